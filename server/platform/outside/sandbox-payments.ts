import { createHmac, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Schema } from '#db/schema.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/pool.ts'
import {
  type PaymentOutcome,
  type PaymentProvider,
  PaymentRefused,
  type ProviderEvent,
} from './payment-provider.ts'
import { isSigned, signWebhook } from './webhook-signature.ts'

/** The header that carries a sandbox webhook's signature. */
export const sandboxSignatureHeader = 'x-sandbox-signature'

const paymentEvent = z.strictObject({
  id: z.string().min(1).max(100),
  ref: z.string().min(1).max(100),
  paymentId: z.uuid(),
  subjectId: z.uuid(),
  status: z.enum(['succeeded', 'failed', 'expired']),
  amount: z.int(),
  currency: z.string().max(3),
  intent: z.string().max(100).nullable(),
})
const eventSchema = z.union([
  paymentEvent,
  z.strictObject({
    kind: z.literal('refund'),
    id: z.string().min(1).max(100),
    refundId: z.uuid().nullable(),
    status: z.enum(['succeeded', 'failed']),
  }),
  z.strictObject({
    kind: z.literal('chargeback'),
    id: z.string().min(1).max(100),
    at: z.coerce.date(),
    ref: z.string().min(1).max(100),
    intent: z.string().min(1).max(100),
    status: z.enum(['open', 'won', 'lost']),
    amount: z.int(),
    currency: z.string().max(3),
    dueAt: z.coerce.date().nullable(),
  }),
])

/**
 * Replaces a payment provider where none is configured: with its own payment page (sandbox-pages.ts), its own books
 * (`sandbox_payments`) and signed webhooks. No money moves. @throws Error in production.
 */
export function sandboxPayments({ config, db }: { config: Config; db: Db }): PaymentProvider {
  if (config.production) throw new Error('The sandbox payment provider can’t be used in production.')
  const secret = sandboxSecret(config)
  return {
    name: 'sandbox',
    isTest: true,
    async createPayment({ paymentId, subjectId, amount, currency, returnUrl, cancelUrl, expiresAt }) {
      await db
        .insertInto('sandbox_payments')
        .values({
          id: `sandbox_${randomBytes(12).toString('hex')}`,
          idempotency_key: paymentId,
          order_id: subjectId,
          amount,
          currency,
          return_url: returnUrl,
          cancel_url: cancelUrl,
          expires_at: expiresAt,
          status: 'pending',
        })
        .onConflict((oc) => oc.column('idempotency_key').doNothing())
        .execute()
      const { id } = await db
        .selectFrom('sandbox_payments')
        .select('id')
        .where('idempotency_key', '=', paymentId)
        .executeTakeFirstOrThrow()
      return { ref: id, url: `${config.publicUrl}/sandbox/pay/${id}` }
    },
    verifyWebhook(body, headers, now) {
      if (!isSigned(secret, body, headers[sandboxSignatureHeader], now)) return null
      const event = eventSchema.safeParse(JSON.parse(body.toString('utf8')))
      return event.success ? event.data : 'irrelevant'
    },
    async getPayment(ref) {
      const payment = await findSandboxPayment(db, ref)
      if (!payment) throw new Error(`The sandbox has no payment ${ref}`)
      const { amount, currency } = payment
      return { status: sandboxOutcome(payment), amount, currency, intent: ref }
    },
    async endPayment(ref) {
      const now = new Date()
      await db
        .updateTable('sandbox_payments')
        // Long ago: a decision whose clock was read a moment earlier must not come through.
        .set({ expires_at: new Date(0) })
        .where('id', '=', ref)
        .where('status', '=', 'pending')
        .where('expires_at', '>', now)
        .execute()
    },
    async refund(ref, amount, key) {
      await db.transaction().execute(async (tx) => {
        const first = await tx
          .insertInto('sandbox_refunds')
          .values({ idempotency_key: key, payment_id: ref, amount })
          .onConflict((oc) => oc.doNothing())
          .returning('idempotency_key')
          .executeTakeFirst()
        if (!first) return
        const refunded = await tx
          .updateTable('sandbox_payments')
          .set((eb) => ({ refunded: eb('refunded', '+', amount), status: 'refunded' }))
          .where('id', '=', ref)
          .where('status', 'in', ['succeeded', 'refunded'])
          .where((eb) => eb(eb('refunded', '+', amount), '<=', eb.ref('amount')))
          .returning('id')
          .executeTakeFirst()
        if (!refunded) throw new PaymentRefused(`${ref} has no ${amount} to give back`)
      })
    },
    // Its page plays a card, and nothing else.
    methods: async () => [],
    // It keeps no list of what was lost: its knob loses webhooks, and polling finds what they said.
    events: async () => [],
  }
}

/** A payment in the sandbox's books. */
export type SandboxPayment = Selectable<Schema['sandbox_payments']>

/** The sandbox payment with this reference, if any. */
export function findSandboxPayment(db: Db, ref: string): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where('id', '=', ref).executeTakeFirst()
}

/** The refunds of a sandbox payment, by the ids that we gave them. */
export async function findSandboxRefunds(db: Db, ref: string): Promise<string[]> {
  const refunds = await db
    .selectFrom('sandbox_refunds')
    .select('idempotency_key')
    .where('payment_id', '=', ref)
    .execute()
  return refunds.map(({ idempotency_key }) => idempotency_key)
}

/** The current status of a sandbox payment. */
export function sandboxOutcome({ status, expires_at }: SandboxPayment): PaymentOutcome {
  if (status === 'refunded') return 'succeeded'
  return status === 'pending' && expires_at <= new Date() ? 'expired' : status
}

/** Records the customer's decision on the payment page, once; false when it was made before. */
export async function decideSandboxPayment(
  db: Db,
  ref: string,
  status: 'succeeded' | 'failed',
): Promise<boolean> {
  const decided = await db
    .updateTable('sandbox_payments')
    .set({ status })
    .where('id', '=', ref)
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date())
    .returning('id')
    .executeTakeFirst()
  return decided !== undefined
}

/** A webhook as the sandbox sends it: the body and the header that signs it. */
export function sandboxWebhook(config: Config, event: ProviderEvent, at: Date) {
  const body = JSON.stringify(event)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [sandboxSignatureHeader]: signWebhook(sandboxSecret(config), body, at),
    },
  }
}

function sandboxSecret(config: Config): string {
  return createHmac('sha256', config.secretKey).update('sandbox webhooks').digest('hex')
}
