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

describe('docs/spec-coverage.md', () => {
  test('has rows for each of the nine sections', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
  })

  test('says of every row that it is done, partly or later', () => {
    expect(rows.filter(({ state }) => !/^(done|later|partly: .+)$/.test(state))).toEqual([])
  })

  test('names, for what is done or partly done, a file that says so', () => {
    const wrong = rows
      .filter(({ state }) => state !== 'later')
      .filter(({ shownBy }) => {
        const [, file = '', fragment = ''] = /^(\S+) `(.+)`$/.exec(shownBy) ?? []
        return !existsSync(file) || !readFileSync(file, 'utf8').includes(fragment)
      })
    expect(wrong.map(({ requirement, shownBy }) => `${requirement}: ${shownBy}`)).toEqual([])
  })
})
