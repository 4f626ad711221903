import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type AllMessages, keysOf } from '../audit.ts'
import type { Message } from '../translate.ts'
import type { Translation } from './plural-forms.ts'

/** For each key, a hash of the English text that its translation was made from. */
export type TranslatedFrom = Readonly<Record<string, string>>

const fileOf = (locale: Translation) => `translated-from/${locale}.json`

/** A short hash of an English text with its forms. */
export function hashOf(message: Message): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 12)
}

/** A language's record; empty if there is none. */
export async function readTranslatedFrom(locale: Translation, root: URL): Promise<TranslatedFrom> {
  try {
    return JSON.parse(await readFile(new URL(fileOf(locale), root), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** The record as its file contains it: by key, one per line, so that two people's changes merge; no other keys. */
export function translatedFromFile(
  locale: Translation,
  record: TranslatedFrom,
  english: AllMessages,
): { path: string; content: string } {
  const kept = Object.entries(record).filter(([key]) => messageOf(english, key) !== undefined)
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
  return { path: fileOf(locale), content: `${JSON.stringify(sorted, null, 2)}\n` }
}

export function messageOf(messages: AllMessages, key: string): Message | undefined {
  const dot = key.indexOf('.')
  const texts = messages[key.slice(0, dot)]
  const name = key.slice(dot + 1)
  return texts && Object.hasOwn(texts, name) ? texts[name] : undefined
}

/** Keys whose English text has changed since the translation, and keys without a record. */
export function outdated(
  record: TranslatedFrom,
  own: AllMessages,
  english: AllMessages,
): { changed: string[]; unrecorded: string[] } {
  const keys = keysOf(english).filter((key) => messageOf(own, key) !== undefined)
  const now = (key: string) => hashOf(messageOf(english, key) ?? '')
  return {
    changed: keys.filter((key) => record[key] !== undefined && record[key] !== now(key)),
    unrecorded: keys.filter((key) => record[key] === undefined),
  }
}
