import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { methodAndPath } from '#contract/operations.ts'
import { minuteMs } from '#core/durations.ts'
import { formats } from '#i18n/format.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { PaymentEvent, ProviderEvent } from './payment-provider.ts'
import { escapeHtml, sendSandboxPage } from './sandbox-page.ts'
import {
  decideSandboxPayment,
  findSandboxPayment,
  findSandboxRefunds,
  type SandboxPayment,
  sandboxOutcome,
  sandboxWebhook,
} from './sandbox-payments.ts'

/** How the sandbox misbehaves when the page's query asks for it (trust 3). */
const knobs = z.object({
  /** How often the webhook is delivered; 0 loses it. */
  deliver: z.coerce.number().int().min(0).max(50).default(1),
  /** Milliseconds until the first delivery; the customer returns at once. */
  delay: z.coerce.number().int().min(0).max(minuteMs).default(0),
  /** Minor units that the webhook adds to the amount. */
  lie: z.coerce.number().int().default(0),
})
type Knobs = z.output<typeof knobs>

const bankWords = ['open', 'won', 'lost', 'refund_failed'] as const

const params = z.object({ id: z.string().max(100) })

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
      if (await decideSandboxPayment(services.db, id, status))
        await deliver(
          app,
          services,
          paymentEvent(await find(services, id), status),
          knobs.parse(request.query),
        )
      return reply.redirect(returnUrl(await find(services, id)), 303)
    })

    bankPages(pages, services)
  })
}

/** The bank's desk at `/sandbox/bank/:id`, where a payment that was made is disputed or its refund fails. */
function bankPages(pages: FastifyInstance, services: Services): void {
  const schema = { hide: true, params, querystring: knobs }

  pages.get('/sandbox/bank/:id', { schema }, async (request, reply) =>
    sendBankPage(reply, await find(services, params.parse(request.params).id)),
  )

  pages.post('/sandbox/bank/:id', { schema }, async (request, reply) => {
    const payment = await find(services, params.parse(request.params).id)
    const said = z.object({ word: z.enum(bankWords) }).safeParse(request.body)
    if (!said.success || sandboxOutcome(payment) !== 'succeeded') throw new AppError('bad_params')
    for (const event of await bankEvents(services, payment, said.data.word))
      await deliver(pages, services, event, knobs.parse(request.query))
    return reply.redirect(`/sandbox/bank/${payment.id}`, 303)
  })
}

/** What the bank reports. A payment has at most one dispute, and all its refunds fail together. */
async function bankEvents(
  { db }: Services,
  { id: ref, amount, currency }: SandboxPayment,
  word: (typeof bankWords)[number],
): Promise<ProviderEvent[]> {
  const event = () => ({ id: `event_${randomUUID()}` })
  if (word === 'refund_failed') {
    const refunds = await findSandboxRefunds(db, ref)
    return refunds.map((refundId) => ({ ...event(), kind: 'refund', refundId, status: 'failed' }))
  }
  const dispute = { kind: 'dispute', ref: `dispute_${ref}`, intent: ref, dueAt: null } as const
  return [{ ...event(), ...dispute, status: word, amount, currency }]
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

async function deliver(
  app: FastifyInstance,
  services: Services,
  told: ProviderEvent,
  { deliver: times, delay, lie }: Knobs,
): Promise<void> {
  const event = 'amount' in told ? { ...told, amount: told.amount + lie } : told
  const url = methodAndPath('receivePaymentWebhook').path.replace(':provider', 'sandbox')
  const send = async () => {
    const { body, headers } = sandboxWebhook(services.config, event, services.now())
    const sent = Array.from({ length: times }, () =>
      app.inject({ method: 'POST', url, headers, payload: body }),
    )
    for (const { statusCode } of await Promise.all(sent))
      if (statusCode >= 300) services.log.warn({ event, statusCode }, 'a sandbox webhook was rejected')
  }
  if (delay === 0) return send()
  setTimeout(() => {
    send().catch((error) =>
      services.log.warn({ err: error, event }, 'a delayed sandbox webhook could not be sent'),
    )
  }, delay).unref()
}

function sendPayPage(reply: FastifyReply, payment: SandboxPayment, siteName: string) {
  return sendSandboxPage(reply, {
    title: 'Sandbox payment',
    to: new URL(payment.return_url).origin,
    content: `<h1>Payment to ${escapeHtml(siteName)}</h1>
${amountOf(payment)}
<p>This page stands in for a payment provider. Decide how the payment ends.</p>
<form method="post">
<button class="first" name="decision" value="pay">Pay</button>
<button class="other" name="decision" value="decline">Decline</button>
</form>`,
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
<button class="first" name="word" value="open">Dispute the payment</button>
<button class="other" name="word" value="won">Decide for the shop</button>
<button class="other" name="word" value="lost">Decide for the customer</button>
<button class="other" name="word" value="refund_failed">Fail its refunds</button>
</form>`,
  })
}

const amountOf = ({ amount, currency }: SandboxPayment) =>
  `<div class="amount">${escapeHtml(formats('en').money(amount, currency))}</div>`
