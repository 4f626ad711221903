import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { joined } from './joined.ts'
import { Outbox, type Pending } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = 'ok' | Error
const refusal = (status: number, code = 'something_wrong') => new CallError(status, code)
const picture = { name: 'rank.png' } as File

/** An outbox whose server gives these answers in turn, then says yes. */
function chat(...answers: Answer[]) {
  const arrived: Pending[] = []
  const uploads: File[] = []
  let pending: readonly Pending[] = []
  const outbox = new Outbox({
    async upload(file) {
      uploads.push(file)
      return `file-${uploads.length}`
    },
    async send(message) {
      const answer = answers.shift() ?? 'ok'
      if (answer !== 'ok') throw answer
      arrived.push(message)
    },
    changed: (next) => {
      pending = next
    },
  })
  const texts = () => arrived.map(({ text }) => text)
  return {
    outbox,
    arrived,
    uploads,
    texts,
    states: () => pending.map(({ state }) => state),
    pending: () => pending,
  }
}
const settled = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(5_000)

describe('a message', () => {
  test('leaves the outbox when it has arrived, and each keeps its order', async () => {
    const { outbox, texts, states } = chat()
    outbox.send('one', null)
    outbox.send('two', null)
    expect(states()).toEqual(['sending', 'sending'])
    await settled()
    expect([texts(), states()]).toEqual([['one', 'two'], []])
  })

  test.each([
    ['there is no connection', new TypeError('Failed to fetch')],
    ['the server is down', refusal(503)],
    ['there were too many', refusal(429, 'too_many_requests')],
  ])('waits while %s, and those behind it wait too', async (_, error) => {
    const { outbox, texts, states } = chat(error)
    outbox.send('one', null)
    outbox.send('two', null)
    await settled()
    expect([texts(), states()]).toEqual([[], ['waiting', 'sending']])
    await later()
    expect([texts(), states()]).toEqual([['one', 'two'], []])
  })

  test('that is refused stays with its reason, and those behind it go on', async () => {
    const { outbox, texts, states, pending } = chat(refusal(400, 'password_in_chat'))
    outbox.send('my password', null)
    outbox.send('two', null)
    await settled()
    expect([texts(), states()]).toEqual([['two'], ['failed']])
    expect(pending()[0]?.error).toMatchObject({ code: 'password_in_chat' })
    await later()
    expect(states()).toEqual(['failed'])
  })

  test('that was refused is sent again, or given up, by the person alone', async () => {
    const { outbox, texts, states, pending } = chat(refusal(403), refusal(403))
    outbox.send('one', null)
    outbox.send('two', null)
    await settled()
    const [first, second] = pending().map(({ message_id }) => message_id) as [string, string]
    outbox.remove(second)
    outbox.again(first)
    await settled()
    expect([texts(), states()]).toEqual([['one'], []])
  })

  test('has one id, however often it is sent', async () => {
    const { outbox, arrived, pending } = chat(refusal(503), refusal(503))
    outbox.send('one', null)
    const id = pending()[0]?.message_id
    await later()
    await later()
    expect(arrived.map(({ message_id }) => message_id)).toEqual([id])
  })

  test('uploads its picture once', async () => {
    const { outbox, arrived, uploads } = chat(refusal(503))
    outbox.send('', picture, 'mira@example.com')
    await later()
    expect(uploads).toEqual([picture])
    expect(arrived).toMatchObject([{ file_id: 'file-1', email: 'mira@example.com' }])
  })
})

test('messages that come twice are one, in the order of their numbers', () => {
  const message = (number: number, text = '') => ({ message_id: `id-${number}`, number, text })
  const known = [message(1), message(3)]
  expect(joined(known, [message(3, 'newer'), message(2)])).toEqual([
    message(1),
    message(2),
    message(3, 'newer'),
  ])
})
