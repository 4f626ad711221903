import { matches, plain } from '#web/shop/glossary/find-terms.ts'

export type GlossaryTerm = {
  id: string
  name: string
  english: string | null
  forms: readonly string[]
  text: string
}

/** The terms that contain what was typed, those whose name begins with it first; all of them if nothing was typed. */
export function findGlossaryTerms(terms: readonly GlossaryTerm[], typed: string): GlossaryTerm[] {
  const query = plain(typed)
  if (query === '') return [...terms]
  return terms
    .flatMap((term) => {
      const words = [term.name, term.english ?? '', ...term.forms]
      if (!words.some((word) => matches(word, query))) return []
      const begins = words.findIndex((word) => plain(word).startsWith(query))
      return [{ term, rank: begins < 0 ? words.length : begins }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ term }) => term)
}
