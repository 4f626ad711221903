/** The zeros of the keyboards that our readers type on: Arabic, Persian, and the wide ones of Chinese input. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** The whole number that a text begins with, in the digits of any of our languages; 0 where there is none. */
export function wholeNumber(text: string): number {
  const latin = text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
  // What stands behind a separator, an exponent or a word is no part of it: 3.5 is three, never thirty-five.
  return Number(/\d+/.exec(latin)?.[0] ?? 0)
}
