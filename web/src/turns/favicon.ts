import icon from '../../public/icon.svg?raw'

/** A lamp on the icon: told by its shape, whatever the colours of the browser are. */
const LAMP = '<circle cx="47" cy="17" r="17" fill="#12162F"/><circle cx="47" cy="17" r="12" fill="#FFE09A"/>'

export const LIT = `data:image/svg+xml,${encodeURIComponent(icon.replace('</svg>', `${LAMP}</svg>`))}`

/** Whether the page's icon says that somebody is waited for. */
export function light(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link) link.href = lit ? LIT : '/icon.svg'
}
