import { type AllMessages, allMessages, keysOf, leftOvers } from '../audit.ts'
import { glossaries } from '../glossaries/all-glossaries.ts'
import { forbiddenWords } from '../glossaries/forbidden-words.ts'
import type { Locale } from '../locales.ts'
import { outdated, readTranslatedFrom } from './translated-from.ts'

/** The work left in a language: for each kind of work, one line per text. */
export type State = { locale: Locale; keys: number; work: Readonly<Record<Work, readonly string[]>> }

export const works = ['missing', 'surplus', 'English', 'forbidden', 'changed', 'unrecorded'] as const
export type Work = (typeof works)[number]

/** The state of a language's texts. English can only have forbidden words, because it is the source. */
export async function stateOf(locale: Locale, english: AllMessages, root: URL): Promise<State> {
  const own = await allMessages(locale)
  const keys = keysOf(own)
  const forbidden = forbiddenWords(glossaries[locale], own).map(
    ({ key, form, word, say }) => `${key}${form ? ` (${form})` : ''}: “${word}”, say: ${say}`,
  )
  const none = { missing: [], surplus: [], English: [], changed: [], unrecorded: [] }
  if (locale === 'en') return { locale, keys: keys.length, work: { ...none, forbidden } }
  const wanted = new Set(keysOf(english))
  const has = new Set(keys)
  const record = await readTranslatedFrom(locale, root)
  const work = {
    missing: [...wanted].filter((key) => !has.has(key)),
    surplus: keys.filter((key) => !wanted.has(key)),
    English: leftOvers(locale, own, english),
    forbidden,
    ...outdated(record, own, english),
  }
  return { locale, keys: keys.length, work }
}

/** The states as a table, one language per line. */
export function stateTable(states: readonly State[]): string {
  const rows = states.map(({ locale, keys, work }) => [
    locale,
    String(keys),
    ...works.map((kind) => String(work[kind].length)),
  ])
  const table = [['language', 'keys', ...works], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
