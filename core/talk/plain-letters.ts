/** A text in plain letters, and where each of them came from. */
export type PlainText = { text: string; from: readonly number[]; to: readonly number[] }

/** Invisible characters and marks on letters, between which a word can still be read: k̲e̲y, 1️⃣. */
const invisible = /\p{Cf}|\p{M}/u

/** Characters that set letters apart: a run of the same kind says no more than one of them. */
const apart = [/\s/, /[_*~|]/]

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ɡ: 'g',
  ɩ: 'i',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ρ: 'p',
  τ: 't',
  '。': '.',
  '٫': '.',
  '·': '.',
  '•': '.',
  '＠': '@',
  '﹫': '@',
  '➕': '加',
}

const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]

/** Runs of signs that have no compatibility form, and what their first one says: 🇦, 🅐, 🅰, ➊, ➀, ⓵. */
const framed: readonly [first: number, last: number, says: string][] = [
  [0x1f1e6, 0x1f1ff, 'a'],
  [0x1f150, 0x1f169, 'a'],
  [0x1f170, 0x1f189, 'a'],
  [0x2776, 0x277e, '1'],
  [0x278a, 0x2792, '1'],
  [0x2780, 0x2788, '1'],
  [0x24f5, 0x24fd, '1'],
]

/**
 * A text in lower case without invisible characters; full-width, styled and look-alike letters and the digits of other
 * scripts become plain ones, and a run of spaces or of signs one of them. Each letter knows its place in the original.
 */
export function plainLetters(original: string): PlainText {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let at = 0
  for (const char of original) {
    const end = at + char.length
    if (!invisible.test(char))
      for (const letter of plain(char)) {
        if (apart.some((kind) => kind.test(letter) && kind.test(text.at(-1) ?? ''))) continue
        text += letter
        for (let i = 0; i < letter.length; i++) {
          from.push(at)
          to.push(end)
        }
      }
    at = end
  }
  return { text, from, to }
}

function plain(char: string): string {
  const zero = digitZeros.find((each) => char.charCodeAt(0) >= each && char.charCodeAt(0) <= each + 9)
  if (zero !== undefined) return String(char.charCodeAt(0) - zero)
  const code = char.codePointAt(0) ?? 0
  const run = framed.find(([first, last]) => code >= first && code <= last)
  if (run) return String.fromCharCode(run[2].charCodeAt(0) + code - run[0])
  // A compatibility form can be several letters: ⑫ is 12, ㎏ is kg.
  const folded = char.normalize('NFKC').toLowerCase()
  return [...folded].map((letter) => lookalikes[letter] ?? letter).join('')
}
