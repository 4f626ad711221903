// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '#contract/operations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { CallError } from '#web/frame/session/call.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import RevokeDialog from '../login/revoke-dialog.tsx'
import ReleaseDialog from '../money/release-dialog.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import StrikeDialog from '../work/strike-dialog.tsx'
import TakeBackDialog from '../work/take-back-dialog.tsx'
import VerifyDialog from '../work/verify-dialog.tsx'
import CancelDialog from './cancel-dialog.tsx'

const staffs = madeUpOrder('solo', 'boosting', 'staff')
const checked = madeUpOrder('solo', 'verification_required', 'staff')
const customers = madeUpOrder('solo', 'waiting_for_booster', 'customer')
const firstGame = staffs.games[0]
if (!firstGame) throw new Error('the order has games')
const params = { order_id: 'order-id' }
const reason = 'Asked by phone'

type Case = {
  dialog: (onClose: () => void) => ReactElement
  confirm: MessageKey
  call: OperationName
  /** Null if no reason is needed. */
  reason: MessageKey | null
  input: object
}

const cases: Record<string, Case> = {
  'staff cancel an order': {
    dialog: (onClose) => <CancelDialog order={staffs} onClose={onClose} />,
    confirm: 'order.cancel',
    call: 'cancelOrder',
    reason: 'ready.words',
    input: { params, body: { refund_to: 'payment_method', reason } },
  },
  'a customer cancels an order': {
    dialog: (onClose) => <CancelDialog order={customers} onClose={onClose} />,
    confirm: 'order.cancel',
    call: 'cancelOrder',
    reason: null,
    input: { params, body: { refund_to: 'payment_method' } },
  },
  'staff take an order back': {
    dialog: (onClose) => <TakeBackDialog order={staffs} onClose={onClose} />,
    confirm: 'order.takeBack',
    call: 'dropOrder',
    reason: 'order.reasonBoth',
    input: { params, body: { reason } },
  },
  'staff strike a game': {
    dialog: (onClose) => <StrikeDialog order={staffs} game={firstGame} onClose={onClose} />,
    confirm: 'order.strike',
    call: 'strikeGame',
    reason: 'ready.words',
    input: { params: { ...params, game_id: 'game-1' }, body: { reason, scope: 'game' } },
  },
  'staff release shares': {
    dialog: (onClose) => <ReleaseDialog order={staffs} onClose={onClose} />,
    confirm: 'order.releaseShares',
    call: 'releaseShares',
    reason: 'order.reason',
    input: { params, body: { reason } },
  },
  'a customer deletes the login': {
    dialog: (onClose) => <RevokeDialog order={customers} onClose={onClose} />,
    confirm: 'order.revoke',
    call: 'revokeCredentials',
    reason: null,
    input: { params },
  },
  'staff verify a result': {
    dialog: (onClose) => <VerifyDialog order={checked} onClose={onClose} />,
    confirm: 'order.staffVerify',
    call: 'completeOrder',
    reason: null,
    input: { params, query: {} },
  },
}

describe.each(Object.entries(cases))('%s', (_, { dialog, confirm, call, reason: label, input }) => {
  async function opened(answer: () => unknown = () => ({ data: {} })) {
    const closed: string[] = []
    const shown = await open(
      dialog(() => closed.push('closed')),
      { answers: { [call]: answer } },
    )
    // Typing a reason replaces the button's element.
    const button = () => screen.getByRole('button', { name: shown.t(confirm) })
    return { ...shown, closed, button }
  }

  test('sends the input and closes', async () => {
    const { t, sent, person, button, closed } = await opened()
    if (label) await person.type(screen.getByLabelText(t(label)), reason)
    await person.click(button())
    await expect.poll(() => closed).toEqual(['closed'])
    expect(sent).toEqual([{ name: call, input }])
  })

  test('shows why it was refused, and stays open', async () => {
    const { t, person, button, closed } = await opened(() => {
      throw new CallError(409, 'order_state_changed')
    })
    if (label) await person.type(screen.getByLabelText(t(label)), reason)
    await person.click(button())
    expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
    expect(closed).toEqual([])
    if (label) expect(screen.getByLabelText(t(label))).toHaveProperty('value', reason)
  })

  test('closes with Escape, but asks first if something was typed', async () => {
    const { t, person, sent, closed } = await opened()
    if (label) {
      await person.type(screen.getByLabelText(t(label)), reason)
      await person.keyboard('{Escape}')
      await person.click(await screen.findByRole('button', { name: t('shell.discardChanges') }))
    } else await person.keyboard('{Escape}')
    await expect.poll(() => closed).toEqual(['closed'])
    expect(sent).toEqual([])
  })

  if (label)
    test('needs a reason, and the button says so', async () => {
      const { t, sent, person, button } = await opened()
      expect(button().getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByText(t('order.reasonMissing')).id).toBe(button().getAttribute('aria-describedby'))
      await person.click(button())
      expect(sent).toEqual([])
    })
})

test('Escape and Keep editing leave the input in place', async () => {
  const { t, person } = await open(<TakeBackDialog order={staffs} onClose={() => {}} />)
  await person.type(screen.getByLabelText(t('order.reasonBoth')), reason)
  await person.keyboard('{Escape}')
  await person.click(await screen.findByText(t('shell.keepEditing')))
  expect(screen.getByLabelText(t('order.reasonBoth'))).toHaveProperty('value', reason)
})

