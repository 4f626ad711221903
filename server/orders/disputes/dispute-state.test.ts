import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { listTriage } from '#server/records/triage/list-triage.ts'
import { act } from '#server/test/act.ts'
import { decide, decideDispute, disputed, staffOf, why } from '#server/test/disputes.ts'
import { openServices } from '#server/test/open-app.ts'
import { getOrder } from '../order/get-order.ts'
import { answerDispute } from './answer-dispute.ts'
import { appealDecision } from './appeal-decision.ts'
import { getDispute } from './dispute-view.ts'
import { listDisputes } from './list-disputes.ts'

const services = await openServices()
const [first, colleague] = [await staffOf(services), await staffOf(services)]

type Parties = { customer: Caller; booster: Caller; id: string }
const words = (text: string, for_staff = false) => ({ text, picture_ids: [] as string[], for_staff })

/** What a reader is told on the page of the dispute, which the page of the order says too. */
async function told(reader: Caller, id: string) {
  const { state, until } = await getDispute(services, reader, id)
  const { dispute } = await getOrder(services, reader, id)
  expect({ state: dispute?.state, until: dispute?.until }).toEqual({ state, until })
  return { state, until }
}

/** The same for everybody: customer, booster, who decided first, and a colleague; the desk and triage agree with each. */
async function everybody({ customer, booster, id }: Parties) {
  const readers = [customer, booster, first, colleague]
  const [own, theirs, decider, other] = await Promise.all(readers.map((reader) => told(reader, id)))
  for (const [reader, is] of [[first, decider] as const, [colleague, other] as const]) {
    const lists = await Promise.all(
      (['open', 'closed'] as const).map((state) => listDisputes(services, reader, { state, page: 1 })),
    )
    const row = lists.flatMap(({ items }) => items).find(({ order }) => order.order_id === id)
    expect({ state: row?.state, until: row?.until }).toEqual(is)
    const { groups } = await listTriage(services, reader, {})
    const waits = groups.flatMap(({ items }) => items).find(({ order_id }) => order_id === id)
    expect(waits?.dispute_state).toBe(row?.closed_at ? undefined : is?.state)
  }
  const until = own?.until
  expect([theirs?.until, decider?.until, other?.until]).toEqual([until, until, until])
  return { states: [own, theirs, decider, other].map((each) => each?.state), until }
}

/** So long after the dispute was opened, or decided. */
async function after(id: string, from: 'opened_at' | 'closed_at', ms: number) {
  const dispute = await getDispute(services, first, id)
  return new Date(Date.parse(dispute[from] ?? '') + ms).toISOString()
}

test('everybody reads the same state on each page and list, from the report to the final decision', async () => {
  const made = await disputed(services)
  const { customer, booster, id } = made
  expect(await everybody(made)).toEqual({
    states: ['booster_answers', 'your_answer', 'booster_answers', 'booster_answers'],
    until: await after(id, 'opened_at', deadlines.disputeReply.ms),
  })
  // Notes and staff's own questions are no answer.
  await act(services, answerDispute, first, id, words('Which game?'))
  await act(services, answerDispute, first, id, words('Odd', true))
  expect((await told(customer, id)).state).toBe('booster_answers')
  await act(services, answerDispute, booster, id, words('I played it'))
  expect((await everybody(made)).states).toEqual([
    'team_decides',
    'team_decides',
    'your_decision',
    'your_decision',
  ])
  await decide(services, first, id, 'as_bought')
  expect(await everybody(made)).toEqual({
    states: Array(4).fill('appealable'),
    until: await after(id, 'closed_at', deadlines.appeal.ms),
  })
  await act(services, appealDecision, booster, id, { reason: 'Game 12 was left out', picture_ids: [] })
  expect(await everybody(made)).toEqual({
    states: ['your_answer', 'customer_answers', 'customer_answers', 'customer_answers'],
    until: await after(id, 'opened_at', deadlines.appealReply.ms),
  })
  expect((await getOrder(services, customer, id)).dispute?.reply_by).not.toBeNull()
  expect((await getOrder(services, booster, id)).dispute?.reply_by).toBeNull()
  await act(services, answerDispute, customer, id, words('It was not'))
  expect((await everybody(made)).states).toEqual([
    'second_look',
    'second_look',
    'colleague_decides',
    'your_decision',
  ])
  await decideDispute(services, colleague, id, { outcome: 'upheld', reason: why })
  const { items } = await listDisputes(services, first, { state: 'closed', page: 1 })
  const states = items.filter(({ order }) => order.order_id === id).map(({ state }) => state)
  expect(states).toEqual(['final', 'final'])
  expect((await everybody(made)).states).toEqual(Array(4).fill('final'))
})

test('once the time to answer is over, staff are asked, and the booster can still answer', async () => {
  const made = await disputed(services)
  services.advance(deadlines.disputeReply.ms)
  expect(await everybody(made)).toEqual({
    states: ['team_decides', 'answer_overdue', 'your_decision', 'your_decision'],
    until: await after(made.id, 'opened_at', deadlines.disputeDecision.ms),
  })
  await act(services, answerDispute, made.booster, made.id, words('I was away'))
  expect((await told(made.booster, made.id)).state).toBe('team_decides')
})

test('while a second look is open, its first decision is no longer said to be final or open to appeal', async () => {
  const { customer, id } = await disputed(services)
  await decide(services, first, id, 'in_full')
  await act(services, appealDecision, customer, id, { reason: 'I want it finished', picture_ids: [] })
  const { items } = await listDisputes(services, first, { state: 'closed', page: 1 })
  expect(items.find(({ order }) => order.order_id === id)?.state).toBe('appealed')
})

test('what went back to the booster is decided, and can’t be appealed', async () => {
  const made = await disputed(services)
  await decide(services, first, made.id, 'returned')
  expect((await everybody(made)).states).toEqual(Array(4).fill('decided'))
})
