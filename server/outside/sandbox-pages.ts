import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { methodAndPath } from '#contract/operations.ts'
import { minuteMs } from '#core/durations.ts'
import { formats } from '#i18n/format.ts'
import { AppError } from '../http/errors.ts'
import type { Services } from '../services.ts'
import type { PaymentEvent } from './payment-provider.ts'
import {
  decideSandboxPayment,
  findSandboxPayment,
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

const params = z.object({ id: z.string().max(100) })

/** The sandbox's payment page at `/sandbox/pay/:id`: plain HTML that works without script, in English. */
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
      return sendPage(reply, payment, services.config.siteName)
    })

    pages.post('/sandbox/pay/:id', { schema }, async (request, reply) => {
      const { id } = params.parse(request.params)
      const decision = z.object({ decision: z.enum(['pay', 'decline']) }).safeParse(request.body)
      if (!decision.success) throw new AppError('bad_params')
      await find(services, id)
      const status = decision.data.decision === 'pay' ? 'succeeded' : 'failed'
      if (await decideSandboxPayment(services.db, id, status))
        await deliver(app, services, await find(services, id), status, knobs.parse(request.query))
      return reply.redirect(returnUrl(await find(services, id)), 303)
    })
  })
}

async function find({ db }: Services, id: string): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(db, id)
  if (!payment) throw new AppError('payment_not_found')
  return payment
}

function returnUrl(payment: SandboxPayment): string {
  return sandboxOutcome(payment) === 'succeeded' ? payment.return_url : payment.cancel_url
}

async function deliver(
  app: FastifyInstance,
  services: Services,
  payment: SandboxPayment,
  status: 'succeeded' | 'failed',
  { deliver: times, delay, lie }: Knobs,
): Promise<void> {
  const event: PaymentEvent = {
    id: `event_${randomUUID()}`,
    ref: payment.id,
    paymentId: payment.idempotency_key,
    subjectId: payment.order_id,
    status,
    amount: payment.amount + lie,
    currency: payment.currency,
    intent: payment.id,
  }
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

const style = `
:root { color-scheme: dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0e141b; color: #f3f6f8;
  font: 15px/24px system-ui, sans-serif }
main { box-sizing: border-box; width: min(100% - 32px, 420px); padding: 32px; background: #141c25;
  border: 1px solid #344457; border-radius: 12px }
.mark { display: inline-block; margin: 0 0 16px; padding: 2px 10px; border-radius: 6px; background: #233040;
  color: #f0bc55; font-size: 13px; font-weight: 600 }
h1 { margin: 0; font-size: 17px }
.amount { margin: 8px 0 4px; font-size: 34px; line-height: 40px; font-weight: 720; font-variant-numeric: tabular-nums }
p { margin: 0 0 24px; color: #b7c2ce }
button { width: 100%; min-height: 44px; margin-block-start: 12px; border: 0; border-radius: 8px; font: inherit;
  font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid #8fc7ff; outline-offset: 2px }
.pay { background: #ff8f63; color: #240e07 }
.decline { background: #233040; color: #f3f6f8 }`

const styleHash = createHash('sha256').update(style).digest('base64')

function sendPage(reply: FastifyReply, payment: SandboxPayment, siteName: string) {
  const back = new URL(payment.return_url).origin
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      // A form's redirect counts as its action, and this one leads back to the site.
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sandbox payment</title>
<style>${style}</style>
</head>
<body>
<main>
<div class="mark">Sandbox: no money moves</div>
<h1>Payment to ${escapeHtml(siteName)}</h1>
<div class="amount">${escapeHtml(formats('en').money(payment.amount, payment.currency))}</div>
<p>This page stands in for a payment provider. Decide how the payment ends.</p>
<form method="post">
<button class="pay" name="decision" value="pay">Pay</button>
<button class="decline" name="decision" value="decline">Decline</button>
</form>
</main>
</body>
</html>
`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
