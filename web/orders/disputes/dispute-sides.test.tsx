// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { disputeKinds } from '#core/orders/disputes.ts'
import { aDispute } from '#web/test/disputes.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Viewer } from '../order/page/made-up-orders.ts'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { AnswerForm } from './answer-form.tsx'
import { AppealButton } from './appeal-button.tsx'
import { DisputeButton } from './dispute-button.tsx'
import { StaffNotes } from './staff-notes.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const params = { order_id: 'order-id' }
const ok = () => ({ data: {} })
const disputed = (viewer: Viewer) => madeUpOrder('solo', 'disputed', viewer)
const decidedOrder = (viewer: Viewer) => madeUpOrder('solo', 'decided', viewer)

// The test browser has no object URLs.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:a-picture'
  URL.revokeObjectURL = () => {}
})

describe('what is sent', () => {
  const picture = new File([new Uint8Array(4)], 'rank.png', { type: 'image/png' })
  const uploads = { uploadProof: () => ({ data: { file_id: 'file-id' } }) }

  test('a report has a topic, a description and its pictures', async () => {
    const { t, sent, person } = await open(
      <DisputeButton order={madeUpOrder('solo', 'boosting', 'customer')} />,
      { answers: { disputeOrder: ok, ...uploads } },
    )
    await person.click(screen.getByRole('button', { name: t('order.dispute') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.disputeTitle.own') }))
    const send = () => person.click(dialog.getByRole('button', { name: t('order.disputeSend') }))
    await send()
    expect(dialog.getByText(t('disputes.missing.kind'))).toBeDefined()
    // Without a result, nobody says that its target isn't reached.
    expect(dialog.getAllByRole('radio')).toHaveLength(disputeKinds.length - 1)
    expect(dialog.queryByRole('radio', { name: t('disputes.kind.target_not_reached') })).toBeNull()
    await person.click(dialog.getByRole('radio', { name: t('disputes.kind.games_not_played') }))
    await send()
    expect(dialog.getByText(t('order.reasonMissing'))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(dialog.getByLabelText(t('order.disputeReason')), 'Game 3 is not mine')
    await person.upload(dialog.getByLabelText(t('order.disputePictures')), picture)
    await send()
    const body = { kind: 'games_not_played', reason: 'Game 3 is not mine', picture_ids: ['file-id'] }
    await expect.poll(() => sent.at(-1)).toEqual({ name: 'disputeOrder', input: { params, body } })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('a second look needs ten characters', async () => {
    const { t, sent, person } = await open(<AppealButton order={decidedOrder('booster')} />, {
      answers: { appealDecision: ok },
    })
    await person.click(screen.getByRole('button', { name: t('disputes.appeal') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('disputes.appealTitle') }))
    const send = () => person.click(dialog.getByRole('button', { name: t('disputes.appeal') }))
    await person.type(dialog.getByLabelText(t('disputes.appealReason')), 'Game 12  ')
    await send()
    expect(dialog.getByText(t('disputes.missing.reason', { count: 10 }))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(dialog.getByLabelText(t('disputes.appealReason')), 'has its picture')
    await send()
    const body = { reason: 'Game 12  has its picture', picture_ids: [] }
    await expect.poll(() => sent).toEqual([{ name: 'appealDecision', input: { params, body } }])
  })

  test('a statement is for both sides, and the field is empty afterwards', async () => {
    const { t, sent, person } = await open(<AnswerForm order={disputed('booster')} dispute={aDispute()} />, {
      answers: { answerDispute: ok },
    })
    const field = screen.getByLabelText(t('disputes.write.booster'))
    await person.click(screen.getByRole('button', { name: t('inbox.send') }))
    expect(sent).toEqual([])
    await person.type(field, 'Each game has its picture')
    await person.click(screen.getByRole('button', { name: t('inbox.send') }))
    const body = { text: 'Each game has its picture', picture_ids: [], for_staff: false }
    await expect.poll(() => sent).toEqual([{ name: 'answerDispute', input: { params, body } }])
    await expect.poll(() => field).toHaveProperty('value', '')
  })

  test('a note is for staff alone', async () => {
    const { t, sent, person } = await open(<StaffNotes order={disputed('staff')} dispute={aDispute()} />, {
      answers: { answerDispute: ok },
    })
    await person.type(screen.getByLabelText(t('disputes.note')), 'Called')
    await person.click(screen.getByRole('button', { name: t('disputes.noteSave') }))
    const body = { text: 'Called', picture_ids: [], for_staff: true }
    await expect.poll(() => sent).toEqual([{ name: 'answerDispute', input: { params, body } }])
  })

  test('a report is withdrawn only after a question', async () => {
    const { t, sent, person } = await open(<WithdrawButton order={disputed('customer')} />, {
      answers: { withdrawDispute: ok },
    })
    await person.click(screen.getByRole('button', { name: t('disputes.withdraw') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('disputes.withdrawTitle') }))
    expect(sent).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('disputes.withdraw') }))
    await expect.poll(() => sent).toEqual([{ name: 'withdrawDispute', input: { params } }])
  })
})

describe('a refusal is said, and nothing typed is lost', () => {
  test.each(['too_many_statements', 'dispute_not_found', 'order_state_changed'] as const)(
    'a statement: %s',
    async (code) => {
      const { t, person } = await open(<AnswerForm order={disputed('booster')} dispute={aDispute()} />, {
        answers: { answerDispute: refused(code) },
      })
      await person.type(screen.getByLabelText(t('disputes.write.booster')), 'Each game has its picture')
      await person.click(screen.getByRole('button', { name: t('inbox.send') }))
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      const field = screen.getByLabelText(t('disputes.write.booster'))
      expect(field).toHaveProperty('value', 'Each game has its picture')
    },
  )

  test.each(['too_many_disputes', 'order_disputed', 'order_state_changed'] as const)(
    'a report: %s',
    async (code) => {
      const order: OrderView = madeUpOrder('solo', 'boosting', 'customer')
      const { t, person } = await open(<DisputeButton order={order} />, {
        answers: { disputeOrder: refused(code) },
      })
      await person.click(screen.getByRole('button', { name: t('order.dispute') }))
      const dialog = within(await screen.findByRole('dialog'))
      await person.click(dialog.getByRole('radio', { name: t('disputes.kind.account_misused') }))
      await person.type(dialog.getByLabelText(t('order.disputeReason')), 'My skins are gone')
      await person.click(dialog.getByRole('button', { name: t('order.disputeSend') }))
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(dialog.getByLabelText(t('order.disputeReason'))).toHaveProperty('value', 'My skins are gone')
      expect(dialog.getByRole('radio', { name: t('disputes.kind.account_misused') })).toHaveProperty(
        'checked',
        true,
      )
    },
  )
})
