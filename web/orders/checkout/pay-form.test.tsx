// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Site } from '#contract/site.ts'
import { shownConsents } from '#core/money/consents.ts'
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
  user?: Partial<SessionUser>
  answers?: NonNullable<Parameters<typeof open>[1]>['answers']
  balance?: number
  path?: string
  site?: Partial<Site>
}

async function checkout(
  order: OrderView = unpaid,
  { user: own, answers, balance = 0, path, site }: Options = {},
) {
  const user = { ...mira, balance, ...own } as unknown as SessionUser
  const view = await open(<Page data={order} />, {
    user,
    answers: { getFavoriteNames: () => ({ data: { usernames: [] } }), ...answers },
    ...(path && { path }),
    ...(site && { site }),
  })
  const { t, person } = view
  return {
    ...view,
    start: () => screen.getByRole('checkbox', { name: t('checkout.consent.start') }),
    consent: async () => {
      for (const box of screen.getAllByRole('checkbox')) await person.click(box)
    },
    pay: () => person.click(screen.getByRole('button', { name: /^Pay / })),
  }
}

/** What was sent, without who plays the order: that is read whenever the page has been open for a moment. */
const asked = (sent: readonly { name: string; input: unknown }[]) =>
  sent.filter(({ name }) => name !== 'getSupply' && name !== 'getFavoriteNames')

