// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { isBoost } from '#core/choices/order-config.ts'
import { CallError } from '#web/frame/session/call.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { DropCard } from '../now/drop-card.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { BoosterWork } from './booster-work.tsx'
import CorrectDialog from './correct-dialog.tsx'
import { FinishCard } from './finish-card.tsx'
import { MatchLog } from './match-log.tsx'
import { JustRecorded, RecordGame } from './record-game.tsx'
import { useUnsentGames, withUnsent } from './unsent-games.ts'

const order = madeUpOrder('solo', 'boosting', 'booster')
const params = { order_id: 'order-id' }
const picture = () => new File([new Uint8Array(4)], 'rank.png', { type: 'image/png' })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
})

function form(given: OrderView) {
  if (!isBoost(given.config)) throw new Error('games are recorded of boosts')
  return <RecordGame order={given} config={given.config} />
}

test('a won game starts with the points of the last win, and takes one tap', async () => {
  const { t, sent, person } = await open(form(order), {
    answers: { recordGame: () => ({ data: {} }) },
  })
  expect(screen.getByLabelText(t('order.recordPoints'))).toHaveProperty('value', '27')
  await person.click(screen.getByRole('button', { name: t('order.record') }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toEqual({
    name: 'recordGame',
    input: {
      params,
      body: {
        result: 'won',
        points: 27,
        standing: { tier: 'gold', division: 2, points: 15 },
        character: null,
        proof_file_id: null,
        // So that one whose answer was lost is recorded once.
        intention_id: expect.any(String),
        made_at: expect.any(String),
      },
    },
  })
})

test('a lost game starts with the points of the last loss, and the standing follows from them', async () => {
  const { t, sent, person } = await open(form(order), {
    answers: { recordGame: () => ({ data: {} }) },
  })
  await person.click(screen.getByLabelText(t('order.lost')))
  expect(screen.getByLabelText(t('order.recordPoints'))).toHaveProperty('value', '13')
  await person.click(screen.getByRole('button', { name: t('work.more') }))
  await person.click(screen.getByRole('button', { name: t('order.record') }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({
    body: { result: 'lost', points: -14, standing: { tier: 'gold', division: 3, points: 74 } },
  })
})

test('a screenshot is uploaded before its game, which refers to it', async () => {
  const { t, sent, person } = await open(form(order), {
    answers: { uploadProof: () => ({ data: { file_id: 'shot' } }), recordGame: () => ({ data: {} }) },
  })
  await person.upload(screen.getByLabelText(t('order.recordProof')), picture())
  await person.click(screen.getByRole('button', { name: t('order.record') }))
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['uploadProof', 'recordGame'])
  expect(sent[1]?.input).toMatchObject({ body: { proof_file_id: 'shot' } })
  await expect.poll(() => screen.queryByText('rank.png')).toBeNull()
})

test('a refused game shows the reason and keeps the input', async () => {
  const { t, person } = await open(form(order), {
    answers: {
      recordGame() {
        throw new CallError(409, 'order_state_changed')
      },
    },
  })
  const points = screen.getByLabelText(t('order.recordPoints'))
  await person.clear(points)
  await person.type(points, '31')
  await person.click(screen.getByRole('button', { name: t('order.record') }))
  expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
  expect(points).toHaveProperty('value', '31')
})

/** The form with the log, as the page shows both. */
function Work() {
  const shown = withUnsent(order, useUnsentGames(order.order_id))
  return (
    <>
      {form(shown)}
      <MatchLog order={shown} />
    </>
  )
}

test('a game without an answer waits in the log, the next one follows from it, and it can be edited or discarded', async () => {
  const { t, sent, person } = await open(<Work />, {
    answers: {
      recordGame() {
        throw new CallError(0, 'something_wrong')
      },
    },
  })
  const waiting = () => screen.queryAllByText(asRead(t('order.unsent.game')))
  const record = () => person.click(screen.getByRole('button', { name: t('order.record') }))
  await record()
  await expect.poll(() => waiting().length).toBe(1)
  // It may have arrived, so it can only be given up.
  expect(screen.queryByRole('button', { name: t('chat.edit') })).toBeNull()
  await record()
  await expect.poll(() => waiting().length).toBe(2)
  expect(sent.map(({ name }) => name)).toEqual(['recordGame'])

  await person.click(screen.getByRole('button', { name: t('chat.edit') }))
  const dialog = within(await screen.findByRole('dialog'))
  const points = dialog.getByLabelText(t('order.recordPoints'))
  await person.clear(points)
  await person.type(points, '31')
  await person.click(dialog.getByRole('button', { name: t('order.correctSave') }))
  expect(await screen.findByText('+31')).toBeDefined()
  for (const left of [1, 0]) {
    await person.click(screen.getAllByRole('button', { name: t('chat.discard') })[0] as HTMLElement)
    await expect.poll(() => waiting().length).toBe(left)
  }
})

test('while the order is paused no game can be recorded, and the button says why', async () => {
  const { t, sent, person } = await open(form(madeUpOrder('solo', 'paused', 'booster')))
  await person.click(screen.getByRole('button', { name: t('order.record') }))
  expect(screen.getByText(t('order.refusal.order_paused'))).toBeDefined()
  expect(sent).toEqual([])
})

test('the last game can be undone until the server’s deadline', async () => {
  const last = order.games.at(-1)
  if (!last) throw new Error('the order has games')
  const until = (ms: number) => ({
    ...order,
    games: [...order.games.slice(0, -1), { ...last, undo_until: new Date(Date.now() + ms).toISOString() }],
  })
  const { t, sent, person, unmount } = await open(<JustRecorded order={until(10_000)} />, {
    answers: { undoGame: () => ({ data: {} }) },
  })
  await person.click(await screen.findByRole('button', { name: t('order.undo') }))
  await expect
    .poll(() => sent)
    .toEqual([{ name: 'undoGame', input: { params: { ...params, game_id: last.game_id } } }])
  unmount()
  const { container } = await open(<JustRecorded order={until(-1)} />)
  expect(container.textContent).toBe('')
})

test('a correction starts with the game’s current values, and asks before it discards a change', async () => {
  const last = order.games.at(-1)
  if (!last) throw new Error('the order has games')
  const closed: string[] = []
  const { t, sent, person } = await open(
    <CorrectDialog order={order} game={last} onClose={() => closed.push('closed')} />,
    { answers: { correctGame: () => ({ data: {} }) } },
  )
  const points = screen.getByLabelText(t('order.recordPoints'))
  expect(points).toHaveProperty('value', '27')
  await person.clear(points)
  await person.type(points, '25')
  await person.keyboard('{Escape}')
  await person.click(await screen.findByText(t('shell.keepEditing')))
  await person.click(screen.getByRole('button', { name: t('order.correctSave') }))
  await expect.poll(() => closed).toEqual(['closed'])
  expect(sent[0]).toMatchObject({ name: 'correctGame', input: { body: { result: 'won', points: 25 } } })
})

test('a correction that can’t be marks its field, and the rank follows the points', async () => {
  const game = order.games.at(-2)
  if (!game) throw new Error('no games')
  const { t, sent, person } = await open(<CorrectDialog order={order} game={game} onClose={() => {}} />, {
    answers: { correctGame: () => ({ data: {} }) },
  })
  expect(screen.getByText(t('order.correctLater', { count: 1 }), { exact: false })).toBeDefined()
  const points = screen.getByLabelText(t('order.recordPoints'))
  await person.clear(points)
  await person.type(points, '240')
  await person.click(screen.getByRole('button', { name: t('order.correctSave') }))
  expect(sent).toEqual([])
  expect(points.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(points)
  await person.clear(points)
  await person.type(points, '24')
  expect(points.getAttribute('aria-invalid')).not.toBe('true')
})

test('W and L choose the result and Enter records, but not while somebody types', async () => {
  if (!isBoost(order.config)) throw new Error('games are recorded of boosts')
  const { t, sent, person } = await open(<RecordGame order={order} config={order.config} keys />, {
    answers: { recordGame: () => ({ data: {} }) },
  })
  const result = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
  await person.keyboard('l')
  expect(result(t('order.lost'))).toHaveProperty('checked', true)
  await person.click(screen.getByLabelText(t('order.recordPoints')))
  await person.keyboard('w')
  expect(result(t('order.lost'))).toHaveProperty('checked', true)
  screen.getByLabelText(t('order.recordPoints')).blur()
  await person.keyboard('w')
  expect(result(t('order.won'))).toHaveProperty('checked', true)
  await person.clear(screen.getByLabelText(t('order.recordPoints')))
  await person.type(screen.getByLabelText(t('order.recordPoints')), '27')
  screen.getByLabelText(t('order.recordPoints')).blur()
  await person.keyboard('{Enter}')
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['recordGame'])
})

test('a game without a screenshot takes one from the log', async () => {
  const without = { ...order, games: order.games.map((game) => ({ ...game, proof_file_id: null })) }
  const { t, sent, person } = await open(<MatchLog order={without} />, {
    answers: { uploadProof: () => ({ data: { file_id: 'rank' } }), proveGame: () => ({ data: {} }) },
  })
  const last = without.games.at(-1)
  await person.upload(screen.getByLabelText(t('order.addPicture', { number: last?.number ?? 0 })), picture())
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      name: 'proveGame',
      input: { params: { ...params, game_id: last?.game_id }, body: { proof_file_id: 'rank' } },
    })
})

test('on a phone a sheet opens with the tapped result, and keeps the input', async () => {
  const { t, person } = await open(<BoosterWork order={order} />)
  const bar = within(screen.getByRole('region', { name: t('work.bar') }))
  await person.click(bar.getByRole('button', { name: t('order.lost') }))
  const title = t('order.gameNumber', { number: order.games.length + 1 })
  expect(screen.getAllByText(title).length).toBeGreaterThan(0)
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByLabelText(t('order.lost'))).toHaveProperty('checked', true)
  await person.type(sheet.getByLabelText(t('order.recordPoints')), '1')
  await person.keyboard('{Escape}')
  expect(await screen.findByText(t('shell.unsavedTitle'))).toBeDefined()
})

