import fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Conflict, Saved } from '../desk-types.ts'
import { type Text, textOf } from './draft-state.ts'
import { DraftSync, type SaveBody, SaveFailure } from './draft-sync.ts'
import { type Device, type Kept, KeptText } from './kept-text.ts'
import { MadeUpServer, paragraph, wordsOf } from './made-up-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function device(): Device {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
}

let person = 'u1'
const place = { user: () => person, post: 'p1', language: 'en' }
let tabs = 0

/** A page that shows a draft: `type` writes a block as a person would. */
class Tab {
  text: Text
  readonly saves: SaveBody[] = []
  readonly sync: DraftSync
  readonly kept: KeptText
  /** What the next saves do instead of reaching the server. */
  fails: (SaveFailure | 'answerLost')[] = []
  /** How long an answer is on its way. */
  answerMs = 0
  #key = 0

  constructor(server: MadeUpServer, store = device()) {
    const draft = server.draft()
    this.text = textOf(draft)
    this.kept = new KeptText(store, place, `tab${++tabs}`)
    const own = `${tabs}`
    this.sync = new DraftSync({
      draft,
      kept: this.kept,
      sheet: {
        read: () => structuredClone(this.text),
        show: (text) => {
          this.text = structuredClone(text)
        },
      },
      newKey: () => `${own} ${++this.#key}`,
      save: async (body, key): Promise<Saved> => {
        this.saves.push(body)
        const fails = this.fails.shift()
        if (fails instanceof SaveFailure) throw fails
        const saved = server.save(body, key)
        if (this.answerMs > 0) await new Promise((resolve) => setTimeout(resolve, this.answerMs))
        if (fails === 'answerLost') throw new SaveFailure('line', 'something_wrong')
        return saved
      },
    })
  }

  type(id: string, words: string, after?: string) {
    const at = this.text.blocks.findIndex((each) => each.id === id)
    const block = { id, block: paragraph(words) }
    if (at >= 0) this.text.blocks[at] = block
    else this.text.blocks.splice(this.text.blocks.findIndex((each) => each.id === after) + 1, 0, block)
    this.sync.typed()
  }

  remove(id: string) {
    this.text.blocks = this.text.blocks.filter((each) => each.id !== id)
    this.sync.typed()
  }

  get words() {
    return wordsOf(this.text.blocks)
  }

  get conflicts(): Conflict[] {
    return [...this.sync.state.known.conflicts.values()]
  }
}

const second = () => vi.advanceTimersByTimeAsync(1_000)
const line = () => new SaveFailure('line', 'something_wrong')

test('only what was changed is sent, a second after the last key', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two' })
  const tab = new Tab(server)
  tab.type('b', 'tw')
  await vi.advanceTimersByTimeAsync(900)
  tab.type('b', 'two!')
  await vi.advanceTimersByTimeAsync(900)
  expect(tab.saves).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(tab.saves).toEqual([
    { seen: 0, changes: [{ type: 'put', id: 'b', base: 0, block: paragraph('two!') }] },
  ])
  expect(tab.sync.state.status).toBe('saved')
  expect(wordsOf(server.parts)).toEqual(['one', 'two!'])
})

test('two people in different blocks meet no conflict and see each other’s words', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two' })
  const [ana, lea] = [new Tab(server), new Tab(server)]
  ana.type('a', 'one, by ana')
  lea.type('b', 'two, by lea')
  lea.type('c', 'three, by lea', 'b')
  await second()
  await ana.sync.refresh(server.revision)
  expect(ana.words).toEqual(['one, by ana', 'two, by lea', 'three, by lea'])
  expect(lea.words).toEqual(ana.words)
  expect([...ana.conflicts, ...lea.conflicts]).toEqual([])
})

