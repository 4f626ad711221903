// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isBoost } from '#core/choices/order-config.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { RecordBatch } from './record-batch.tsx'

const order = madeUpOrder('solo', 'boosting', 'booster')
const first = order.games.length + 1
const picture = () => new File([new Uint8Array(4)], 'rank.png', { type: 'image/png' })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
})

type Answers = NonNullable<Parameters<typeof open>[1]>['answers']

async function batch(answers: Answers = {}, of = order) {
  if (!isBoost(of.config)) throw new Error('games are recorded of boosts')
  const done: string[] = []
  const form = (
    <RecordBatch order={of} config={of.config} onEdit={() => {}} onDone={() => done.push('done')} />
  )
  const opened = await open(form, { answers: { recordGames: () => ({ data: {} }), ...answers } })
  const { t } = opened
  const row = (i: number) =>
    within(screen.getByRole('group', { name: t('order.gameNumber', { number: of.games.length + 1 + i }) }))
  const submit = (count: number) => screen.getByRole('button', { name: t('work.recordCount', { count }) })
  return { ...opened, done, row, submit }
}

test('a tap per game is enough: each row follows from the one before, and the next row appears', async () => {
  const { t, sent, person, row, submit, done } = await batch()
  expect(screen.getByText(t('work.noResult'))).toBeDefined()
  for (const [i, result] of [t('order.won'), t('order.won'), t('order.lost')].entries())
    await person.click(row(i).getByLabelText(result))
  await person.click(submit(3))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    name: 'recordGames',
    input: {
      params: { order_id: 'order-id' },
      body: {
        games: [
          { result: 'won', points: 27, standing: { tier: 'gold', division: 2, points: 15 } },
          { result: 'won', points: 27, standing: { tier: 'gold', division: 2, points: 42 } },
          { result: 'lost', points: -13, standing: { tier: 'gold', division: 2, points: 29 } },
        ],
      },
    },
  })
  await expect.poll(() => done).toEqual(['done'])
})

test('several pictures are chosen at once, the oldest for the first game, and each waits for its result', async () => {
  let shots = 0
  const { t, sent, person, row, submit } = await batch({
    uploadProof: () => ({ data: { file_id: `shot ${++shots}` } }),
  })
  const taken = (name: string, lastModified: number) =>
    new File([new Uint8Array(4)], name, { type: 'image/png', lastModified })
  await person.upload(screen.getByLabelText(t('work.severalPictures')), [
    taken('second.png', 2_000),
    taken('first.png', 1_000),
  ])
  expect(await screen.findByText('first.png')).toBeDefined()
  expect(row(0).getByText('first.png')).toBeDefined()
  expect(row(1).getByText('second.png')).toBeDefined()
  expect(screen.getByText(t('work.chooseResult', { number: first }))).toBeDefined()
  await person.click(row(0).getByLabelText(t('order.won')))
  expect(screen.getByText(t('work.chooseResult', { number: first + 1 }))).toBeDefined()
  await person.click(row(1).getByLabelText(t('order.lost')))
  await person.click(submit(2))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['uploadProof', 'uploadProof', 'recordGames'])
  expect(sent[2]?.input).toMatchObject({
    body: {
      games: [
        { result: 'won', proof_file_id: 'shot 1' },
        { result: 'lost', proof_file_id: 'shot 2' },
      ],
    },
  })
})

test('a row whose game can’t be recorded without a screenshot says so until it has one', async () => {
  const { t, sent, person, row, submit } = await batch({
    uploadProof: () => ({ data: { file_id: 'shot' } }),
  })
  await person.click(row(0).getByLabelText(t('order.won')))
  const points = row(0).getByLabelText(t('order.recordPoints'))
  await person.clear(points)
  await person.type(points, '60')
  expect(row(0).getByText(t('errors.proof_needed'))).toBeDefined()
  await person.click(submit(1))
  expect(sent).toEqual([])
  expect(screen.getByText(t('work.checkGame', { number: first }))).toBeDefined()
  await person.upload(row(0).getByLabelText(t('order.recordProof')), picture())
  expect(row(0).queryByText(t('errors.proof_needed'))).toBeNull()
  await person.click(submit(1))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['uploadProof', 'recordGames'])
  expect(sent[1]?.input).toMatchObject({ body: { games: [{ points: 60, proof_file_id: 'shot' }] } })
})

test('a batch whose reply was lost is sent again with its key, and a changed one with another', async () => {
  let lost = true
  const { t, sent, person, row, submit, done } = await batch({
    recordGames() {
      if (lost) throw new CallError(0, 'something_wrong')
      return { data: {} }
    },
  })
  const keys = () => sent.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)
  await person.click(row(0).getByLabelText(t('order.won')))
  await person.click(submit(1))
  await expect.poll(() => sent.length).toBe(1)
  await person.click(submit(1))
  await expect.poll(() => sent.length).toBe(2)
  expect(keys()[1]).toBe(keys()[0])
  lost = false
  await person.click(row(1).getByLabelText(t('order.lost')))
  await person.click(submit(2))
  await expect.poll(() => done).toEqual(['done'])
  expect(keys()[2]).not.toBe(keys()[0])
})

test('a removed game leaves the others, which follow from each other again', async () => {
  const { t, sent, person, row, submit } = await batch()
  await person.click(row(0).getByLabelText(t('order.lost')))
  await person.click(row(1).getByLabelText(t('order.won')))
  await person.click(row(0).getByRole('button', { name: t('work.removeGame', { number: first }) }))
  await person.click(submit(1))
  await expect
    .poll(() => sent[0]?.input)
    .toMatchObject({
      body: { games: [{ result: 'won', standing: { tier: 'gold', division: 2, points: 15 } }] },
    })
})

test('a draw is offered only where games can end in one: a tap, then the points it brought, if any', async () => {
  const league = await batch()
  expect(league.row(0).getAllByRole('radio')).toHaveLength(2)
  league.unmount()
  const wins = madeUpOrder('wins', 'boosting', 'booster')
  const { t, sent, person, row, submit } = await batch({}, wins)
  const options = row(0).getAllByRole('radio')
  expect(options).toHaveLength(3)
  // Native radio buttons: the arrow keys move between them.
  options[0]?.focus()
  await person.keyboard('{ArrowDown}{ArrowDown}')
  expect(row(0).getByLabelText(t('order.drawn'))).toHaveProperty('checked', true)
  await person.click(row(1).getByLabelText(t('order.drawn')))
  const points = row(1).getByLabelText(t('order.recordPoints'))
  await person.clear(points)
  await person.type(points, '7')
  await person.click(submit(2))
  const before = wins.games.at(-1)?.standing
  await expect
    .poll(() => sent[0]?.input)
    .toMatchObject({
      body: {
        games: [
          { result: 'drawn', points: 0, standing: before },
          { result: 'drawn', points: 7, standing: { ...before, points: (before?.points ?? 0) + 7 } },
        ],
      },
    })
})

test('after ten games no further row appears', async () => {
  const { t, person, row } = await batch()
  for (let i = 0; i < 10; i++)
    await person.click(row(i).getByLabelText(t(i % 2 ? 'order.lost' : 'order.won')))
  const rows = screen.getAllByRole('group', { name: /^Game \d+$/ })
  expect(rows).toHaveLength(10)
})
