import { expect, test } from 'vitest'
import { allMessages, textsOf } from '../audit.ts'
import { anyHole } from '../fill.ts'
import { commentsForTranslators } from './comments.ts'
import { readMessages } from './read-messages.ts'

const source = `import type { Words } from './words.ts'

/** About the whole file. */
export default {
  plain: 'A sentence that is clear.',
  // Button under the form. At most 20 characters.
  save: 'Save', // not for translators
  'sort.newest': 'Newest first',

  other: 'Another sentence.',
  // Column headings of the list,
  // each at most 12 characters.
  colDate: 'Date',
  days: {
    // inside
    one: '{count} day',
    other: '{count} days',
  },
  // Badge.
  isNew:
    'New',
} as const satisfies Words
`

test('a comment applies to each key below it, up to an empty line or the next comment', () => {
  expect(readMessages(source).map(({ key, comment }) => [key, comment])).toEqual([
    ['plain', null],
    ['save', 'Button under the form. At most 20 characters.'],
    ['sort.newest', 'Button under the form. At most 20 characters.'],
    ['other', null],
    ['colDate', 'Column headings of the list, each at most 12 characters.'],
    ['days', 'Column headings of the list, each at most 12 characters.'],
    ['isNew', 'Badge.'],
  ])
})

test('texts are read with their plural forms and their positions in the file', () => {
  const entries = readMessages(source)
  expect(entries.find(({ key }) => key === 'days')?.message).toEqual({
    one: '{count} day',
    other: '{count} days',
  })
  const last = entries.at(-1)
  expect(source.slice(last?.start, last?.end)).toBe("'New'")
})

test('the reader finds every text that an English file exports', async () => {
  const { readFile } = await import('node:fs/promises')
  const english = await allMessages('en')
  for (const [area, texts] of Object.entries(english)) {
    const file = await readFile(new URL(`../messages/en/${area}.ts`, import.meta.url), 'utf8')
    const read = Object.fromEntries(readMessages(file).map(({ key, message }) => [key, message]))
    // The rule sentences come from the contract.
    if (area !== 'rules') expect(read, area).toEqual(texts)
  }
})

/**
 * Whether a text is unclear without its context: it lacks a sentence's punctuation, has three words or fewer, begins in
 * lower case, or consists only of holes.
 */
function isFragment(text: string): boolean {
  const words = text.replaceAll(/<\/?\w+>/g, '').trim()
  return (
    !/[.!?…][”’»)]?$/.test(words) ||
    words.split(/\s+/).length <= 3 ||
    /^\p{Ll}/u.test(words) ||
    !/\p{L}/u.test(words.replaceAll(anyHole, ''))
  )
}

test('a label, a button and part of a sentence are fragments, and a full sentence is not', () => {
  for (const text of [
    'Save',
    'Due in {time}',
    'of {price}',
    '{game}, {service}',
    'Thank you!',
    'from the start.',
  ])
    expect(isFragment(text), text).toBe(true)
  for (const text of [
    'You can close this page.',
    'Is that what you intended?',
    'I accept the <terms>terms of service</terms>.',
  ])
    expect(isFragment(text), text).toBe(false)
})

test('every English fragment, label and button has a comment for the translator', async () => {
  const comments = await commentsForTranslators()
  const bare = textsOf(await allMessages('en'))
    .filter(({ key, text }) => isFragment(text) && !comments.has(key))
    .map(({ key }) => key)
  expect([...new Set(bare)]).toEqual([])
})
