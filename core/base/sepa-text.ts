/** Letters and signs that have no accent to lose. */
const spelled: Record<string, string> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '–': '-',
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Text in the characters that every bank of SEPA takes (EPC217-08): Latin letters without accents. */
export function sepaText(text: string, most: number): string {
  return withoutAccents(text)
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (letter) => spelled[letter] ?? ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
}

/** Whether a SEPA file can contain a name without losing a letter of it. */
export function isSepaName(name: string): boolean {
  const letters = withoutAccents(name).match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length > 0 && letters.every((letter) => /[A-Za-z0-9]/.test(letter) || letter in spelled)
}