test('what is typed while others’ changes of the same block and title are on their way is in conflict with them', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two', c: 'three' })
  const [ana, lea] = [new Tab(server), new Tab(server)]
  ana.type('a', 'by ana')
  ana.remove('b')
  ana.text.fields.title = 'By ana'
  ana.sync.typed()
  await second()
  lea.answerMs = 500
  const refreshed = lea.sync.refresh(server.revision)
  await vi.advanceTimersByTimeAsync(100)
  lea.type('a', 'by lea')
  lea.type('b', 'kept by lea')
  lea.text.fields.title = 'By lea'
  lea.sync.typed()
  await vi.advanceTimersByTimeAsync(400)
  await refreshed
  expect(lea.words).toEqual(['by lea', 'kept by lea', 'three'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(lea.conflicts).toMatchObject([
    { id: 'a', yours: paragraph('by lea'), theirs: paragraph('by ana') },
    { id: 'b', yours: paragraph('kept by lea'), theirs: null },
    { field: 'title', yours: 'By lea', theirs: 'By ana' },
  ])
  expect(lea.words).toEqual(['by lea', 'kept by lea', 'three'])
  expect(lea.text.fields.title).toBe('By lea')
  expect(wordsOf(server.parts)).toEqual(['by ana', 'three'])
  expect(server.fields.title.value).toBe('By ana')
})

test('the same block shows both texts, and nothing of either is sent over the other', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two' })
  const [ana, lea] = [new Tab(server), new Tab(server)]
  ana.type('a', 'by ana')
  await second()
  lea.type('a', 'by lea')
  await second()
  expect(lea.conflicts).toMatchObject([{ id: 'a', yours: paragraph('by lea'), theirs: paragraph('by ana') }])
  expect(lea.words[0]).toBe('by lea')
  lea.type('b', 'meanwhile')
  await second()
  expect(wordsOf(server.parts)).toEqual(['by ana', 'meanwhile'])
  lea.sync.resolve('a', 'yours')
  await second()
  expect(wordsOf(server.parts)).toEqual(['by lea', 'meanwhile'])
  expect(lea.sync.dirty).toBe(false)
})

test('a conflict follows what the other one writes on, and theirs can be taken', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const [ana, lea] = [new Tab(server), new Tab(server)]
  ana.type('a', 'by ana')
  await second()
  lea.type('a', 'by lea')
  await second()
  ana.type('a', 'by ana, longer')
  await second()
  await lea.sync.refresh(server.revision)
  expect(lea.conflicts).toMatchObject([{ theirs: paragraph('by ana, longer') }])
  lea.sync.resolve('a', 'theirs')
  await second()
  expect(lea.words).toEqual(['by ana, longer'])
  expect(lea.sync.dirty).toBe(false)
})

test('a block that one removes and the other changes is a conflict for who comes second, either way', async () => {
  const first = new MadeUpServer({ a: 'one', b: 'two' })
  const [ana, lea] = [new Tab(first), new Tab(first)]
  ana.remove('a')
  await second()
  lea.type('a', 'still here')
  await second()
  expect(lea.conflicts).toMatchObject([{ id: 'a', theirs: null, base: null }])
  lea.sync.resolve('a', 'yours')
  await second()
  expect(wordsOf(first.parts)).toEqual(['still here', 'two'])

  const other = new MadeUpServer({ a: 'one', b: 'two' })
  const [max, eva] = [new Tab(other), new Tab(other)]
  max.type('a', 'changed')
  await second()
  eva.remove('a')
  await second()
  expect(eva.conflicts).toMatchObject([{ id: 'a', yours: null, theirs: paragraph('changed') }])
  eva.sync.resolve('a', 'theirs')
  expect(eva.words).toEqual(['changed', 'two'])
})

test('words typed while a save is under way are no conflict with it', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  tab.type('a', 'first')
  const saving = tab.sync.flush()
  tab.type('a', 'first and second')
  await saving
  await second()
  expect(tab.conflicts).toEqual([])
  expect(wordsOf(server.parts)).toEqual(['first and second'])
})

test('a save whose answer was lost is sent again with its key, and happens once', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  tab.fails = ['answerLost']
  tab.type('a', 'first')
  await second()
  expect(tab.sync.state).toMatchObject({ status: 'kept', trouble: 'line', onDevice: true })
  tab.type('a', 'first and second')
  await vi.advanceTimersByTimeAsync(2_000)
  await second()
  expect(tab.conflicts).toEqual([])
  expect(tab.saves[1]).toEqual(tab.saves[0])
  expect(wordsOf(server.parts)).toEqual(['first and second'])
  expect(server.revision).toBe(2)
})

test('while the line is down it asks more and more rarely, and goes on when it is back', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  tab.fails = [line(), line(), line()]
  tab.type('a', 'offline')
  await second()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tab.saves).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(tab.saves).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tab.saves).toHaveLength(3)
  tab.sync.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(wordsOf(server.parts)).toEqual(['offline'])
  expect(tab.sync.state.status).toBe('saved')
})

test('a session that has ended keeps the text on this device until it is back', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const store = device()
  const tab = new Tab(server, store)
  tab.fails = [new SaveFailure('session', 'unauthorized')]
  tab.type('a', 'typed late')
  await second()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.saves).toHaveLength(1)
  expect(store.getItem(tab.kept.key)).toContain('typed late')
  tab.sync.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(wordsOf(server.parts)).toEqual(['typed late'])
  expect(store.getItem(tab.kept.key)).toBeNull()
})

