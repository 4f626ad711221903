/** The zeros of our readers' keyboards: Arabic, Persian, and the wide ones of Chinese input. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** A text with its digits as 0 to 9, whichever keyboard they come from. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
}

/** The whole number at the start of a text, in the digits of any of our languages; 0 if there is none. */
export function wholeNumber(text: string): number {
  // Nothing after a separator, an exponent or a word counts: 3.5 is three, never thirty-five.
  return Number(/\d+/.exec(latinDigits(text))?.[0] ?? 0)
}

// A group of three digits is a thousand, whatever separates it: nobody means one euro by 1.000.
const grouped = /^([1-9]\d{0,2}(?:([.,'’٬])\d{3})(?:\2\d{3})*)(?:[.,٫](\d{1,2}))?$/
const plain = /^(\d{1,8})(?:[.,٫](\d{1,2}))?$/

/**
 * The amount that a person typed, in minor units, in the digits and with the marks of any of our languages: 45.5, 45,50,
 * ٤٥٫٥, 1.000,50 €. Null if it is none, or could be two.
 */
export function typedAmount(text: string): number | null {
  const bare = latinDigits(text.normalize('NFKC'))
    .replace(/[\s\u2066-\u2069\u200e\u200f€]/g, '')
    .replace(/^[−-]/, '-')
  const sign = bare.startsWith('-') ? -1 : 1
  const unsigned = bare.replace(/^[-+]/, '')
  const whole = plain.exec(unsigned)
  const groups = whole ? null : grouped.exec(unsigned)
  const [units, cents = ''] = whole ? [whole[1], whole[2]] : [groups?.[1]?.replace(/\D/g, ''), groups?.[3]]
  if (!units || units.length > 8) return null
  return sign * (Number(units) * 100 + Number(cents.padEnd(2, '0'))) + 0
}
