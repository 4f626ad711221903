import type { ReasonedDeed, readyReasons } from '#core/orders/ready-reasons.ts'
import type { Translate } from '#i18n/translate.ts'
import { reasonMissing } from './reason-field.tsx'

/** What a person gives as their reason: one of the shop's, own words, or both. */
export type Said<D extends ReasonedDeed> = { ready?: (typeof readyReasons)[D][number]; reason?: string }

/** The same as a call sends it. */
export function saidAs<D extends ReasonedDeed>({ ready, reason = '' }: Said<D>): Said<D> {
  return { ...(ready && { ready }), ...(reason.trim() !== '' && { reason: reason.trim() }) }
}

/** Whether something was picked or typed, which closing would lose. */
export function isSaid({ ready, reason = '' }: Said<ReasonedDeed>): boolean {
  return ready !== undefined || reason.trim() !== ''
}

/** The message for a missing or short reason; null if it is valid. */
export function saidMissing<D extends ReasonedDeed>(
  t: Translate,
  { ready, reason = '' }: Said<D>,
): string | null {
  return ready && reason.trim() === '' ? null : reasonMissing(t, reason)
}
