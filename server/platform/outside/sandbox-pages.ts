import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { formats } from '#i18n/format.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../ports/services.ts'
import type { PaymentEvent, ProviderEvent } from './payment-provider.ts'
import { deliver } from './sandbox-deliveries.ts'
import { knobField, knobs, knobsOf } from './sandbox-knobs.ts'
import { escapeHtml, sendSandboxPage } from './sandbox-page.ts'
import {
  decideSandboxPayment,
  findSandboxPayment,
  findSandboxRefunds,
  type SandboxPayment,
  sandboxOutcome,
} from './sandbox-payments.ts'

const bankWords = ['open', 'won', 'lost', 'refund_failed'] as const

const params = z.object({ id: z.string().regex(/^sandbox_[\da-f]{24}$/) })

/** The sandbox's payment page at `/sandbox/pay/:id`, and its bank. */
export function sandboxPages(app: FastifyInstance, services: Services): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const schema = { hide: true, params, querystring: knobs }

    pages.get('/sandbox/pay/:id', { schema }, async (request, reply) => {
      const payment = await find(services, params.parse(request.params).id)
      if (sandboxOutcome(payment) !== 'pending') return reply.redirect(returnUrl(payment), 303)
      return sendPayPage(reply, payment, services.config.siteName)
    })

    pages.post('/sandbox/pay/:id', { schema }, async (request, reply) => {
      const { id } = params.parse(request.params)
      const decision = z.object({ decision: z.enum(['pay', 'decline']) }).safeParse(request.body)
      if (!decision.success) throw new AppError('bad_params')
      await find(services, id)
      const status = decision.data.decision === 'pay' ? 'succeeded' : 'failed'
      const set = knobsOf(request.query, request.body)
      const decided = await decideSandboxPayment(services.db, id, status)
      const payment = await find(services, id)
      if (set.timeout) return sendTimedOut(reply, payment)
      // Before the card that paid, another one was declined: two events, whose order the shop can't trust.
      const events = [
        ...(set.reorder ? [paymentEvent(payment, 'failed')] : []),
        paymentEvent(payment, status),
      ]
      if (decided) await deliver(app, services, events, set)
      return reply.redirect(returnUrl(payment), 303)
    })

    bankPages(pages, services)
  })
}

/** The bank's desk at `/sandbox/bank/:id`, where a payment that was made is charged back or its refund fails. */
function bankPages(pages: FastifyInstance, services: Services): void {
  const schema = { hide: true, params, querystring: knobs }

  pages.get('/sandbox/bank/:id', { schema }, async (request, reply) =>
    sendBankPage(reply, await find(services, params.parse(request.params).id)),
  )

  pages.post('/sandbox/bank/:id', { schema }, async (request, reply) => {
    const payment = await find(services, params.parse(request.params).id)
    const said = z.object({ word: z.enum(bankWords) }).safeParse(request.body)
    if (!said.success || sandboxOutcome(payment) !== 'succeeded') throw new AppError('bad_params')
    const set = knobsOf(request.query, request.body)
    const { word } = said.data
    // A decision follows the opening, which the bank reports too if their order is to be wrong.
    const before = set.reorder && (word === 'won' || word === 'lost') ? (['open'] as const) : []
    const events: ProviderEvent[] = []
    for (const each of [...before, word]) events.push(...(await bankEvents(services, payment, each)))
    await deliver(pages, services, events, set)
    return reply.redirect(`/sandbox/bank/${payment.id}`, 303)
  })
}

/** What the bank reports. A payment has at most one chargeback, and all its refunds fail together. */
async function bankEvents(
  { db, now }: Services,
  { id: ref, amount, currency }: SandboxPayment,
  word: (typeof bankWords)[number],
): Promise<ProviderEvent[]> {
  const event = () => ({ id: `event_${randomUUID()}` })
  if (word === 'refund_failed') {
    const refunds = await findSandboxRefunds(db, ref)
    return refunds.map((refundId) => ({ ...event(), kind: 'refund', refundId, status: 'failed' }))
  }
  const chargeback = { kind: 'chargeback', ref: `dispute_${ref}`, intent: ref, dueAt: null } as const
  return [{ ...event(), ...chargeback, at: now(), status: word, amount, currency }]
}

async function find({ db }: Services, id: string): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(db, id)
  if (!payment) throw new AppError('payment_not_found')
  return payment
}

function returnUrl(payment: SandboxPayment): string {
  return sandboxOutcome(payment) === 'succeeded' ? payment.return_url : payment.cancel_url
}

function paymentEvent(payment: SandboxPayment, status: 'succeeded' | 'failed'): PaymentEvent {
  return {
    id: `event_${randomUUID()}`,
    ref: payment.id,
    paymentId: payment.idempotency_key,
    subjectId: payment.order_id,
    status,
    amount: payment.amount,
    currency: payment.currency,
    intent: payment.id,
  }
}

function sendPayPage(reply: FastifyReply, payment: SandboxPayment, siteName: string) {
  return sendSandboxPage(reply, {
    title: 'Sandbox payment',
    to: new URL(payment.return_url).origin,
    content: `<h1>Payment to ${escapeHtml(siteName)}</h1>
${amountOf(payment)}
<p>This page stands in for a payment provider. Decide how the payment ends.</p>
<form method="post">
${knobField()}
<button class="first" name="decision" value="pay">Pay</button>
<button class="other" name="decision" value="decline">Decline</button>
</form>`,
  })
}

/** The customer sees an error although the card was charged; only asking the sandbox finds the payment. */
function sendTimedOut(reply: FastifyReply, payment: SandboxPayment) {
  return sendSandboxPage(reply.status(504), {
    title: 'Sandbox payment',
    content: `<h1>The page timed out after the charge</h1>
${amountOf(payment)}
<p>No webhook was sent. The shop finds the payment when it asks the sandbox, at the latest after 15 minutes.</p>
<p><a href="${escapeHtml(new URL(payment.cancel_url).pathname)}">Go back to the shop</a></p>`,
  })
}

/** What the bank can do with a payment of this status, and what has become of it. */
function sendBankPage(reply: FastifyReply, payment: SandboxPayment) {
  return sendSandboxPage(reply, {
    title: 'Sandbox bank',
    content: `<h1>Payment ${escapeHtml(payment.id)}: ${sandboxOutcome(payment)}</h1>
${amountOf(payment)}
<p>This page stands in for the customer’s bank. Each button sends signed webhooks.</p>
<form method="post">
${knobField(['timeout'])}
<button class="first" name="word" value="open">Dispute the payment</button>
<button class="other" name="word" value="won">Decide for the shop</button>
<button class="other" name="word" value="lost">Decide for the customer</button>
<button class="other" name="word" value="refund_failed">Fail its refunds</button>
</form>`,
  })
}

const amountOf = ({ amount, currency }: SandboxPayment) =>
  `<div class="amount">${escapeHtml(formats('en').money(amount, currency))}</div>`
