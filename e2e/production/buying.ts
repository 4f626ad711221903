import assert from 'node:assert/strict'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { Session } from '#server/test/stripe/books.ts'
import { eventually } from './eventually.ts'
import { machine } from './scene.ts'
import type { Visitor } from './visitor.ts'

const { stripe } = machine
const climb = defaultConfig('league-of-legends', 'elo-boost')

/** A guest orders and opens Stripe's page; the order and what Stripe knows of its payment. */
export async function order(
  guest: Visitor,
  email: string,
  locale: string,
): Promise<{ id: string; session: Session }> {
  await guest.call('guest', {
    body: { email, locale, acceptTos: true, adult: true, captchaResponse: await guest.captcha() },
  })
  return orderAgain(guest, locale)
}

async function orderAgain(guest: Visitor, locale: string): Promise<{ id: string; session: Session }> {
  const { seal, quote } = await guest.call('createQuote', { body: { config: climb } })
  const body = { config: climb, seal, total: quote.total, locale }
  const { order_id: id } = await guest.call('createOrder', { body })
  const paying = {
    method: 'card',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
    total: quote.total,
  }
  const { redirect } = await guest.call('payOrder', { params: { order_id: id }, body: paying })
  const session = [...stripe.books.sessions.values()].find(({ url }) => url === redirect)
  assert.ok(session, `Stripe knows the page ${redirect}`)
  assert.equal(session.amount_total, quote.total)
  return { id, session }
}

/** Delivers every event that our endpoint hasn't taken, until it takes it, as Stripe does. */
export async function deliver(): Promise<void> {
  for (const event of stripe.books.events) {
    if (stripe.delivered.has(event.id)) continue
    const [endpoint] = stripe.endpoints
    if (!endpoint?.enabled_events.includes(event.type)) continue
    await eventually(`the event ${event.type}`, async () => {
      const { body, headers } = stripe.webhook(event)
      const reply = await fetch(endpoint.url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(body),
      }).catch(() => null)
      if (reply && reply.status < 500) assert.equal(reply.status, 200, await reply.text())
      return reply?.status === 200
    })
    stripe.delivered.add(event.id)
  }
}

export async function statusOf(person: Visitor, id: string) {
  return (await person.call('getOrder', { params: { order_id: id } })).order
}
