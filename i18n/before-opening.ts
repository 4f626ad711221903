import { pageGuard } from './page-guards.ts'
import type { RoutePattern } from './paths.ts'

/**
 * The public pages that open before the shop does: the legal pages, contact, coming in as booster or staff, and what a
 * mailed link opens. The calls that work then say so themselves (`opensBefore` of an endpoint).
 */
export const pagesBeforeOpening: readonly RoutePattern[] = [
  '/become-booster',
  '/confirm/:token',
  '/contact',
  '/invitation/:token',
  '/mail-choice/:token',
  '/opening-mail/:token',
  '/reset-password/:token',
  '/resources/cookie-policy',
  '/resources/imprint',
  '/resources/privacy-policy',
  '/resources/refund-policy',
  '/resources/terms-of-service',
]

/** Whether a page opens before the shop does; a guarded one does, because its guard decides. */
export function pageOpensBefore(pattern: RoutePattern): boolean {
  return pageGuard(pattern) !== 'public' || pagesBeforeOpening.includes(pattern)
}
