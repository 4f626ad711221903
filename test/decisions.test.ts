import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const decisions = globSync('docs/decisions/*.md').map((file) => ({
  name: basename(file),
  number: basename(file).slice(0, 4),
  lines: readFileSync(file, 'utf8').split('\n'),
}))

test('each decision has a number of its own', () => {
  expect(decisions.length).toBeGreaterThan(60)
  const numbers = decisions.map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(decisions)('$name says when it was taken and whether it holds', ({ number, lines }) => {
  const [title = '', blank, status = ''] = lines
  expect(title).toMatch(new RegExp(`^# ${number}: \\S`))
  expect(blank).toBe('')
  expect(status).toMatch(
    /^\d{4}-\d\d-\d\d, (in force|replaced (in part )?by \[\d{4}\]\(\S+\)( and \[\d{4}\]\(\S+\))*)\.$/,
  )
  for (const [, by, file] of status.matchAll(/\[(\d{4})\]\((\S+?)\)/g)) {
    expect(file?.startsWith(`${by}-`)).toBe(true)
    expect(existsSync(`docs/decisions/${file}`)).toBe(true)
  }
})
