/** The zeros of our readers' keyboards: Arabic, Persian, and the wide ones of Chinese input. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** The whole number at the start of a text, in the digits of any of our languages; 0 if there is none. */
export function wholeNumber(text: string): number {
  const latin = text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
  // Nothing after a separator, an exponent or a word counts: 3.5 is three, never thirty-five.
  return Number(/\d+/.exec(latin)?.[0] ?? 0)
}
