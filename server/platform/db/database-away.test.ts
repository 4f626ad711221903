import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway, isExhausted } from './database-away.ts'

function failure(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('refused', 0, 'error')
  error.code = code
  return error
}

// `npm run bench -- disk-full` fills a real disk.
test('trust D5: without space or connections the database is exhausted; a broken rule is the query’s own fault', () => {
  for (const code of ['53100', '53200', '53300']) {
    expect(isExhausted(failure(code)), code).toBe(true)
    expect(isDatabaseAway(failure(code)), code).toBe(true)
  }
  expect(isExhausted(failure('57P01'))).toBe(false)
  expect(isDatabaseAway(failure('57P01'))).toBe(true)
  expect(isDatabaseAway(failure('23505'))).toBe(false)
})
