/** Gives a dialog the keyboard while it is open, and gives it back to what had it before. */
export function takesKeyboard(dialog: HTMLElement): () => void {
  const opener = document.activeElement
  dialog.focus()
  return () => opener instanceof HTMLElement && opener.isConnected && opener.focus()
}

/** Escape closes a dialog, and means nothing else meanwhile. */
export function closesOnEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}
