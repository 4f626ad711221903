import { readFile } from 'node:fs/promises'
import { areasOf } from '../audit.ts'
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
