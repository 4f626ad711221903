import { readFile } from 'node:fs/promises'
import { areasOf } from '../audit.ts'
import { anyHole } from '../fill.ts'
import { gamePageAreas, gamePageNote } from '../game-pages.ts'
import { readMessages } from './read-messages.ts'

const gamePages: readonly string[] = gamePageAreas

/** The translator's comment for each English text that has one, by `area.key`. */
export async function commentsForTranslators(): Promise<Map<string, string>> {
  const comments = new Map<string, string>()
  for (const area of await areasOf('en')) {
    const source = await readFile(new URL(`../messages/en/${area}.ts`, import.meta.url), 'utf8')
    for (const { key, comment } of readMessages(source)) {
      const note = comment ?? (gamePages.includes(area) ? gamePageNote(key) : null)
      if (note) comments.set(`${area}.${key}`, note)
    }
  }
  return comments
}

/**
 * Whether a text is unclear without its context: it lacks a sentence's punctuation, has three words or fewer, begins in
 * lower case, or consists only of holes.
 */
export function isFragment(text: string): boolean {
  const words = text.replaceAll(/<\/?\w+>/g, '').trim()
  return (
    !/[.!?…][”’»)]?$/.test(words) ||
    words.split(/\s+/).length <= 3 ||
    /^\p{Ll}/u.test(words) ||
    !/\p{L}/u.test(words.replaceAll(anyHole, ''))
  )
}
