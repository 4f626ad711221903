import type { NotificationCode, NotificationParams } from '#contract/notifications.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'
import type { PaymentRow } from './payment-store.ts'

export type PaymentSubjectKind = PaymentRow['subject_kind']

/** Why a captured payment buys nothing, and who is told that it goes back. */
export type Unwanted = { userId: string; code: NotificationCode; params: NotificationParams }

/** One kind of thing that a payment can pay for. */
export type PaymentSubject = {
  /** Locks what is paid for; the first of all locks, taken before the payment's own. */
  lock(tx: Tx, subjectId: string): Promise<void>
  /** Does what a captured payment pays for; its amount lies in the subject's escrow. Or says why it goes back. */
  whenPaid(work: Work, payment: PaymentRow): Promise<Unwanted | null>
  /** What the provider's page says, and the paths of our pages to which it returns. */
  describe(db: Db, subjectId: string): Promise<SubjectPages>
}

export type SubjectPages = { description: string; returnPath: string; cancelPath: string }

/** Composed in `server/payment-subjects.ts`. */
export type PaymentSubjects = Record<PaymentSubjectKind, PaymentSubject>
