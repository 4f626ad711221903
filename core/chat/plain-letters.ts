/** A text in plain letters, and where each of them came from. */
export type PlainText = { text: string; from: readonly number[]; to: readonly number[] }

/** Invisible characters that split a word without showing it. */
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034f/u

/** Characters that set letters apart: a run of the same kind says no more than one of them. */
const apart = [/\s/, /[_*~|]/]

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c' },
  ...{ ѕ: 's', т: 't', у: 'y', х: 'x', ԁ: 'd', ɡ: 'g', ɩ: 'i', ο: 'o', α: 'a', ε: 'e', ρ: 'p', τ: 't' },
  ...{ '。': '.', '٫': '.', '·': '.', '•': '.', '＠': '@', '﹫': '@' },
}

const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]

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
  // A compatibility form can be several letters: ⑫ is 12, ㎏ is kg.
  const folded = char.normalize('NFKC').toLowerCase()
  return [...folded].map((letter) => lookalikes[letter] ?? letter).join('')
}
