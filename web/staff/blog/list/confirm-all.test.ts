import { expect, test } from 'vitest'
import {
  type Change as CoreChange,
  type Draft,
  emptyDraft,
  mergeChanges,
  progressOf,
  sourceOf,
  staleFields,
} from '#core/site/post-drafts.ts'
import type { Draft as Shown } from '../desk-types.ts'
import { confirmAll } from './confirm-all.ts'

type Words = Draft<string>
const at = { by: 'ana', at: '2026-11-28T12:00:00.000Z' }
const save = (draft: Words, source: Words | null, ...changes: CoreChange<string>[]) =>
  mergeChanges(draft, changes, { ...at, source: source && sourceOf(source) }).draft
const shown = (draft: Words) => draft as unknown as Shown

test('everything that is stale is confirmed as its source is, and what has no words yet isn’t', () => {
  let source = save(
    emptyDraft<string>(),
    null,
    { type: 'put', id: 'a', base: null, block: 'One' },
    { type: 'put', id: 'b', base: null, block: 'Two' },
    { type: 'field', field: 'title', base: 0, value: 'Title' },
  )
  const translation = save(
    emptyDraft<string>(),
    source,
    { type: 'put', id: 'a', base: null, block: 'Eins' },
    { type: 'put', id: 'b', base: null, block: 'Zwei' },
    { type: 'field', field: 'title', base: 0, value: 'Titel' },
  )
  expect(confirmAll(shown(source), shown(translation))).toEqual([])
  source = save(
    source,
    null,
    { type: 'put', id: 'b', base: 1, block: 'Two, changed' },
    { type: 'field', field: 'title', base: 1, value: 'Another title' },
    { type: 'field', field: 'description', base: 0, value: 'New' },
  )
  const changes = confirmAll(shown(source), shown(translation))
  expect(changes).toEqual([
    { type: 'confirm', id: 'b', base: 1, from: 2 },
    { type: 'field', field: 'title', base: 1, value: 'Titel', from: 2 },
  ])
  const confirmed = save(translation, source, ...(changes as unknown as CoreChange<string>[]))
  expect(progressOf(source, confirmed, (block) => block === '').stale).toBe(0)
  expect(staleFields(source, confirmed)).not.toContain('title')
})
