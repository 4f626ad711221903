/** The booster whom a visitor wants for an order. It is part of the calculator's address, so it survives what the address survives. */
const key = 'booster'

/** The wish in an address; only what can be a name, so that no link puts sentences on the page. */
export function wishIn(search: string): string | null {
  const name = new URLSearchParams(search).get(key) ?? ''
  return /^[\p{L}\p{N}_.-]{1,60}$/u.test(name) ? name : null
}

/** The same address with this wish, or without one. */
export function withWish(
  query: URLSearchParams | string,
  booster: string | null | undefined,
): URLSearchParams {
  const wished = new URLSearchParams(query)
  wished.delete(key)
  if (booster) wished.set(key, booster)
  return wished
}