test('the order is paid at the total on the button once the statement is accepted', async () => {
  const { t, sent, person, start, consent, pay } = await checkout(unpaid, {
    balance: 1_000_000,
    answers: {
      payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'waiting_for_account' } }),
    },
  })
  await pay()
  expect(asked(sent)).toEqual([])
  expect(screen.getByText(t('errors.start_not_requested'))).toBeTruthy()
  expect(screen.getByText(t('errors.withdrawal_not_confirmed'))).toBeTruthy()
  expect(document.activeElement).toBe(start())
  await person.click(start())
  await pay()
  expect(asked(sent)).toEqual([])
  expect(screen.queryByText(t('errors.start_not_requested'))).toBeNull()
  await person.click(start())
  await consent()
  await person.click(screen.getByRole('radio', { name: new RegExp(`^${t('shell.balance')}`) }))
  await pay()
  expect(asked(sent)).toMatchObject([
    {
      name: 'payOrder',
      input: {
        body: {
          method: 'balance',
          accept_risk: true,
          ...shownConsents,
          billing: null,
          total: unpaid.total,
        },
      },
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

test('a guest sees no balance, and is told of no favorites; someone who has some is', async () => {
  const { t } = await checkout(unpaid, { user: { kind: 'guest', adult: true } })
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  expect(screen.queryByLabelText(t('checkout.consent.age'))).toBeNull()
  expect(screen.getByText(t('checkout.named.anyone'))).toBeTruthy()
  cleanup()
  await checkout(unpaid, { answers: { getFavoriteNames: () => ({ data: { usernames: ['kestrel'] } }) } })
  expect(await screen.findByText(t('checkout.named.any'))).toBeTruthy()
})

test('a guest who hasn’t said their age is asked before they pay', async () => {
  const { t, sent, person, pay } = await checkout(unpaid, {
    user: { kind: 'guest', adult: false },
    answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
  })
  for (const name of ['start_now', 'withdrawal_ends'])
    await person.click(document.querySelector(`input[name=${name}]`) as Element)
  await pay()
  expect(screen.getByText(t('errors.age_not_confirmed'))).toBeTruthy()
  await person.click(screen.getByLabelText(t('checkout.consent.age')))
  await pay()
  expect(asked(sent)).toMatchObject([{ input: { body: { adult: true } } }])
})

test('the receipt can have a name and an address, which are asked for only if wanted', async () => {
  const { t, sent, person, consent, pay } = await checkout(unpaid, {
    answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
  })
  await consent()
  await person.click(screen.getByRole('button', { name: t('checkout.billing.add') }))
  expect(screen.queryByLabelText(t('checkout.billing.address'))).toBeNull()
  await person.type(screen.getByLabelText(t('checkout.billing.name')), ' Climb GmbH ')
  await person.type(screen.getByLabelText(t('checkout.billing.address')), 'Street 1{Enter}10115 Berlin')
  await pay()
  expect(asked(sent)).toMatchObject([
    { input: { body: { billing: { name: 'Climb GmbH', address: 'Street 1\n10115 Berlin' } } } },
  ])
})

test('the summary says the tax that the total includes', async () => {
  const { t } = await checkout()
  expect(screen.getByText(asRead(t('games.includesVat', { percent: '19%' })))).toBeTruthy()
  expect(screen.getByText('€9.90')).toBeTruthy()
})

test('what the provider’s page offers beside a card is named once it is known', async () => {
  const { t } = await checkout(unpaid, {
    site: { payments: { sandbox: false, methods: [] } },
    answers: { listPaymentMethods: () => ({ data: { methods: ['apple_pay', 'paypal'] } }) },
  })
  expect(await screen.findByText(t('checkout.cardAlso', { methods: 'Apple Pay and PayPal' }))).toBeTruthy()
})

test('a balance that is too low pays a part, and a reserved part counts as balance', async () => {
  const { t, sent, person, consent, pay } = await checkout(
    { ...unpaid, reserved: 1_000 },
    {
      balance: 240,
      answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
    },
  )
  const both = screen.getByRole('radio', { name: new RegExp(t('checkout.balanceAndCard')) })
  expect(both.closest('label')?.textContent).toContain('€12.40 from your balance, €49.60 by card')
  await person.click(both)
  await consent()
  await pay()
  expect(asked(sent)).toMatchObject([
    { input: { body: { method: 'balance_and_card', from_balance: 1_240, total: 6_200 } } },
  ])
})

test('duo needs the in-game name, whose field comes first', async () => {
  const duo = anOrder(kinds.duo, 'not_paid', 'customer')
  const { t, sent, person, consent, pay } = await checkout(duo, {
    answers: { payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }) },
  })
  await consent()
  await pay()
  const name = screen.getByLabelText(t('checkout.inGameName'))
  expect(document.activeElement).toBe(name)
  await person.type(name, '  Mira#EUW ')
  await pay()
  expect(asked(sent)).toMatchObject([{ input: { body: { in_game_name: 'Mira#EUW' } } }])
})

test('a refusal is shown, the box stays ticked, and the customer can try again', async () => {
  const { t, consent, start, pay } = await checkout(unpaid, {
    answers: {
      payOrder() {
        throw new CallError(409, 'balance_too_low')
      },
    },
  })
  await consent()
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.balance_too_low'))
  expect(start()).toHaveProperty('checked', true)
  const button = screen.getByRole('button', { name: /^Pay / })
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull()
})

test('after a return without payment, the page says that no money was taken and keeps the tick', async () => {
  const { t, start } = await checkout(unpaid, { path: '/checkout/order-id?payment=left' })
  expect(screen.getByText(t('checkout.notPaidTitle'))).toBeTruthy()
  expect(start()).toHaveProperty('checked', true)
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
  const { t, sent, person, consent, pay } = await checkout(unpaid, {
    answers: {
      getFavoriteNames: () => ({ data: { usernames: [] } }),
      payOrder: () => ({ data: { payment_id: null, redirect: null, status: 'not_paid' } }),
    },
  })
  await consent()
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
  const { t, sent, consent, pay } = await checkout({ ...unpaid, named })
  await consent()
  expect(screen.getByText(t('checkout.named.refusal.other', { booster: 'kestrel' }))).toBeTruthy()
  await pay()
  expect(sent.filter(({ name }) => name === 'payOrder')).toEqual([])
  expect(screen.getByRole('button', { name: t('checkout.named.remove') })).toBeTruthy()
})
