import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { type DisputeReminder, mostStatements } from '#core/orders/disputes.ts'
import { act } from '#server/test/act.ts'
import { decide, disputed, objection, running, staffOf } from '#server/test/disputes.ts'
import { insertCustomer, insertStaff } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { insertProof } from '#server/test/progress.ts'
import { getOrder } from '../order/get-order.ts'
import { pauseOrder } from '../order/pause-order.ts'
import { answerDispute } from './answer-dispute.ts'
import { getDispute } from './dispute-view.ts'
import { withdrawDispute } from './end-dispute.ts'
import { listDisputes } from './list-disputes.ts'
import { openDispute } from './open-dispute.ts'
import { remindDisputes } from './remind-disputes.ts'

const services = await openServices()
const staff = await staffOf(services)
const owner = await insertStaff(services, ['FullAccess', 'EditOrders'])

const say = (text: string, rest: { picture_ids?: string[]; for_staff?: boolean } = {}) => ({
  text,
  picture_ids: rest.picture_ids ?? [],
  for_staff: rest.for_staff ?? false,
})

test('an order in progress is paused by its dispute, and continues when its customer withdraws it', async () => {
  const { customer, booster, id } = await running(services)
  await services.db
    .insertInto('order_credentials')
    .values({
      order_id: id,
      key_id: 'k',
      wrapped_key: Buffer.from('w'),
      sealed: Buffer.from('s'),
      stored_at: services.now(),
    })
    .execute()
  await act(services, openDispute, customer, id, objection)
  expect(await getOrder(services, booster, id)).toMatchObject({ paused: true, disputed: true })
  await expect(act(services, pauseOrder, customer, id, 'resume')).rejects.toThrow('order_disputed')
  await expect(act(services, withdrawDispute, staff, id)).rejects.toThrow('order_state_changed')
  await act(services, withdrawDispute, customer, id)
  expect(await getOrder(services, customer, id)).toMatchObject({
    paused: false,
    disputed: false,
    dispute: { outcome: 'withdrawn' },
  })
})

test('the booster answers with words and pictures, staff write notes, and the parties read no note and no staff name', async () => {
  const { customer, booster, id } = await disputed(services)
  const picture = await insertProof(services, id, booster.id)
  const foreign = await insertProof(services, id, customer.id)
  await expect(
    act(services, answerDispute, booster, id, say('Not mine', { picture_ids: [foreign] })),
  ).rejects.toThrow('not_found')
  await act(
    services,
    answerDispute,
    booster,
    id,
    say('Each game has its picture', { picture_ids: [picture] }),
  )
  await act(services, answerDispute, staff, id, say('Which rank do you see now?'))
  await act(services, answerDispute, staff, id, say('The same pattern as before', { for_staff: true }))
  await expect(act(services, answerDispute, booster, id, say('Hidden', { for_staff: true }))).rejects.toThrow(
    'forbidden',
  )
  for (const party of [customer, booster]) {
    const seen = await getDispute(services, party, id)
    expect(seen.statements.map(({ role, text }) => [role, text])).toEqual([
      ['customer', objection.reason],
      ['booster', 'Each game has its picture'],
      ['admin', 'Which rank do you see now?'],
    ])
    expect(seen.statements[1]?.pictures.map(({ file_id }) => file_id)).toEqual([picture])
    expect(seen.statements[2]?.name).toBeNull()
    expect(seen).toMatchObject({ notes: [], outcomes: [], queue: null })
    expect(JSON.stringify(seen)).not.toMatch(/@|The same pattern/)
  }
  expect((await getDispute(services, staff, id)).notes).toHaveLength(1)
  await expect(getDispute(services, await insertCustomer(services), id)).rejects.toThrow('order_not_found')
})

test('the other party reads no contact data, and staff read what was written', async () => {
  const { customer, booster, id } = await running(services)
  const reason = 'My booster wrote: add me, discord: kestrel_77'
  await act(services, openDispute, customer, id, { ...objection, reason })
  await act(services, answerDispute, booster, id, say('I never did. Ask mira@example.com'))
  const textsFor = async (reader: typeof staff) =>
    (await getDispute(services, reader, id)).statements.map(({ text }) => text)
  const masked = ['My booster wrote: add me, •••••', 'I never did. Ask •••••']
  expect(await textsFor(customer)).toEqual(masked)
  expect(await textsFor(booster)).toEqual(masked)
  expect(await textsFor(staff)).toEqual([reason, 'I never did. Ask mira@example.com'])
  const { events } = await getOrder(services, booster, id)
  expect(JSON.stringify(events)).not.toContain('kestrel_77')
})

test('each person can write only so much', async () => {
  const { booster, id } = await disputed(services)
  for (let i = 0; i < mostStatements; i++)
    await act(services, answerDispute, booster, id, say(`Statement ${i}`))
  await expect(act(services, answerDispute, booster, id, say('One more'))).rejects.toThrow(
    'too_many_statements',
  )
})

test('sweeps remind the booster and staff once each, and tell owners what was missed', async () => {
  const { booster, id } = await disputed(services)
  const pass = async (ms: number) => {
    services.advance(ms)
    await remindDisputes(services)
    await remindDisputes(services)
  }
  const sent = async () => {
    const rows = await services.db
      .selectFrom('dispute_reminders')
      .innerJoin('order_disputes', 'order_disputes.id', 'dispute_id')
      .select('dispute_reminders.kind')
      .where('order_id', '=', id)
      .orderBy('dispute_reminders.at')
      .execute()
    return new Set<DisputeReminder>(rows.map(({ kind }) => kind))
  }
  await pass(deadlines.disputeAnswer.ms)
  expect(await sent()).toEqual(new Set(['answer_due', 'first_word_missed']))
  await pass(deadlines.disputeReply.ms - deadlines.disputeAnswer.ms)
  expect(await sent()).toContain('answer_missed')
  await pass(deadlines.disputeDecision.ms - deadlines.disputeReply.ms - deadlines.disputeReminder.ms)
  expect(await sent()).toContain('decision_due')
  await pass(deadlines.disputeReminder.ms)
  expect((await sent()).size).toBe(5)
  const rows = await services.db
    .selectFrom('notifications')
    .select(['code', 'user_id'])
    .where('code', 'in', ['dispute_answer_due', 'dispute_decision_missed'])
    .orderBy('id')
    .execute()
  expect(rows.filter(({ user_id }) => user_id === booster.id)).toEqual([
    { code: 'dispute_answer_due', user_id: booster.id },
  ])
  expect(rows.some(({ code, user_id }) => code === 'dispute_decision_missed' && user_id === owner.id)).toBe(
    true,
  )
  await decide(services, staff, id, 'returned')
})

test('the desk lists open disputes by their deadline, and each knows its neighbors', async () => {
  const before = (await listDisputes(services, staff, { state: 'open', page: 1 })).counts.open
  const one = await disputed(services)
  services.advance(1_000)
  const two = await disputed(services)
  const { counts } = await listDisputes(services, staff, { state: 'open', page: 1 })
  expect(counts.open).toBe(before + 2)
  const { queue } = await getDispute(services, staff, two.id)
  expect(queue).toEqual({ place: before + 2, of: before + 2, previous: one.id, next: null })
  await decide(services, staff, one.id, 'in_full')
  expect((await listDisputes(services, staff, { state: 'closed', page: 1 })).items[0]?.order.order_id).toBe(
    one.id,
  )
})
