/** What a search compares: lower case, without accents, Arabic vowel marks and the variants of alif. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0640\u2060\u2066-\u2069]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Whether a text contains every word that was typed. */
export function matches(text: string, query: string): boolean {
  const plainText = plain(text)
  return plain(query)
    .split(' ')
    .every((word) => plainText.includes(word))
}

/** How many letters must change to make one word of the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

export type Named = { id: string; name: string; forms: readonly string[] }

/** The terms whose names are nearest to what was typed, nearest first; none if even they are too far away. */
export function nearestTerms(terms: readonly Named[], query: string, most = 3): Named[] {
  const typed = plain(query)
  return terms
    .map((term) => {
      const names = [term.name, ...term.forms].map(plain)
      return {
        term,
        far: Math.min(...names.map((name) => distance(name, typed) / Math.max(name.length, typed.length))),
      }
    })
    .filter(({ far }) => far <= 0.6)
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ term }) => term)
}
