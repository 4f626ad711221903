import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test.each([
  ['with https', crypto],
  ['without', {}],
])('an id is a random UUID, %s', (_, of) => {
  vi.stubGlobal('crypto', of)
  const ids = Array.from({ length: 100 }, newId)
  vi.unstubAllGlobals()
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
})