test('a refund uses the original payment method unless another is chosen, in each reader’s words', async () => {
  const { t, sent, person, unmount } = await open(<CancelDialog order={customers} onClose={() => {}} />, {
    answers: { cancelOrder: () => ({ data: {} }) },
  })
  expect(screen.getByLabelText(asRead(t('order.refundToMethod')))).toHaveProperty('checked', true)
  await person.click(screen.getByLabelText(t('order.refundToBalance')))
  await person.click(screen.getByRole('button', { name: t('order.cancel') }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ body: { refund_to: 'balance' } })
  unmount()
  await open(<CancelDialog order={staffs} onClose={() => {}} />)
  expect(screen.getByLabelText(t('order.refundToTheirBalance'))).toBeDefined()
  expect(screen.queryByLabelText(t('order.refundToBalance'))).toBeNull()
})

test('only staff write a note to colleagues, beside the reason that both sides read', async () => {
  const { t, sent, person, unmount } = await open(<CancelDialog order={staffs} onClose={() => {}} />, {
    answers: { cancelOrder: () => ({ data: {} }) },
  })
  await person.click(screen.getByLabelText(t('ready.because.asked_to_cancel')))
  await person.type(screen.getByLabelText(t('order.cancelNote')), ' Third refund this month ')
  await person.click(screen.getByRole('button', { name: t('order.cancel') }))
  const body = { refund_to: 'payment_method', ready: 'asked_to_cancel', note: 'Third refund this month' }
  await expect.poll(() => sent.at(0)?.input).toEqual({ params, body })
  unmount()
  await open(<CancelDialog order={customers} onClose={() => {}} />)
  expect(screen.queryByLabelText(t('order.cancelNote'))).toBeNull()
})

test('another amount than the record says is a dispute’s to decide', async () => {
  const { t, sent, person } = await open(<CancelDialog order={staffs} onClose={() => {}} />, {
    answers: { disputeOrder: () => ({ data: {} }) },
  })
  await person.click(screen.getByRole('button', { name: t('order.cancelOtherLink') }))
  const dialog = within(await screen.findByRole('dialog', { name: t('order.disputeTitle.staff') }))
  await person.click(dialog.getByLabelText(t('disputes.kind.other')))
  await person.type(dialog.getByLabelText(t('order.disputeReason')), 'Two days late because of us')
  await person.click(dialog.getByRole('button', { name: t('order.disputeSend') }))
  await expect.poll(() => sent.at(0)?.name).toBe('disputeOrder')
})

test('without recorded progress, the whole price goes back and no other amount is offered', async () => {
  const { stop } = staffs
  if (!stop) throw new Error('staff can cancel the order')
  const whole = { ...staffs, stop: { ...stop, earned: 0, refund: stop.paid } }
  const { t } = await open(<CancelDialog order={whole} onClose={() => {}} />)
  expect(screen.queryByRole('button', { name: t('order.cancelOtherLink') })).toBeNull()
})

test('staff can strike a booster’s games in a row', async () => {
  const { t, sent, person } = await open(
    <StrikeDialog order={staffs} game={firstGame} onClose={() => {}} />,
    {
      answers: { strikeGame: () => ({ data: {} }) },
    },
  )
  await person.click(screen.getByLabelText(t('order.strikeStretch', { booster: 'kestrel' })))
  await person.type(screen.getByLabelText(t('ready.words')), reason)
  await person.click(screen.getByRole('button', { name: t('order.strike') }))
  await expect.poll(() => sent.at(0)?.input).toMatchObject({ body: { scope: 'stretch' } })
})

test('a reason that staff pick is sent as its code, so that each reader gets it in their language', async () => {
  const { t, sent, person } = await open(<CancelDialog order={staffs} onClose={() => {}} />, {
    answers: { cancelOrder: () => ({ data: {} }) },
  })
  await person.click(screen.getByLabelText(t('ready.because.nobody_found')))
  await person.click(screen.getByRole('button', { name: t('order.cancel') }))
  await expect.poll(() => sent.at(0)?.input).toMatchObject({ body: { ready: 'nobody_found' } })
  expect(JSON.stringify(sent)).not.toContain('reason')
})

test('staff see who is paid and what is deleted before they verify', async () => {
  const stretches = [
    {
      booster: { user_id: 'a', username: 'kestrel' },
      pay: 1_980,
      state: 'confirmed' as const,
      percent: null,
    },
    { booster: { user_id: 'b', username: 'brisa' }, pay: 0, state: 'confirmed' as const, percent: null },
  ]
  const { t } = await open(<VerifyDialog order={{ ...checked, stretches }} onClose={() => {}} />)
  expect(screen.getByText(t('order.verifyPays', { amount: '€19.80', booster: 'kestrel' }))).toBeDefined()
  expect(screen.queryByText(/brisa/)).toBeNull()
  expect(screen.getByText(t('order.verifyClosesVault'))).toBeDefined()
})

test.each([
  ['waiting_for_booster', 'order.revokeWaiting'],
  ['boosting', 'order.revokeUnderWay'],
  ['verification_required', 'order.revokePlain'],
] as const)('what deleting the login means while the order is %s', async (state, key) => {
  const { t } = await open(
    <RevokeDialog order={madeUpOrder('solo', state, 'customer')} onClose={() => {}} />,
    {},
  )
  expect(screen.getByText(t(key))).toBeDefined()
})
