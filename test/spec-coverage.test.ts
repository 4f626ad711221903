import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Row = { section: string; requirement: string; state: string; shownBy: string }

const rows: Row[] = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', requirement = '', state = '', shownBy = '']) => ({
    section,
    requirement,
    state,
    shownBy,
  }))

/** The first argument of `test(` and `it(`, or of what `test.each(…)` and the like return. */
const title = /(?:\b(?:test|it)(?:\.(?:only|concurrent))?|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs

function titlesOf(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, '')
  return [...code.matchAll(title)].map(([, , words = '']) => words.replaceAll(/\\(.)/g, '$1'))
}

/** Whether `file `fragment`` names a test file with a test whose title contains the fragment. */
function isShown(shownBy: string): boolean {
  const [, file = '', fragment = ''] = /^(\S+\.(?:test|spec)\.tsx?) `(.+)`$/.exec(shownBy) ?? []
  return existsSync(file) && titlesOf(readFileSync(file, 'utf8')).some((each) => each.includes(fragment))
}

describe('docs/spec-coverage.md', () => {
  test('has rows for each of the nine sections', () => {
    const sections = [...new Set(rows.map(({ section }) => section))]
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('marks every row as done, partly or later', () => {
    expect(rows.filter(({ state }) => !/^(done|later|partly: .+)$/.test(state))).toEqual([])
  })

  test('names a test by its title for every row that is done, and for none that is later', () => {
    const wrong = rows.filter(({ state, shownBy }) => {
      if (shownBy === '-') return state === 'done'
      return state === 'later' || !isShown(shownBy)
    })
    expect(wrong.map(({ requirement, shownBy }) => `${requirement}: ${shownBy}`)).toEqual([])
  })
})

test('a title is the name of a test, never other text, a comment or a group', () => {
  const source = [
    "test('one', () => {})",
    "it(\n  'two',\n() => {})",
    "test.each([['three', 1]])('four %s', (word) => expect('five').toBe(word))",
    'for (const each of all) test(`six`, async () => {})',
    "test.skipIf(root())('it’s \\'seven\\'', () => {})",
    "// test('eight', () => {})",
    "describe('nine', () => {})",
    "await page.goto('/ten')",
  ].join('\n')
  expect(titlesOf(source)).toEqual(['one', 'two', 'four %s', 'six', "it’s 'seven'"])
})
