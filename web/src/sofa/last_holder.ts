/** Who had the device last at each table: a seat's number and nothing that it saw. */
const KEY = 'conclave-sofa'
const TABLES_KEPT = 30

function all(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number> | null) ?? {}
  } catch {
    return {}
  }
}

export function lastHolder(code: string): number | null {
  return all()[code] ?? null
}

export function keepHolder(code: string, seat: number): void {
  const others = Object.entries(all()).filter(([other]) => other !== code)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - TABLES_KEPT), [code, seat]])))
  } catch {
    // Then whoever owns the device is asked for.
  }
}
