import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Change,
  type Draft,
  emptyDraft,
  mergeChanges,
  mostParts,
  progressOf,
  restoreDraft,
  same,
  slugOf,
} from './post-drafts.ts'

type Block = { text: string }
const saving = (by: string) => ({ by, at: '2026-11-28T10:00:00.000Z', source: null })
const put = (id: string, text: string, base: number | null, after?: string | null): Change<Block> => ({
  type: 'put',
  id,
  base,
  block: { text },
  ...(after !== undefined && { after }),
})
const save = (draft: Draft<Block>, by: string, ...changes: Change<Block>[]) =>
  mergeChanges(draft, changes, saving(by))
const said = (draft: Draft<Block>) => draft.parts.map(({ id, block }) => `${id}:${block.text}`).join(' ')

const three = save(
  emptyDraft(),
  'ana',
  put('a', 'one', null),
  put('b', 'two', null),
  put('c', 'three', null),
).draft

describe('two people', () => {
  test('in different blocks meet no conflict', () => {
    const first = save(three, 'ana', put('a', 'ONE', 1))
    const second = save(first.draft, 'lea', put('b', 'TWO', 1))
    expect(second.conflicts).toEqual([])
    expect(said(second.draft)).toBe('a:ONE b:TWO c:three')
  })

  test('in the same block meet a conflict that shows both and changes nothing', () => {
    const first = save(three, 'ana', put('a', 'ONE', 1))
    const second = save(first.draft, 'lea', put('a', 'uno', 1), put('c', 'tre', 1))
    expect(second.conflicts).toMatchObject([
      { type: 'part', id: 'a', yours: { text: 'uno' }, theirs: { text: 'ONE' }, base: 2, by: 'ana' },
    ])
    expect(said(second.draft)).toBe('a:ONE b:two c:tre')
    expect(said(save(second.draft, 'lea', put('a', 'uno', 2)).draft)).toBe('a:uno b:two c:tre')
  })

  test('who write the same meet none, and a save that changes nothing counts as none', () => {
    const first = save(three, 'ana', put('a', 'ONE', 1))
    const second = save(first.draft, 'lea', put('a', 'ONE', 1))
    expect(second).toEqual({ draft: first.draft, conflicts: [], changed: [] })
  })

  test('one of whom moves what the other edits: both happen', () => {
    const moved = save(three, 'ana', { type: 'move', id: 'a', after: 'c' })
    const edited = save(moved.draft, 'lea', put('a', 'ONE', 1))
    expect([edited.conflicts, said(edited.draft)]).toEqual([[], 'b:two c:three a:ONE'])
    const other = save(save(three, 'lea', put('a', 'ONE', 1)).draft, 'ana', {
      type: 'move',
      id: 'a',
      after: 'c',
    })
    expect(said(other.draft)).toBe('b:two c:three a:ONE')
  })

  test('one of whom removes what the other edits: whoever comes second decides', () => {
    const removed = save(three, 'ana', { type: 'remove', id: 'b', base: 1 })
    const late = save(removed.draft, 'lea', put('b', 'TWO', 1))
    expect(late.conflicts).toMatchObject([{ id: 'b', yours: { text: 'TWO' }, theirs: null, base: null }])
    expect(said(late.draft)).toBe('a:one c:three')
    expect(said(save(late.draft, 'lea', put('b', 'TWO', null, 'a')).draft)).toBe('a:one b:TWO c:three')
    const edited = save(three, 'lea', put('b', 'TWO', 1))
    const refused = save(edited.draft, 'ana', { type: 'remove', id: 'b', base: 1 })
    expect(refused.conflicts).toMatchObject([{ id: 'b', yours: null, theirs: { text: 'TWO' }, base: 2 }])
    expect(said(refused.draft)).toBe('a:one b:TWO c:three')
  })

  test('both of whom remove a block agree, and what was put behind it keeps its place', () => {
    const removed = save(three, 'ana', { type: 'remove', id: 'b', base: 1 })
    const both = save(removed.draft, 'lea', { type: 'remove', id: 'b', base: 1 }, put('d', 'new', null, 'b'))
    expect([both.conflicts, said(both.draft)]).toEqual([[], 'a:one d:new c:three'])
  })

  test('who made up the same id for two blocks both see it', () => {
    const first = save(three, 'ana', put('d', 'hers', null, 'a'))
    expect(save(first.draft, 'lea', put('d', 'mine', null)).conflicts).toHaveLength(1)
  })

  test('who change the title meet a conflict, and one who changes the summary doesn’t', () => {
    const title = (value: string): Change<Block> => ({ type: 'field', field: 'title', base: 0, value })
    const first = save(three, 'ana', title('Acts'))
    const second = save(first.draft, 'lea', title('Seasons'), {
      type: 'field',
      field: 'description',
      base: 0,
      value: 'All of them',
    })
    expect(second.conflicts).toMatchObject([{ type: 'field', yours: 'Seasons', theirs: 'Acts', base: 2 }])
    expect(second.draft.fields.description.value).toBe('All of them')
  })
})

