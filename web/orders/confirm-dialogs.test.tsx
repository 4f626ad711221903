// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '#contract/operations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { CallError } from '../session/call.ts'
import { asRead, open } from '../test/in-browser.tsx'
import CancelDialog from './cancel-dialog.tsx'
import { madeUpOrder } from './made-up-states.ts'
import ReleaseDialog from './release-dialog.tsx'
import RevokeDialog from './revoke-dialog.tsx'
import StrikeDialog from './strike-dialog.tsx'
import TakeBackDialog from './take-back-dialog.tsx'
import VerifyDialog from './verify-dialog.tsx'

const areas = ['order', 'errors', 'success', 'session'] as const
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
  /** Null where nothing has to be said. */
  reason: MessageKey | null
  input: object
}

const cases: Record<string, Case> = {
  'staff cancel an order': {
    dialog: (onClose) => <CancelDialog order={staffs} onClose={onClose} />,
    confirm: 'order.cancel',
    call: 'cancelOrder',
    reason: 'order.reasonBoth',
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
    reason: 'order.reasonBoth',
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
    input: { params },
  },
}

describe.each(Object.entries(cases))('%s', (_, { dialog, confirm, call, reason: label, input }) => {
  async function opened(answer: () => unknown = () => ({ data: {} })) {
    const closed: string[] = []
    const shown = await open(
      dialog(() => closed.push('closed')),
      { areas, answers: { [call]: answer } },
    )
    // With its reason it is another element than without.
    const button = () => screen.getByRole('button', { name: shown.t(confirm) })
    return { ...shown, closed, button }
  }

  test('sends what was chosen, and closes', async () => {
    const { t, sent, person, button, closed } = await opened()
    if (label) await person.type(screen.getByLabelText(t(label)), reason)
    await person.click(button())
    await expect.poll(() => closed).toEqual(['closed'])
    expect(sent).toEqual([{ name: call, input }])
  })

  test('says why it was refused, and stays', async () => {
    const { t, person, button, closed } = await opened(() => {
      throw new CallError(409, 'order_state_changed')
    })
    if (label) await person.type(screen.getByLabelText(t(label)), reason)
    await person.click(button())
    expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
    expect(closed).toEqual([])
    if (label) expect(screen.getByLabelText(t(label))).toHaveProperty('value', reason)
  })

  test('is left by Escape as it is, but asks first where something was typed', async () => {
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
    test('needs a reason, and says so at the button', async () => {
      const { t, sent, person, button } = await opened()
      expect(button().getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByText(t('order.reasonMissing')).id).toBe(button().getAttribute('aria-describedby'))
      await person.click(button())
      expect(sent).toEqual([])
    })
})

test('what was typed is still there after Escape and Keep editing', async () => {
  const { t, person } = await open(<TakeBackDialog order={staffs} onClose={() => {}} />, { areas })
  await person.type(screen.getByLabelText(t('order.reasonBoth')), reason)
  await person.keyboard('{Escape}')
  await person.click(await screen.findByText(t('shell.keepEditing')))
  expect(screen.getByLabelText(t('order.reasonBoth'))).toHaveProperty('value', reason)
})

test('a refund goes the way it was paid unless another is chosen, in the words of each reader', async () => {
  const { t, sent, person, unmount } = await open(<CancelDialog order={customers} onClose={() => {}} />, {
    areas,
    answers: { cancelOrder: () => ({ data: {} }) },
  })
  expect(screen.getByLabelText(asRead(t('order.refundToMethod')))).toHaveProperty('checked', true)
  await person.click(screen.getByLabelText(t('order.refundToBalance')))
  await person.click(screen.getByRole('button', { name: t('order.cancel') }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.input).toMatchObject({ body: { refund_to: 'balance' } })
  unmount()
  await open(<CancelDialog order={staffs} onClose={() => {}} />, { areas })
  expect(screen.getByLabelText(t('order.refundToTheirBalance'))).toBeDefined()
  expect(screen.queryByLabelText(t('order.refundToBalance'))).toBeNull()
})

test('staff strike the games of a booster in a row if they choose to', async () => {
  const { t, sent, person } = await open(
    <StrikeDialog order={staffs} game={firstGame} onClose={() => {}} />,
    {
      areas,
      answers: { strikeGame: () => ({ data: {} }) },
    },
  )
  await person.click(screen.getByLabelText(t('order.strikeStretch', { booster: 'kestrel' })))
  await person.type(screen.getByLabelText(t('order.reasonBoth')), reason)
  await person.click(screen.getByRole('button', { name: t('order.strike') }))
  await expect.poll(() => sent.at(0)?.input).toMatchObject({ body: { scope: 'stretch' } })
})

test('staff read who is paid and what is deleted before they verify', async () => {
  const stretches = [
    { booster: { user_id: 'a', username: 'kestrel' }, pay: 1_980, state: 'confirmed' as const },
    { booster: { user_id: 'b', username: 'brisa' }, pay: 0, state: 'confirmed' as const },
  ]
  const { t } = await open(<VerifyDialog order={{ ...checked, stretches }} onClose={() => {}} />, { areas })
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
    { areas },
  )
  expect(screen.getByText(t(key))).toBeDefined()
})