test('a result needs a screenshot, and one that the log does not show needs a confirmation', async () => {
  const { t, sent, person } = await open(<FinishCard order={order} />, {
    answers: { uploadProof: () => ({ data: { file_id: 'rank' } }), finishOrder: () => ({ data: {} }) },
  })
  const button = () => screen.getByRole('button', { name: t('order.finish') })
  expect(screen.getByText(t('order.finishMissing'))).toBeDefined()
  await person.upload(screen.getByLabelText(t('order.finishPick')), picture())
  expect(screen.getByText(t('order.finishAnywayMissing'))).toBeDefined()
  await person.click(button())
  expect(sent).toEqual([])
  await person.click(screen.getByLabelText(t('order.finishAnyway')))
  await person.click(button())
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({
    name: 'finishOrder',
    input: { params, body: { proof_file_id: 'rank', anyway: true } },
  })
})

test('a result that the log shows is submitted without a confirmation', async () => {
  const played = madeUpOrder('solo', 'verification_required', 'booster').games
  const { t, sent, person } = await open(<FinishCard order={{ ...order, games: played }} />, {
    answers: { uploadProof: () => ({ data: { file_id: 'rank' } }), finishOrder: () => ({ data: {} }) },
  })
  await person.upload(screen.getByLabelText(t('order.finishPick')), picture())
  expect(screen.queryByLabelText(t('order.finishAnyway'))).toBeNull()
  await person.click(screen.getByRole('button', { name: t('order.finish') }))
  await expect.poll(() => sent.at(1)?.input).toMatchObject({ body: { anyway: false } })
})

