import { cookieDays } from '#core/base/cookies.ts'
import { dayMs } from '#core/base/durations.ts'

/** How long personal data is kept that time alone deletes, in milliseconds; the privacy policy names each of them. */
export const retention = {
  /** A session since its last renewal (spec 9). */
  session: cookieDays.session * dayMs,
  /** A session since the sign-in, however often it is renewed (ASVS 7.3.2). */
  wholeSession: 90 * dayMs,
  /** A session after its end. */
  endedSession: dayMs,
  /** The count of failed sign-ins of an account or a network (trust S11). */
  failedSignIn: dayMs,
  /** The reply to a call with an `Idempotency-Key` (trust 3). */
  savedReply: 3 * dayMs,
  /** A mail after it was written, with what it said. */
  mail: 90 * dayMs,
  /** A notification after it was written. */
  notification: 180 * dayMs,
  /** A guest who has no order, no talk with support and no session. */
  idleGuest: 90 * dayMs,
  /** The archive with a copy of a person's data, after it was asked for. */
  dataExport: 7 * dayMs,
  /** An application to become a booster that nobody changes. */
  applicationDraft: 90 * dayMs,
  /** An address for the opening mail that nobody confirms. */
  unconfirmedOpeningMail: 7 * dayMs,
  /** An address that waits for a booster who plays something. */
  supplyMail: 30 * dayMs,
  /** The screenshots of a refused application. */
  refusedApplication: 90 * dayMs,
} as const
