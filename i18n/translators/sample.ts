import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type AllMessages, keysOf } from '../audit.ts'
import type { Locale } from '../locales.ts'
import type { Message } from '../translate.ts'
import { readMessages } from './read-messages.ts'
import { Refused } from './refused.ts'
import { messageOf } from './translated-from.ts'

/**
 * Random keys, sorted by name. The same seed gives the same keys, and nearly the same when a few texts come or go,
 * since each key has its own place in the draw.
 */
export function sampleKeys(english: AllMessages, seed: string, count: number): string[] {
  const drawn = (key: string) => createHash('sha256').update(`${seed}:${key}`).digest('hex')
  return keysOf(english)
    .map((key) => ({ key, place: drawn(key) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, count)
    .map(({ key }) => key)
    .sort()
}

/** The texts of some areas at a commit of this repository; an area that didn't exist then has none. */
export function messagesAt(ref: string, locale: Locale, areas: readonly string[]): AllMessages {
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: fileURLToPath(new URL('../', import.meta.url)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    throw new Refused(`There is no commit “${ref}” to compare with, or this is no git repository.`)
  }
  return Object.fromEntries(
    areas.map((area) => {
      try {
        const source = git('show', `${ref}:./messages/${locale}/${area}.ts`)
        return [area, Object.fromEntries(readMessages(source).map(({ key, message }) => [key, message]))]
      } catch {
        return [area, {}]
      }
    }),
  )
}

const cell = (message: Message | undefined, none: string): string => {
  if (message === undefined) return none
  const texts =
    typeof message === 'string'
      ? [message]
      : Object.entries(message).map(([form, text]) => `${form}: ${text}`)
  return texts.join('<br>').replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/** Texts before and after, as a Markdown table; a text that didn't exist before is marked as new. */
export function sampleTable(keys: readonly string[], before: AllMessages, after: AllMessages): string {
  const rows = keys.map(
    (key) =>
      `| ${key} | ${cell(messageOf(before, key), '*new*')} | ${cell(messageOf(after, key), '*missing*')} |`,
  )
  return ['| Key | Before | After |', '| --- | --- | --- |', ...rows].join('\n')
}
