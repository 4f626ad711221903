import { createHash, randomInt } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import type { PaymentEvent } from '#server/platform/outside/payment-provider.ts'
import { sandboxSignatureHeader, sandboxWebhook } from '#server/platform/outside/sandbox-payments.ts'
import { aDuoOrderConfig, insertCustomer, insertOrder, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, byBalance, byCard, fund, openCard, paidEvent, statusOf } from '#server/test/payments.ts'

const { app, services } = await openApp()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const webhooks = '/v1/payments/webhooks/sandbox'
const deliver = (event: PaymentEvent, at = services.now()) => {
  const { body, headers } = sandboxWebhook(services.config, event, at)
  return app.inject({ method: 'POST', url: webhooks, headers, payload: body })
}
const pay = async (userId: string, orderId: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/v1/orders/${orderId}/pay`,
    headers: { authorization: `Bearer ${await signIn(services, userId)}` },
    payload,
  })
const count = async (table: 'provider_events' | 'quarantined_events' | 'ledger_entries') => {
  const { rows } = await services.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

test('trust M1: the same webhook, sent 50 times at once, is accepted and credited once', async () => {
  const { order, payment } = await openCard(services)
  const event = paidEvent(payment)
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
  expect(await statusOf(services, order.id)).toBe('waiting_for_account')
})

test('trust M2: ten events with ten ids for one payment are one credit', async () => {
  const { order, payment } = await openCard(services)
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(paidEvent(payment))))
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
})

test('trust M3: 1,000 mutated bodies, signatures and times are refused and write nothing', async () => {
  const { payment, order } = await openCard(services)
  const before = [await count('provider_events'), await count('ledger_entries')]
  const { body, headers } = sandboxWebhook(services.config, paidEvent(payment), services.now())
  const signature = String(headers[sandboxSignatureHeader])
  const [time = '', mac = ''] = signature.replace('t=', '').split(',v1=')
  const mutants = Array.from({ length: 1_000 }, (_, i) => {
    // A time ahead comes nearer while the test runs, so these are further away.
    const shift = i % 2 ? randomInt(1_000, 100_000) : -randomInt(301, 100_000)
    switch (i % 5) {
      case 0:
        return { body: flip(body), signature }
      case 1:
        return { body, signature: `t=${time},v1=${flipHex(mac)}` }
      case 2:
        return { body, signature: `t=${Number(time) + shift},v1=${mac}` }
      case 3: {
        const stale = sandboxWebhook(
          services.config,
          paidEvent(payment),
          new Date(services.now().getTime() + shift * 1_000),
        )
        return { body: stale.body, signature: String(stale.headers[sandboxSignatureHeader]) }
      }
      default:
        return { body, signature: createHash('sha256').update(String(i)).digest('hex') }
    }
  })
  for (const mutant of mutants) {
    const answer = await app.inject({
      method: 'POST',
      url: webhooks,
      headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: mutant.signature },
      payload: mutant.body,
    })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'invalid_signature'])
  }
  expect([await count('provider_events'), await count('ledger_entries')]).toEqual(before)
  expect(await statusOf(services, order.id)).toBe('not_paid')
})

test('a webhook without a body, without a signature or for an unknown provider is refused', async () => {
  const json = { 'content-type': 'application/json' }
  const bare = await app.inject({ method: 'POST', url: webhooks, headers: json })
  const unsigned = await app.inject({ method: 'POST', url: webhooks, headers: json, payload: '{}' })
  const unknown = await app.inject({
    method: 'POST',
    url: webhooks.replace('sandbox', 'none'),
    headers: json,
    payload: '{}',
  })
  expect([bare, unsigned, unknown].map((answer) => answer.json().message)).toEqual([
    'invalid_signature',
    'invalid_signature',
    'not_found',
  ])
})

test('trust M4: webhooks with a wrong amount, currency or order pay nothing and are set aside', async () => {
  const { order: other } = await openCard(services)
  const lies: ((event: PaymentEvent) => PaymentEvent)[] = [
    (event) => ({ ...event, amount: event.amount - 1 }),
    (event) => ({ ...event, amount: event.amount + 1 }),
    (event) => ({ ...event, currency: 'USD' }),
    (event) => ({ ...event, subjectId: other.id }),
    (event) => ({ ...event, ref: 'sandbox_of_another' }),
  ]
  const before = await count('quarantined_events')
  for (let i = 0; i < 20; i++) {
    const { order, payment } = await openCard(services)
    const lie = lies[i % lies.length]
    const answer = await deliver(lie ? lie(paidEvent(payment)) : paidEvent(payment))
    expect(answer.statusCode).toBe(200)
    expect(await statusOf(services, order.id)).toBe('not_paid')
  }
  expect((await count('quarantined_events')) - before).toBe(20)
  expect(services.logged.filter((line) => line.includes('quarantined'))).toHaveLength(20)
})

test('a balance pays at once, but not if it is too low, a second time or for a stranger', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  const poor = await pay(customer.id, order.id, byBalance)
  expect([poor.statusCode, poor.json().message]).toEqual([409, 'balance_too_low'])
  await fund(services, customer.id, order.total + 5)
  const stranger = await insertCustomer(services)
  expect((await pay(stranger.id, order.id, byBalance)).json().message).toBe('order_not_found')
  const paid = await pay(customer.id, order.id, byBalance)
  expect(paid.json()).toEqual({ data: { payment_id: null, redirect: null, status: 'waiting_for_account' } })
  expect((await pay(customer.id, order.id, byBalance)).json().message).toBe(
    'payment_has_already_been_processed',
  )
  expect((await pay(customer.id, order.id, byCard)).json().message).toBe('payment_has_already_been_processed')
  const { risk_accepted_at, consents } = await services.db
    .selectFrom('orders')
    .select(['risk_accepted_at', 'consents'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const at = risk_accepted_at?.toISOString()
  expect(consents).toEqual({ start: { version: '1.0', at }, withdrawal: { version: '1.0', at } })
})

test.each([
  ['start_now', 'start_not_requested'],
  ['withdrawal_ends', 'withdrawal_not_confirmed'],
] as const)('an order isn’t paid without %s, and the refusal has its own code', async (consent, code) => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  await fund(services, customer.id, order.total)
  for (const version of [undefined, '0.9']) {
    const refused = await pay(customer.id, order.id, { ...byBalance, [consent]: version })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toEqual({ message: code, errors: [{ field: consent, code }] })
  }
  expect(await statusOf(services, order.id)).toBe('not_paid')
})

test('a guest says once that they are 18, when they enter or when they pay, and isn’t sold anything before', async () => {
  const guest = await insertCustomer(services, { kind: 'guest', password_hash: null, age_confirmed_at: null })
  const order = await insertOrder(services, { customerId: guest.id })
  await fund(services, guest.id, order.total)
  const refused = await pay(guest.id, order.id, byBalance)
  expect(refused.statusCode).toBe(400)
  const code = 'age_not_confirmed'
  expect(refused.json()).toEqual({ message: code, errors: [{ field: 'adult', code }] })
  expect((await pay(guest.id, order.id, { ...byBalance, adult: true })).statusCode).toBe(200)
  const { age_confirmed_at } = await services.db
    .selectFrom('users')
    .select('age_confirmed_at')
    .where('id', '=', guest.id)
    .executeTakeFirstOrThrow()
  expect(age_confirmed_at).not.toBeNull()
  const another = await insertOrder(services, { customerId: guest.id })
  await fund(services, guest.id, another.total)
  expect((await pay(guest.id, another.id, byBalance)).statusCode).toBe(200)
})

test('an order in which the customer plays along is paid with their name and goes straight to the board', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id, config: aDuoOrderConfig })
  await fund(services, customer.id, order.total)
  const nameless = await pay(customer.id, order.id, byBalance)
  expect(nameless.json()).toEqual({
    message: 'bad_params',
    errors: [{ field: 'in_game_name', code: 'bad_params' }],
  })
  const paid = await pay(customer.id, order.id, { ...byBalance, in_game_name: 'Mira#EUW' })
  expect(paid.json().data.status).toBe('waiting_for_booster')
  expect(services.sent).toContainEqual({
    to: 'filter',
    id: order.filter,
    event: 'new_boost_order',
    payload: { order_id: order.id, filter: order.filter },
  })
})

test('trust M9: 200 orders paid at once from a balance that covers 7: exactly 7', async () => {
  const customer = await insertCustomer(services)
  const orders = await Promise.all(
    Array.from({ length: 200 }, () => insertOrder(services, { customerId: customer.id })),
  )
  const total = orders[0]?.total ?? 0
  await fund(services, customer.id, total * 7 + total - 1)
  const answers = await Promise.all(orders.map((order) => pay(customer.id, order.id, byBalance)))
  const codes = answers.map((answer) => answer.json().message ?? 'paid')
  expect(codes.filter((code) => code === 'paid')).toHaveLength(7)
  expect(codes.filter((code) => code === 'balance_too_low')).toHaveLength(193)
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(total - 1)
})

test('a card payment leads to the provider, and back to the order with what was paid', async () => {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  const { data } = (await pay(customer.id, order.id, byCard)).json()
  expect(data.redirect).toMatch(/^http:\/\/localhost:3000\/sandbox\/pay\/sandbox_/)
  const page = new URL(data.redirect).pathname
  const shown = await app.inject(page)
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
  expect(shown.body).toContain('Sandbox: no money moves')
  expect(shown.body).toContain((order.total / 100).toFixed(2))
  const done = await app.inject({ method: 'POST', url: page, ...form('decision=pay') })
  const back = new URL(String(done.headers.location))
  expect(back.pathname).toBe(`/dashboard/order/${order.id}`)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    gtm: '1',
    payment_amount: (order.total / 100).toFixed(2),
    transaction_id: data.payment_id,
    currency: 'EUR',
  })
  expect(await statusOf(services, order.id)).toBe('waiting_for_account')
})

test('a declined payment leads back to the checkout, and the next attempt is a new one', async () => {
  const { customer, order, payment } = await openCard(services)
  const url = new URL(payment.url ?? '').pathname
  const declined = await app.inject({ method: 'POST', url, ...form('decision=decline') })
  const back = `http://localhost:3000/checkout/${order.id}?payment=left`
  expect(declined.headers.location).toBe(back)
  const again = (await pay(customer.id, order.id, byCard)).json()
  expect(again.data.payment_id).not.toBe(payment.id)
  // The page of the ended attempt only leads back.
  expect((await app.inject(url)).headers.location).toBe(back)
})