test('dropping an order shows the pay, needs a reason, and leads to the other orders', async () => {
  const drop = { pay: 1_240, needs_proof: false }
  const { t, sent, person, router } = await open(<DropCard order={{ ...order, drop }} />, {
    answers: { dropOrder: () => ({ data: {} }) },
  })
  expect(screen.getByText(t('order.dropPaysNow', { amount: '€12.40' }))).toBeDefined()
  await person.click(screen.getByRole('button', { name: t('order.dropTitle') }))
  await person.click(await screen.findByRole('button', { name: t('order.drop') }))
  expect(sent).toEqual([])
  await person.type(screen.getByLabelText(t('order.reason')), 'No time this week')
  await person.click(screen.getByRole('button', { name: t('order.drop') }))
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/booster/active-orders')
  expect(sent).toEqual([{ name: 'dropOrder', input: { params, body: { reason: 'No time this week' } } }])
})

test('a drop after a game without a screenshot needs one, and the form stays when the drop is refused', async () => {
  const drop = { pay: 0, needs_proof: true }
  const { t, sent, person, router } = await open(<DropCard order={{ ...order, drop }} />, {
    answers: {
      uploadProof: () => ({ data: { file_id: 'rank' } }),
      dropOrder() {
        throw new CallError(409, 'order_state_changed')
      },
    },
  })
  await person.click(screen.getByRole('button', { name: t('order.dropTitle') }))
  expect(await screen.findByText(t('order.dropProofMissing'))).toBeDefined()
  await person.upload(screen.getByLabelText(t('order.dropProof')), picture())
  await person.type(screen.getByLabelText(t('order.reason')), 'No time this week')
  await person.click(screen.getByRole('button', { name: t('order.drop') }))
  expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
  expect(sent.at(-1)?.input).toMatchObject({ body: { proof_file_id: 'rank' } })
  expect(router.state.location.pathname).toBe('/')
})
