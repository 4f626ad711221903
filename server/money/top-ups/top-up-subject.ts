import { topUp } from '#core/money/ledger.ts'
import { href } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findPerson, findReader, lockAccount } from '#server/platform/users/user-store.ts'
import { announceIncrease } from '../ledger/announce-increase.ts'
import { postEntry } from '../ledger/post-entry.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { PaymentSubject } from '../payments/payment-subject.ts'
import { issueTopUpReceipt } from '../receipts/issue-receipt.ts'

/** What a top-up is paid for: the customer's own account. They have at most one open attempt. */
export const topUpOf = (customerId: string) =>
  ({ subject_kind: 'top_up', subject_id: customerId, order_id: null }) as const

/** A payment that tops up a balance. It counts whenever it arrives; only an erased account's is refunded. */
export const topUpSubject: PaymentSubject = {
  async lock(tx, id) {
    await lockAccount(tx, id)
  },

  async whenPaid(work, payment) {
    const customer = await findPerson(work.tx, payment.subject_id)
    if (!customer) return 'account_erased'
    await credit(work, payment, customer.username)
    return null
  },

  async describe(db, id) {
    const locale = (await findReader(db, id)).locale as Locale
    const path = href('/dashboard/balance-history', locale)
    const t = createTranslate(locale, await loadMessages(locale, ['balance']))
    return { description: t('balance.kind.top_up'), returnPath: path, cancelPath: path }
  },
}

async function credit(work: Work, payment: PaymentRow, buyer: string): Promise<void> {
  const { id: paymentId, subject_id: customerId, amount, currency } = payment
  await postEntry(work.tx, topUp({ paymentId, customerId, amount, subjectId: customerId }), work.now)
  await issueTopUpReceipt(work, { paymentId, customerId, buyer, amount, currency })
  await announceIncrease(work, customerId, amount)
}