test('what a closed tab left behind comes back, and meets what others wrote meanwhile as a conflict', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two' })
  const store = device()
  const lost = new Tab(server, store)
  lost.type('a', 'never saved')
  lost.type('n', 'new block', 'a')
  lost.sync.close()
  const other = new Tab(server)
  other.type('a', 'by someone else')
  await second()
  const tab = new Tab(server, store)
  const [left] = tab.kept.others()
  tab.sync.bringBack(tab.kept.read(left?.key ?? '') as Kept)
  await second()
  expect(tab.words).toEqual(['never saved', 'new block', 'two'])
  expect(tab.conflicts).toMatchObject([{ id: 'a', theirs: paragraph('by someone else') }])
  expect(wordsOf(server.parts)).toEqual(['by someone else', 'new block', 'two'])
})

test('the text of a tab that is still open is not offered to another one', () => {
  const server = new MadeUpServer({ a: 'one' })
  const store = device()
  const [one, other] = [new Tab(server, store), new Tab(server, store)]
  one.type('a', 'in the first tab')
  other.type('a', 'in the second tab')
  expect(one.kept.others()).toMatchObject([{ key: other.kept.key }])
  expect(other.kept.others()).toMatchObject([{ key: one.kept.key, tab: one.kept.tab }])
  expect(JSON.stringify(other.kept.read(one.kept.key))).toContain('in the first tab')
})

test('a slug that the server makes of the title leaves nothing unsaved', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  tab.text.fields.title = 'How refunds work'
  tab.sync.typed()
  await second()
  expect(tab.text.fields.slug).toBe('how-refunds-work')
  expect(tab.sync.dirty).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.saves).toHaveLength(1)
})

test('a refused save waits for the next change, and its text stays on this device', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const store = device()
  const tab = new Tab(server, store)
  tab.fails = [new SaveFailure('refused', 'post_too_long')]
  tab.type('a', 'too long')
  await second()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.saves).toHaveLength(1)
  expect(tab.sync.state).toMatchObject({ status: 'kept', trouble: 'refused', code: 'post_too_long' })
  expect(store.getItem(tab.kept.key)).toContain('too long')
  tab.type('a', 'shorter')
  await second()
  expect(wordsOf(server.parts)).toEqual(['shorter'])
})

test('a block that the server refuses stays here and is named, and everything else is saved around it', async () => {
  const server = new MadeUpServer({ a: 'one', b: 'two' })
  const store = device()
  const tab = new Tab(server, store)
  tab.fails = [new SaveFailure('refused', 'bad_params', [0, 2])]
  tab.type('a', 'too wide')
  tab.type('n', 'fine', 'a')
  tab.type('m', 'too wide as well', 'n')
  tab.type('o', 'behind it', 'm')
  await second()
  await second()
  expect(wordsOf(server.parts)).toEqual(['one', 'fine', 'behind it', 'two'])
  expect(tab.words).toEqual(['too wide', 'fine', 'too wide as well', 'behind it', 'two'])
  expect([...tab.sync.state.refused.keys()]).toEqual(['a', 'm'])
  expect(tab.sync.state).toMatchObject({ status: 'kept', trouble: 'refused' })
  expect(tab.sync.dirty).toBe(true)
  expect(store.getItem(tab.kept.key)).toContain('too wide as well')
  // Nothing is sent for them until they change.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.saves).toHaveLength(2)
  tab.type('b', 'two more')
  await second()
  expect(wordsOf(server.parts)).toEqual(['one', 'fine', 'behind it', 'two more'])
  tab.type('m', 'narrow')
  tab.remove('a')
  await second()
  expect(wordsOf(server.parts)).toEqual(['fine', 'narrow', 'behind it', 'two more'])
  expect(tab.sync.state).toMatchObject({ status: 'saved', trouble: null })
  expect(tab.sync.dirty).toBe(false)
})

test('what someone else writes into a block that was refused here is a conflict, once it is changed here', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  tab.fails = [new SaveFailure('refused', 'bad_params', [0])]
  tab.type('a', 'too wide')
  await second()
  const other = new Tab(server)
  other.type('a', 'theirs')
  await second()
  await tab.sync.refresh(server.revision)
  expect(tab.words).toEqual(['too wide'])
  tab.type('a', 'narrow')
  await second()
  expect([...tab.sync.state.known.conflicts.keys()]).toEqual(['a'])
  expect(tab.words).toEqual(['narrow'])
})

