import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../session/call.ts'
import type { Session } from '../session/session.ts'
import { mostUnsent } from './intention.ts'
import { Intentions } from './intentions.ts'
import { forgetOwn, ownStore } from './own-store.ts'

type Call = { name: string; body: Record<string, unknown> | undefined }
type Answer = 'ok' | 'lost' | CallError

let calls: Call[]
/** What the server answers in turn; then it takes everything. */
let answers: Answer[]
let person: string | null

beforeEach(() => {
  calls = []
  answers = []
  person = 'mia'
  browser.onLine = true
  vi.stubGlobal('navigator', browser)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetOwn()
})

let turn: Promise<unknown> = Promise.resolve()
/** As browsers give the lock: to one tab after the other. */
const browser = {
  onLine: true,
  locks: {
    request(_: string, work: () => Promise<void>) {
      const done = turn.then(work)
      turn = done.catch(() => {})
      return done
    },
  },
}

const session = {
  get state() {
    return person ? { kind: 'known', user: { _id: person } } : { kind: 'none', user: null }
  },
  subscribe: () => () => {},
} as unknown as Session

/** Another tab, or the next visit, of the same browser. */
function tab() {
  return new Intentions({
    session,
    call: (async (name: string, input: { body?: Record<string, unknown> }) => {
      calls.push({ name, body: input.body })
      const answer = answers.shift() ?? 'ok'
      if (answer === 'lost') throw new CallError(0, 'something_wrong')
      if (answer !== 'ok') throw answer
      return { data: { file_id: 'a-file' } }
    }) as never,
  })
}
const say = (queue: Intentions, text: string, file: File | null = null) =>
  queue.add({ order_id: 'o1', text, file })
const game = {
  result: 'won',
  points: 20,
  standing: { tier: 'gold', division: 4, points: 20 },
  character: null,
} as const
const play = (queue: Intentions, points: number, file: File | null = null) =>
  queue.add({ order_id: 'o1', game: { ...game, points }, file })
const played = () => calls.filter(({ name }) => name === 'recordGame').map(({ body }) => body?.points)
const said = () => calls.filter(({ name }) => name === 'sendOrderMessage').map(({ body }) => body?.text)
const offline = () => {
  browser.onLine = false
}
const isEmpty = (queue: Intentions) => expect.poll(() => queue.list.length).toBe(0)
const stored = async () => (await (await ownStore(session))?.getAll('intentions')) ?? []

test('what is done is sent in its order and leaves the device', async () => {
  const queue = tab()
  say(queue, 'one')
  say(queue, 'two')
  await isEmpty(queue)
  expect(said()).toEqual(['one', 'two'])
  expect(await stored()).toEqual([])
})

test('what was done offline is on the device, and the next visit sends it once under its id', async () => {
  offline()
  const before = tab()
  say(before, 'one')
  say(before, 'two')
  await expect.poll(async () => (await stored()).length).toBe(2)
  expect(calls).toEqual([])
  browser.onLine = true
  const [first, second] = [tab(), tab()]
  await Promise.all([first.open(), second.open()])
  await Promise.all([first.send(), second.send()])
  await isEmpty(first)
  expect(said()).toEqual(['one', 'two'])
})

test('an answer that was lost is asked for again under the same id, and the thing can’t be changed meanwhile', async () => {
  answers = ['lost']
  const queue = tab()
  say(queue, 'one')
  await expect.poll(() => queue.waits).toBe(true)
  expect(queue.list).toMatchObject([{ tried: true }])
  await queue.send()
  await isEmpty(queue)
  expect(new Set(calls.map(({ body }) => body?.message_id)).size).toBe(1)
  expect(calls).toHaveLength(2)
})

test('what is refused stays with its reason, also for the next visit, and the rest goes on', async () => {
  answers = [new CallError(403, 'chat_closed')]
  const queue = tab()
  say(queue, 'one')
  say(queue, 'two')
  await expect.poll(said).toEqual(['one', 'two'])
  await expect.poll(async () => stored()).toMatchObject([{ refusal: { code: 'chat_closed' } }])
  const next = tab()
  await next.open()
  expect(next.list).toMatchObject([{ text: 'one', refusal: { status: 403 } }])
  await next.discard(next.list[0]?.id ?? '')
  expect(await stored()).toEqual([])
})

