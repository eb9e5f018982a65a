/** The browser's steady clock, read anew every second while somebody looks at what it shows. */
export function everySecond(runs: () => boolean): { readonly now: number } {
  let now = $state(performance.now())
  $effect(() => {
    if (!runs()) return
    const timer = setInterval(() => (now = performance.now()), 1000)
    return () => clearInterval(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
