import type { Services } from '../services.ts'

/** Sends the refunds that the books owe through their providers; the refund's id keeps each from being sent twice. */
export async function sendRefunds({ db, log, now, payments }: Services): Promise<void> {
  const owed = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'payments.provider', 'payments.provider_ref'])
    .where('sent_at', 'is', null)
    .orderBy('refunds.created_at')
    .limit(500)
    .execute()
  for (const { id, amount, provider, provider_ref } of owed)
    try {
      const outside = payments.get(provider)
      if (!outside || !provider_ref) throw new Error(`The payment provider ${provider} is not configured`)
      await outside.refund(provider_ref, amount, id)
      await db.updateTable('refunds').set({ sent_at: now() }).where('id', '=', id).execute()
    } catch (error) {
      log.error({ err: error, refund: id }, 'a refund could not be sent')
    }
}
