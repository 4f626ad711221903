import { type CookieCategory, cookieCategories, storedItems } from '#core/base/cookies.ts'

/** Who counts page views: Google's script, our own server for another service, or nobody. */
export type AnalyticsKind = 'google' | 'server' | null

/** Spec 4. With one optional category, `partial` waits for a second one. */
export type ConsentState = 'undecided' | 'all' | 'partial' | 'declined'

export type Consent = { state: ConsentState; enabled: readonly CookieCategory[] }

/** The two cookies of spec 9 as they were read. */
export type ConsentCookies = { ncc_c?: string | undefined; ncc_e?: string | undefined }

export const optionalCategories = cookieCategories.filter((each) => each !== 'necessary')

/**
 * The value of `ncc_c`: a mark of what the visitor was asked. It changes with the optional categories, with what they
 * store and with who receives it, so that nobody has agreed to something they were never shown (spec 4).
 */
export function consentMark(analytics: AnalyticsKind): string {
  const asked = optionalCategories.map((category) => {
    const stored = storedItems.filter((item) => item.category === category && isInUse(item, analytics))
    return `${category}:${stored.map(({ name }) => name)}`
  })
  let hash = 0x811c9dc5
  for (const sign of [...asked, analytics ?? 'none'].join('|'))
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(36)
}

/** Whether the shop stores an item at all: some belong to Google's counting. */
export function isInUse({ google }: { google?: true }, analytics: AnalyticsKind): boolean {
  return !google || analytics === 'google'
}

/** The value of `ncc_e`. */
export function enabledValue(enabled: readonly CookieCategory[]): string {
  return cookieCategories.filter((each) => each === 'necessary' || enabled.includes(each)).join('.')
}

/** What the visitor chose; undecided unless they were asked about exactly today's categories. */
export function readConsent({ ncc_c, ncc_e = '' }: ConsentCookies, analytics: AnalyticsKind): Consent {
  if (ncc_c !== consentMark(analytics)) return { state: 'undecided', enabled: ['necessary'] }
  const chosen = optionalCategories.filter((each) => ncc_e.split('.').includes(each))
  const state =
    chosen.length === 0 ? 'declined' : chosen.length === optionalCategories.length ? 'all' : 'partial'
  return { state, enabled: ['necessary', ...chosen] }
}
