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

/** Whether `file `fragment`` names a test file that holds the fragment. */
function isShown(shownBy: string): boolean {
  const [, file = '', fragment = ''] = /^(\S+\.(?:test|spec)\.tsx?) `(.+)`$/.exec(shownBy) ?? []
  return existsSync(file) && readFileSync(file, 'utf8').includes(fragment)
}

describe('docs/spec-coverage.md', () => {
  test('has rows for each of the nine sections', () => {
    const sections = [...new Set(rows.map(({ section }) => section))]
    expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('says of every row that it is done, partly or later', () => {
    expect(rows.filter(({ state }) => !/^(done|later|partly: .+)$/.test(state))).toEqual([])
  })

  test('names a test for all that is done, and for nothing that is later', () => {
    const wrong = rows.filter(({ state, shownBy }) => {
      if (shownBy === '-') return state === 'done'
      return state === 'later' || !isShown(shownBy)
    })
    expect(wrong.map(({ requirement, shownBy }) => `${requirement}: ${shownBy}`)).toEqual([])
  })
})
