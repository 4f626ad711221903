import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const houses = 'core|contract|i18n|server|web|db|e2e|test|run|bench|docs'

test('the docs name only files and folders that exist', () => {
  const named = [...globSync('*.md'), ...globSync('docs/**/*.md')].flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(new RegExp(`\`((?:${houses})/[^\`\\s]*)\``, 'g'))].map(
      ([, path = '']) => ({ doc, path }),
    ),
  )
  expect(named.length).toBeGreaterThan(500)
  const dead = named.filter(({ path }) => {
    // A line, an anchor, or a name that the reader fills in.
    const file = path.replace(/[:#].*$/, '')
    if (/[<>…]/.test(file)) return false
    return /[*{]/.test(file) ? globSync(file.replace(/\/$/, '')).length === 0 : !existsSync(file)
  })
  expect(dead).toEqual([])
})
