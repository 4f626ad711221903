import type { Notice } from '#server/news/notifications/notice.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { PaymentRow } from './payment-store.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** What a payment can pay for. */
    paymentSubjects: PaymentSubjects
  }
}

export type PaymentSubjectKind = PaymentRow['subject_kind']

/** Why a captured payment buys nothing, and who is notified of its refund. An erased account is not notified. */
export type Unwanted = 'account_erased' | RefundNews
export type RefundNews = Notice & { userId: string }

/** One kind of thing that a payment can pay for; `Locked` is the row that its lock reads. */
export type PaymentSubject<Locked = unknown> = {
  /** Locks what is paid for. Take this lock before all others, including the payment's own. */
  lock(tx: Tx, subjectId: string): Promise<Locked>
  /** Does what a captured payment pays for, whose amount is in the subject's escrow, or says why it is refunded. */
  whenPaid(work: Work, payment: PaymentRow, locked: Locked): Promise<Unwanted | null>
  /** The text on the provider's page, and the paths of our pages to which it returns. */
  describe(db: Db, subjectId: string): Promise<SubjectPages>
}

export type SubjectPages = { description: string; returnPath: string; cancelPath: string }

/** Composed in `server/composed/payment-subjects.ts`. */
export type PaymentSubjects = Partial<Record<PaymentSubjectKind, PaymentSubject>>

/** @throws Error for a kind that no feature sells. */
export function subjectOf(subjects: PaymentSubjects, kind: PaymentSubjectKind): PaymentSubject {
  const subject = subjects[kind]
  if (!subject) throw new Error(`No feature sells a ${kind}`)
  return subject
}
