const buttons = 5

/** The pages that have a button: five in a row with the current one in the middle, if there are that many. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const shown = Math.min(buttons, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pageCount - shown + 1)
  return Array.from({ length: shown }, (_, i) => first + i)
}