test('the changes of one save build on each other', () => {
  const { draft, conflicts } = save(
    three,
    'ana',
    put('d', '1', null, 'a'),
    put('d', '2', null),
    put('e', '3', null, 'd'),
  )
  expect([conflicts, said(draft)]).toEqual([[], 'a:one d:2 e:3 b:two c:three'])
  const gone = save(draft, 'ana', put('d', '4', 2), { type: 'remove', id: 'd', base: 2 })
  expect([gone.conflicts, said(gone.draft)]).toEqual([[], 'a:one e:3 b:two c:three'])
})

test('a translation is stale once its source changes, until it is written again or is still right', () => {
  const source = save(three, 'ana', put('a', 'ONE', 1)).draft
  const german = {
    by: 'lea',
    at: '2026-11-28T10:00:00.000Z',
    source: new Map(source.parts.map(({ id, revision }) => [id, revision])),
  }
  const isEmpty = ({ text }: Block) => text === ''
  const said = mergeChanges(
    emptyDraft<Block>(),
    [{ ...put('a', 'eins', null), from: 1 } as Change<Block>, put('b', '', null)],
    german,
  ).draft
  expect(progressOf(source, said, isEmpty)).toEqual({
    total: 3,
    done: 1,
    stale: 1,
    missing: ['c'],
    empty: ['b'],
  })
  const right = mergeChanges(said, [{ type: 'confirm', id: 'a', base: 1, from: 99 }], german)
  expect(right.draft.parts[0]).toMatchObject({ from: 2, revision: 1, touched: 2 })
  expect(progressOf(source, right.draft, isEmpty).stale).toBe(0)
})

test('a version that is restored is the newest, and who types meanwhile meets a conflict', () => {
  const version = {
    fields: { title: 'T', description: '', slug: '' },
    parts: three.parts.map((part) => ({ ...part })),
  }
  const later = save(
    three,
    'ana',
    put('a', 'ONE', 1),
    { type: 'remove', id: 'b', base: 1 },
    put('d', 'new', null),
  ).draft
  const restored = restoreDraft(later, version, saving('lea'))
  expect(said(restored.draft)).toBe('a:one b:two c:three')
  expect(restored.draft.fields.title.value).toBe('T')
  expect(restored.changed.toSorted()).toEqual(['a', 'b', 'd', 'title'])
  expect(save(restored.draft, 'ana', put('a', 'ONE!', 2)).conflicts).toMatchObject([
    { theirs: { text: 'one' } },
  ])
  expect(restoreDraft(restored.draft, version, saving('lea')).changed).toEqual([])
})

test('whatever is saved in whatever order, parts are never lost or doubled, and each is as its last writer left it', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd')
  const near = fc.option(id, { nil: null })
  const base = fc.option(fc.nat(8), { nil: null })
  const change = fc.oneof(
    fc.record({
      type: fc.constant('put' as const),
      id,
      base,
      block: fc.record({ text: fc.string() }),
      after: near,
    }),
    fc.record({ type: fc.constant('move' as const), id, after: near }),
    fc.record({ type: fc.constant('remove' as const), id, base }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 5 }), { maxLength: 12 }), (saves) => {
      let draft: Draft<Block> = three
      for (const changes of saves) {
        const before = draft
        const merged = save(before, 'ana', ...changes)
        draft = merged.draft
        const ids = draft.parts.map((part) => part.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBeLessThanOrEqual(mostParts)
        for (const part of before.parts) {
          const now = draft.parts.find((each) => each.id === part.id)
          if (now) expect(now.revision >= part.revision).toBe(true)
          else expect(changes.some((each) => each.type === 'remove' && each.id === part.id)).toBe(true)
        }
      }
    }),
  )
})

test('values of JSON are compared by what they say', () => {
  expect(same({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true)
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(same({ a: 1 }, { b: 1 })).toBe(false)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same({ 0: 1 }, [1])).toBe(false)
  expect(same(null, {})).toBe(false)
})

test('a title becomes a slug of plain letters', () => {
  expect(slugOf('Wer den Kürzeren zieht: 5 Größen', 80)).toBe('wer-den-kuerzeren-zieht-5-groessen')
  expect(slugOf('L’été à Demacia', 80)).toBe('lete-a-demacia')
  expect(slugOf('\u202eevil', 80)).toBe('evil')
  expect(slugOf('段位衰减', 80)).toBe('')
  expect(slugOf(`${'a'.repeat(79)} b`, 80)).toBe('a'.repeat(79))
})