test('nobody’s things are sent by somebody else, and whoever has left sees none', async () => {
  offline()
  const queue = tab()
  say(queue, 'one')
  await expect.poll(async () => (await stored()).length).toBe(1)
  browser.onLine = true
  person = 'theo'
  await queue.send()
  const theirs = tab()
  await theirs.open()
  await theirs.send()
  expect([calls, queue.list, theirs.list]).toEqual([[], [], []])
  person = null
  await queue.open()
  expect(queue.list).toEqual([])
})

test('a picture is uploaded once, though the message has to wait', async () => {
  answers = ['ok', 'lost']
  const queue = tab()
  say(queue, '', new File(['x'], 'rank.png'))
  await expect.poll(() => queue.waits).toBe(true)
  await queue.send()
  await isEmpty(queue)
  expect(calls.map(({ name }) => name)).toEqual([
    'uploadOrderChatPicture',
    'sendOrderMessage',
    'sendOrderMessage',
  ])
})

test('games and messages go in their order, a game with the number and time of its recording', async () => {
  offline()
  const queue = tab()
  play(queue, 21)
  say(queue, 'won')
  play(queue, 22, new File(['x'], 'rank.png'))
  const [first] = queue.list
  browser.onLine = true
  await queue.send()
  await isEmpty(queue)
  expect(calls.map(({ name }) => name)).toEqual([
    'recordGame',
    'sendOrderMessage',
    'uploadProof',
    'recordGame',
  ])
  expect(calls[0]?.body).toEqual({
    ...game,
    points: 21,
    proof_file_id: null,
    intention_id: first?.id,
    made_at: first?.made_at,
  })
  expect(calls[3]?.body).toMatchObject({ points: 22, proof_file_id: 'a-file' })
})

test('a refused game holds the later ones of its order, and messages go on; corrected, all follow', async () => {
  offline()
  const queue = tab()
  play(queue, 21)
  play(queue, 22)
  say(queue, 'hello')
  answers = [new CallError(400, 'game_not_possible')]
  browser.onLine = true
  await queue.send()
  await expect.poll(said).toEqual(['hello'])
  await expect.poll(() => queue.list.length).toBe(2)
  const [refused] = queue.list
  expect(refused).toMatchObject({ refusal: { code: 'game_not_possible' }, tried: false })
  expect(await queue.correct(refused?.id ?? '', { game: { ...game, points: 19 }, file: null })).toBe(true)
  await isEmpty(queue)
  expect(played()).toEqual([21, 19, 22])
})

test('a refused game that is discarded lets the later ones go', async () => {
  offline()
  const queue = tab()
  play(queue, 21)
  play(queue, 22)
  answers = [new CallError(409, 'order_state_changed')]
  browser.onLine = true
  await queue.send()
  await expect.poll(() => queue.list[0]?.refusal?.code).toBe('order_state_changed')
  await queue.discard(queue.list[0]?.id ?? '')
  await isEmpty(queue)
  expect(played()).toEqual([21, 22])
})

test('a game that may have arrived can’t be changed any more', async () => {
  answers = ['lost']
  const queue = tab()
  play(queue, 21)
  await expect.poll(() => queue.waits).toBe(true)
  expect(await queue.correct(queue.list[0]?.id ?? '', { game, file: null })).toBe(false)
  await isEmpty(queue)
  expect(new Set(played())).toEqual(new Set([21]))
})

test('a picture that the server has deleted by now is uploaded again', async () => {
  answers = ['ok', 'lost', new CallError(404, 'not_found')]
  const queue = tab()
  play(queue, 21, new File(['x'], 'rank.png'))
  await expect.poll(() => queue.waits).toBe(true)
  await queue.send()
  await isEmpty(queue)
  expect(calls.map(({ name }) => name)).toEqual([
    'uploadProof',
    'recordGame',
    'recordGame',
    'uploadProof',
    'recordGame',
  ])
})

test('at most fifty wait, and twenty megabytes', async () => {
  offline()
  const queue = tab()
  const large = { size: 15 * 1024 ** 2 } as File
  expect([say(queue, 'a', large), say(queue, 'b', large)]).toEqual([true, false])
  for (let i = 1; i < mostUnsent; i++) expect(say(queue, `${i}`)).toBe(true)
  expect(say(queue, 'too many')).toBe(false)
  await expect.poll(async () => (await stored()).length).toBe(mostUnsent)
})