test('the options of the sandbox: twice, never, with a false amount, late', async () => {
  const decide = async (knobs: string) => {
    const opened = await openCard(services)
    const url = `${new URL(opened.payment.url ?? '').pathname}?${knobs}`
    const answer = await app.inject({ method: 'POST', url, ...form('decision=pay') })
    expect(answer.statusCode).toBe(303)
    return opened.order.id
  }
  expect(await statusOf(services, await decide('deliver=2'))).toBe('waiting_for_account')
  expect(await statusOf(services, await decide('deliver=0'))).toBe('not_paid')
  expect(await statusOf(services, await decide('lie=-500'))).toBe('not_paid')
  const late = await decide('delay=300')
  expect(await statusOf(services, late)).toBe('not_paid')
  await expect.poll(() => statusOf(services, late)).toBe('waiting_for_account')
})

test('the sandbox’s bank disputes a payment that was made, and decides', async () => {
  const { order, payment } = await openCard(services)
  const { pathname } = new URL(payment.url ?? '')
  const bank = pathname.replace('/pay/', '/bank/')
  const say = (word: string) => app.inject({ method: 'POST', url: bank, ...form(`word=${word}`) })
  expect((await say('open')).json().message).toBe('bad_params')
  await app.inject({ method: 'POST', url: pathname, ...form('decision=pay') })
  expect((await app.inject(bank)).body).toContain('Dispute the payment')
  const chargeback = () =>
    services.db
      .selectFrom('chargebacks')
      .select(['status', 'amount'])
      .where('order_id', '=', order.id)
      .execute()
  expect((await say('open')).statusCode).toBe(303)
  expect(await chargeback()).toEqual([{ status: 'open', amount: order.total }])
  for (const word of ['lost', 'won'] as const) {
    await say(word)
    expect(await chargeback()).toEqual([{ status: word, amount: order.total }])
  }
  expect((await say('perhaps')).json().message).toBe('bad_params')
})

