import { expect, test } from 'vitest'
import { glossaryTerms, termDrawings } from './glossary.ts'

const ids: readonly string[] = glossaryTerms.map(({ id }) => id)

test('each term has an anchor of its own, which no other part of a page uses', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(60)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(ids.filter((id) => ['main', 'root', 'state', 'scripts'].includes(id))).toEqual([])
})

test('a term leads to one that exists and is another', () => {
  for (const term of glossaryTerms)
    if ('see' in term) {
      expect(ids).toContain(term.see)
      expect(term.see).not.toBe(term.id)
    }
})

test('every drawing is used, and about one term in three has one', () => {
  const used = glossaryTerms.flatMap((term) => ('drawing' in term ? [term.drawing] : []))
  expect(new Set(used)).toEqual(new Set(termDrawings))
  expect(used.length / ids.length).toBeGreaterThan(0.25)
})
