// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { anOrder, kinds } from '../order/page/made-up-orders.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { Page } from './checkout-page.tsx'

const mira = {
  _id: 'mira-id',
  kind: 'customer',
  username: 'mira',
  email: 'mira@example.org',
  permissions: [],
}
const unpaid = anOrder(kinds.solo, 'not_paid', 'customer')

type Options = {
  answers?: NonNullable<Parameters<typeof open>[1]>['answers']
  balance?: number
  path?: string
}

async function checkout(order: OrderView = unpaid, { answers, balance = 0, path }: Options = {}) {
  const user = { ...mira, balance } as unknown as SessionUser
  const view = await open(<Page data={order} />, {
    user,
    ...(answers && { answers }),
    ...(path && { path }),
  })
  const { t, person } = view
  return {
    ...view,
    risk: () => screen.getByRole('checkbox', { name: (name) => name.startsWith(t('checkout.riskAccept')) }),
    pay: () => person.click(screen.getByRole('button', { name: /^Pay / })),
  }
}

/** What was sent, without who plays the order: that is read whenever the page has been open for a moment. */
const asked = (sent: readonly { name: string; input: unknown }[]) =>
  sent.filter(({ name }) => name !== 'getSupply')

test('the order is paid at the total on the button once the statement is accepted', async () => {
  const { t, sent, person, risk, pay } = await checkout(unpaid, {
    balance: 1_000_000,
    answers: {
      payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'waiting_for_account' } }),
    },
  })
  await pay()
  expect(asked(sent)).toEqual([])
  expect(screen.getByText(t('checkout.riskMissing'))).toBeTruthy()
  expect(document.activeElement).toBe(risk())
  await person.click(risk())
  await person.click(screen.getByRole('radio', { name: new RegExp(`^${t('shell.balance')}`) }))
  await pay()
  expect(asked(sent)).toMatchObject([
    {
      name: 'payOrder',
      input: { body: { method: 'balance', accept_risk: true, total: unpaid.total } },
    },
  ])
})

test('a balance that doesn’t cover the order can’t be chosen and says how much there is', async () => {
  const { t } = await checkout(unpaid, { balance: 0 })
  const balance = screen.getByRole('radio', { name: new RegExp(`^${t('shell.balance')}`) })
  expect(balance).toHaveProperty('disabled', true)
  expect(balance.closest('label')?.textContent).toContain('€0.00')
  expect(screen.queryByText(t('checkout.balanceAndCard'))).toBeNull()
})

test('a balance that is too low pays a part, and a reserved part counts as balance', async () => {
  const { t, sent, person, risk, pay } = await checkout(
    { ...unpaid, reserved: 1_000 },
    {
      balance: 240,
      answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
    },
  )
  const both = screen.getByRole('radio', { name: new RegExp(t('checkout.balanceAndCard')) })
  expect(both.closest('label')?.textContent).toContain('€12.40 from your balance, €49.60 by card')
  await person.click(both)
  await person.click(risk())
  await pay()
  expect(asked(sent)).toMatchObject([
    { input: { body: { method: 'balance_and_card', from_balance: 1_240, total: 6_200 } } },
  ])
})

test('duo needs the in-game name, whose field comes first', async () => {
  const duo = anOrder(kinds.duo, 'not_paid', 'customer')
  const { t, sent, person, risk, pay } = await checkout(duo, {
    answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
  })
  await person.click(risk())
  await pay()
  const name = screen.getByLabelText(t('checkout.inGameName'))
  expect(document.activeElement).toBe(name)
  await person.type(name, '  Mira#EUW ')
  await pay()
  expect(asked(sent)).toMatchObject([{ input: { body: { in_game_name: 'Mira#EUW' } } }])
})

test('a refusal is shown, the box stays ticked, and the customer can try again', async () => {
  const { t, risk, person, pay } = await checkout(unpaid, {
    answers: {
      payOrder() {
        throw new CallError(409, 'balance_too_low')
      },
    },
  })
  await person.click(risk())
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.balance_too_low'))
  expect(risk()).toHaveProperty('checked', true)
  const button = screen.getByRole('button', { name: /^Pay / })
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
})

test('after a return without payment, the page says that no money was taken and keeps the tick', async () => {
  const { t, risk } = await checkout(unpaid, { path: '/checkout/order-id?payment=left' })
  expect(screen.getByText(t('checkout.notPaidTitle'))).toBeTruthy()
  expect(risk()).toHaveProperty('checked', true)
})

test('the promises are beside the button, and the configuration can still be changed', async () => {
  const chosen = anOrder({ ...kinds.solo, server: 'na', addons: ['priority'] }, 'not_paid', 'customer')
  const { t } = await checkout(chosen)
  for (const promise of ['promiseRefund', 'promiseStart', 'promiseVault'] as const)
    expect(screen.getByText(asRead(t(`service.${promise}`)))).toBeTruthy()
  const change = screen.getByRole('link', { name: t('checkout.change') })
  expect(change.getAttribute('href')).toBe('/league-of-legends/elo-boost?server=na&with=priority')
})

test('a paid order links to its page and can’t be changed or paid again', async () => {
  const { t } = await checkout(anOrder(kinds.solo, 'waiting_for_account', 'customer'))
  expect(screen.getByRole('link', { name: t('checkout.toOrder') })).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('checkout.change') })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
  expect(screen.queryByText(t('checkout.heading'))).toBeNull()
})

test('a canceled order links back to its calculator', async () => {
  const { t } = await checkout(anOrder(kinds.solo, 'cancelled', 'customer'))
  expect(screen.getByText(t('checkout.cancelledTitle'))).toBeTruthy()
  const again = screen.getByRole('link', { name: t('checkout.newOrder') })
  expect(again.getAttribute('href')).toBe('/league-of-legends/elo-boost')
})

test('a name that is typed but not asked keeps the order from being paid, until it is asked or removed', async () => {
  const { t, sent, person, risk, pay } = await checkout(unpaid, {
    answers: {
      getFavoriteNames: () => ({ data: { usernames: [] } }),
      payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }),
    },
  })
  await person.click(risk())
  await person.click(screen.getByRole('button', { name: t('checkout.named.choose') }))
  await person.type(screen.getByLabelText(t('checkout.named.name')), 'kestrel')
  expect(screen.getByText(asRead(t('checkout.named.open')))).toBeTruthy()
  await pay()
  expect(sent.filter(({ name }) => name === 'payOrder')).toEqual([])
  await person.click(screen.getByRole('button', { name: t('checkout.named.remove') }))
  expect(screen.queryByText(asRead(t('checkout.named.open')))).toBeNull()
  await pay()
  expect(sent.filter(({ name }) => name === 'payOrder')).toHaveLength(1)
})

test('a chosen booster who can’t play the order any more keeps it from being paid, and the reason is shown', async () => {
  const named = {
    username: 'kestrel',
    fallback: 'everyone',
    until: null,
    outcome: null,
    refusal: 'booster_paused',
  } as const
  const { t, sent, person, risk, pay } = await checkout({ ...unpaid, named })
  await person.click(risk())
  expect(screen.getByText(t('checkout.named.refusal.other', { booster: 'kestrel' }))).toBeTruthy()
  await pay()
  expect(sent.filter(({ name }) => name === 'payOrder')).toEqual([])
  expect(screen.getByRole('button', { name: t('checkout.named.remove') })).toBeTruthy()
})