test('an unknown sandbox payment and an invalid decision are refused', async () => {
  const { payment } = await openCard(services)
  const url = new URL(payment.url ?? '').pathname
  const unknown = `/sandbox/pay/sandbox_${'0'.repeat(24)}`
  expect((await app.inject(unknown)).json().message).toBe('payment_not_found')
  expect((await app.inject('/sandbox/pay/none')).json().message).toBe('bad_params')
  expect((await app.inject({ method: 'POST', url, ...form('decision=perhaps') })).json().message).toBe(
    'bad_params',
  )
})

test('the balance page lists the entries behind the balance, newest first, in pages of ten', async () => {
  const customer = await insertCustomer(services)
  for (let i = 1; i <= 12; i++) await fund(services, customer.id, i * 1_000)
  const order = await insertOrder(services, { customerId: customer.id })
  await pay(customer.id, order.id, byBalance)
  const get = async (page: number) =>
    app.inject({
      url: `/v1/balance?page=${page}`,
      headers: { authorization: `Bearer ${await signIn(services, customer.id)}` },
    })
  const first = (await get(1)).json()
  expect(first.data.balance).toEqual({
    customer: 78_000 - order.total,
    pending: 0,
    payable: 0,
    currency: 'EUR',
  })
  expect(first.data).toMatchObject({ page: 1, pageCount: 2, total: 13 })
  expect(first.data.items[0]).toMatchObject({
    kind: 'paid_by_balance',
    amount: -order.total,
    order_id: order.id,
  })
  expect(first.data.items[1]).toMatchObject({ kind: 'balance_topped_up', amount: 12_000, order_id: null })
  expect((await get(2)).json().data.items).toHaveLength(3)
})

test('a signed webhook that is no payment of ours is accepted and ignored', async () => {
  const { payment } = await openCard(services)
  const before = await count('provider_events')
  const foreign = await deliver(paidEvent(payment, { paymentId: 'of another shop' }))
  expect(foreign.statusCode).toBe(200)
  expect(await count('provider_events')).toBe(before)
})

function form(payload: string) {
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload }
}

function flip(text: string): string {
  const at = randomInt(text.length)
  const sign = String.fromCharCode((text.charCodeAt(at) + randomInt(1, 90)) % 128)
  return `${text.slice(0, at)}${sign}${text.slice(at + 1)}`
}

function flipHex(text: string): string {
  const at = randomInt(text.length)
  return `${text.slice(0, at)}${((Number.parseInt(text[at] ?? '0', 16) + randomInt(1, 16)) % 16).toString(16)}${text.slice(at + 1)}`
}
