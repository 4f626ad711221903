/** The longest text that is searched for: an e-mail address fits. */
export const searchLength = 100

/** How many orders, people and coupons a search finds at most, each. */
export const mostFound = 20

/** By what something can be found, the closest first. */
export const foundBy = ['number', 'payment', 'in_game_name', 'name', 'email', 'customer', 'booster'] as const
export type FoundBy = (typeof foundBy)[number]

/** The digits of an order's number, or of its beginning, as people type it: 204, PK-204 or pk 20404; null if it is none. */
export function numberStart(typed: string): string | null {
  return /^(?:pk[-\s]?)?([1-9]\d{0,8})$/iu.exec(typed.trim())?.[1] ?? null
}

/** The numbers that begin with these digits, up to nine digits, as ranges of which the ends count. */
export function numberRanges(digits: string): { from: number; to: number }[] {
  return Array.from({ length: 10 - digits.length }, (_, more) => {
    const size = 10 ** more
    const from = Number(digits) * size
    return { from, to: from + size - 1 }
  })
}