test('more than one save can take goes in several', async () => {
  const server = new MadeUpServer({ a: 'one' })
  const tab = new Tab(server)
  const ids = Array.from({ length: 700 }, (_, at) => `n${at}`)
  for (const [at, id] of ids.entries())
    tab.text.blocks.push({ id, block: paragraph(`block ${at} ${'x'.repeat(at % 7 === 0 ? 4_000 : 10)}`) })
  tab.sync.typed()
  for (let at = 0; at < 10; at++) await second()
  for (const { changes } of tab.saves) {
    expect(changes.length).toBeLessThanOrEqual(600)
    expect(JSON.stringify(changes).length).toBeLessThan(330_000)
  }
  expect(tab.saves.length).toBeGreaterThan(1)
  expect(server.parts.map(({ id }) => id)).toEqual(['a', ...ids])
  expect(tab.sync.dirty).toBe(false)
})

test('a page that loads before its session is known keeps nothing for nobody, and then finds what its person left', () => {
  const server = new MadeUpServer({ a: 'one' })
  const store = device()
  const before = new Tab(server, store)
  before.type('a', 'left behind')
  person = ''
  onTestFinished(() => {
    person = 'u1'
  })
  const tab = new Tab(server, store)
  tab.type('a', 'typed at once')
  expect(tab.sync.state.onDevice).toBe(false)
  expect(store.keys()).toEqual([expect.stringContaining(before.kept.tab)])
  person = 'u1'
  expect(tab.kept.others()).toMatchObject([{ tab: before.kept.tab }])
  tab.type('a', 'typed again')
  expect(tab.sync.state.onDevice).toBe(true)
})

const edit = fc.record({
  who: fc.constantFrom(0, 1),
  kind: fc.constantFrom<Edit['kind'][]>('type', 'type', 'add', 'remove', 'move', 'wait', 'fail', 'lose'),
  at: fc.nat(9),
})

type Edit = { who: number; kind: 'type' | 'add' | 'remove' | 'move' | 'wait' | 'fail' | 'lose'; at: number }

/** Both moved the same blocks, and both answers were lost: they once went on moving them back for ever. */
const movedByBoth: Edit[] = [
  { who: 0, kind: 'move', at: 3 },
  { who: 0, kind: 'add', at: 0 },
  { who: 0, kind: 'remove', at: 1 },
  { who: 0, kind: 'lose', at: 5 },
  { who: 1, kind: 'move', at: 6 },
  { who: 1, kind: 'lose', at: 5 },
  { who: 1, kind: 'wait', at: 7 },
  { who: 0, kind: 'move', at: 2 },
  { who: 0, kind: 'move', at: 5 },
]

test('whatever two people do in whatever order, both end with the server’s text and nothing typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 40 }), async (edits) => {
      const server = new MadeUpServer({ a: 'a', b: 'b', c: 'c', d: 'd' })
      const pair = [new Tab(server), new Tab(server)] as const
      let count = 0
      for (const { who, kind, at } of edits) {
        const tab = pair[who as 0 | 1]
        const { blocks } = tab.text
        const id = blocks[at % Math.max(1, blocks.length)]?.id
        count++
        if (kind === 'type' && id) tab.type(id, `w${count}`)
        if (kind === 'add') tab.type(`n${count}`, `w${count}`, id)
        if (kind === 'remove' && id) tab.remove(id)
        if (kind === 'move' && id) {
          const [moved] = blocks.splice(at % blocks.length, 1)
          if (moved) blocks.unshift(moved)
          tab.sync.typed()
        }
        if (kind === 'fail') tab.fails.push(line())
        if (kind === 'lose') tab.fails.push('answerLost')
        if (kind === 'wait') await second()
      }
      for (let round = 0; round < 6; round++) {
        await vi.advanceTimersByTimeAsync(120_000)
        for (const tab of pair) {
          for (const key of tab.sync.state.known.conflicts.keys()) tab.sync.resolve(key, 'yours')
          await tab.sync.refresh(server.revision)
        }
      }
      // Two pages that disagree must stop saving.
      expect(pair.map(({ saves }) => saves.length > 150)).toEqual([false, false])
      for (const tab of pair) {
        expect(tab.sync.dirty).toBe(false)
        expect(tab.words).toEqual(wordsOf(server.parts))
        expect(tab.text.blocks.map(({ id }) => id)).toEqual(server.parts.map(({ id }) => id))
      }
    }),
    { numRuns: 300, endOnFailure: true, examples: [[movedByBoth]] },
  )
})
