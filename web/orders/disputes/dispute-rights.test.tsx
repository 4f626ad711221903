// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { aDispute } from '#web/test/disputes.ts'
import { open } from '#web/test/in-browser.tsx'
import type { Viewer } from '../order/page/made-up-orders.ts'
import { type MadeUpState, madeUpOrder } from '../order/page/made-up-states.ts'
import { AnswerForm } from './answer-form.tsx'
import { AppealButton } from './appeal-button.tsx'
import { DisputeButton } from './dispute-button.tsx'
import type { DisputeView } from './dispute-facts.ts'
import { StaffNotes } from './staff-notes.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

const disputed = (viewer: Viewer) => madeUpOrder('solo', 'disputed', viewer)
const decidedOrder = (viewer: Viewer) => madeUpOrder('solo', 'decided', viewer)

describe('who can do what', () => {
  test.each<[Viewer, MadeUpState, MessageKey | null]>([
    ['customer', 'boosting', 'order.dispute'],
    ['customer', 'verification_required', null],
    ['customer', 'disputed', null],
    ['booster', 'boosting', null],
    ['booster', 'verification_required', null],
    ['staff', 'boosting', 'order.dispute'],
    ['staff', 'verification_required', 'order.dispute'],
    ['staff', 'disputed', null],
  ])('the %s of an order that is %s reports a problem', async (viewer, state, key) => {
    const { t } = await open(<DisputeButton order={madeUpOrder('solo', state, viewer)} />)
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(key && t(key))
  })

  test.each<[Viewer, boolean]>([
    ['customer', true],
    ['booster', true],
    ['staff', false],
  ])('the %s of a decided order can ask for a second look: %s', async (viewer, can) => {
    await open(<AppealButton order={decidedOrder(viewer)} />)
    expect(screen.queryByRole('button') !== null).toBe(can)
  })

  test.each<[Viewer, boolean]>([
    ['customer', true],
    ['booster', false],
    ['staff', false],
  ])('the %s can withdraw a customer’s report: %s', async (viewer, can) => {
    await open(<WithdrawButton order={disputed(viewer)} />)
    expect(screen.queryByRole('button') !== null).toBe(can)
  })

  test.each<[Viewer, Partial<DisputeView>, MessageKey]>([
    ['customer', {}, 'disputes.write.customer'],
    ['booster', {}, 'disputes.write.booster'],
    ['staff', {}, 'disputes.write.staff'],
    ['customer', { opened_by: 'customer', appealed: aDispute() }, 'disputes.write.opener'],
    ['booster', { opened_by: 'customer', appealed: aDispute() }, 'disputes.write.booster'],
    ['booster', { opened_by: 'booster', appealed: aDispute() }, 'disputes.write.opener'],
    ['customer', { opened_by: 'booster', appealed: aDispute() }, 'disputes.write.booster'],
    ['staff', { opened_by: 'booster', appealed: aDispute() }, 'disputes.write.staff'],
  ])('the %s writes under a label of their own (%o)', async (viewer, rest, key) => {
    const { t } = await open(<AnswerForm order={disputed(viewer)} dispute={aDispute(rest)} />)
    expect(screen.getByLabelText(t(key))).toBeDefined()
  })

  test.each<[Viewer, Partial<DisputeView>, 'nothing' | 'notes' | 'notes and a field']>([
    ['customer', {}, 'nothing'],
    ['booster', {}, 'nothing'],
    ['staff', {}, 'notes and a field'],
    ['staff', { closed_at: '2026-03-05T11:00:00.000Z' }, 'nothing'],
    [
      'staff',
      {
        closed_at: '2026-03-05T11:00:00.000Z',
        notes: [{ name: 'ana', text: 'Called', at: '2026-03-05T10:00:00.000Z' }],
      },
      'notes',
    ],
  ])('the %s sees %o as %s', async (viewer, rest, shown) => {
    const { t } = await open(<StaffNotes order={disputed(viewer)} dispute={aDispute(rest)} />)
    expect(screen.queryByRole('heading', { name: t('disputes.notes') }) !== null).toBe(shown !== 'nothing')
    expect(screen.queryByLabelText(t('disputes.note')) !== null).toBe(shown === 'notes and a field')
  })
})
