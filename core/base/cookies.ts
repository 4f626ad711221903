/**
 * Everything that the site stores in a browser, by name. The consent dialog and the cookie policy read this table, and a
 * journey compares it with what each page really stores. Whoever stores something new adds its line here first.
 */

/** Spec 4: what is necessary needs no consent, everything else does. */
export const cookieCategories = ['necessary', 'google-analytics'] as const
export type CookieCategory = (typeof cookieCategories)[number]

/** What each is for; the texts are in the area `cookies`. */
export type CookiePurpose =
  | 'session'
  | 'device'
  | 'signIn'
  | 'language'
  | 'timeZone'
  | 'choice'
  | 'theme'
  | 'rail'
  | 'reminder'
  | 'currency'
  | 'name'
  | 'priceDraft'
  | 'postDraft'
  | 'place'
  | 'wish'
  | 'notifications'
  | 'update'
  | 'visitors'
  | 'visits'
  | 'adClick'
  | 'payment'
  | 'shortcuts'
  | 'chat'
  | 'application'
  | 'sounds'

export type StoredItem = {
  /** A star stands for the part that differs. */
  name: string
  place: 'cookie' | 'localStorage' | 'sessionStorage'
  category: CookieCategory
  purpose: CookiePurpose
  /** In days; otherwise for some minutes, or until the tab closes, the person signs out, or someone deletes it. */
  lasts: number | 'minutes' | 'tab' | 'signOut' | 'deleted'
  /** Only for counting by Google, if the shop uses it. */
  google?: true
}

/** The life of the cookies, in days (spec 9). */
export const cookieDays = {
  session: 30,
  locale: 365,
  timeZone: 30,
  consent: 365,
  knownDevice: 365,
  chat: 90,
  visitor: 365,
} as const

const { session, locale, timeZone, consent, knownDevice, chat, visitor } = cookieDays
const necessary = 'necessary'
const analytics = 'google-analytics'

export const storedItems: readonly StoredItem[] = [
  { name: '__Host-access_token', place: 'cookie', category: necessary, purpose: 'session', lasts: session },
  { name: '__Host-refresh_token', place: 'cookie', category: necessary, purpose: 'session', lasts: session },
  {
    name: '__Secure-known_device',
    place: 'cookie',
    category: necessary,
    purpose: 'device',
    lasts: knownDevice,
  },
  { name: '__Host-sign_in_trip', place: 'cookie', category: necessary, purpose: 'signIn', lasts: 'minutes' },
  { name: 'sign_in_news', place: 'cookie', category: necessary, purpose: 'signIn', lasts: 'minutes' },
  { name: 'i18n_redirected', place: 'cookie', category: necessary, purpose: 'language', lasts: locale },
  // Set on pages of the dashboard only, where a person asked for the times of their own orders.
  { name: 'time_zone', place: 'cookie', category: necessary, purpose: 'timeZone', lasts: timeZone },
  { name: 'ncc_c', place: 'cookie', category: necessary, purpose: 'choice', lasts: consent },
  { name: 'ncc_e', place: 'cookie', category: necessary, purpose: 'choice', lasts: consent },
  { name: '__Host-support_chat', place: 'cookie', category: necessary, purpose: 'chat', lasts: chat },
  { name: 'chat', place: 'localStorage', category: necessary, purpose: 'chat', lasts: 'deleted' },
  { name: 'support-sounds', place: 'localStorage', category: necessary, purpose: 'sounds', lasts: 'deleted' },
  {
    name: 'booster-application',
    place: 'localStorage',
    category: necessary,
    purpose: 'application',
    lasts: 'deleted',
  },
  {
    name: 'application-go-on',
    place: 'sessionStorage',
    category: necessary,
    purpose: 'application',
    lasts: 'tab',
  },
  { name: 'theme', place: 'localStorage', category: necessary, purpose: 'theme', lasts: 'deleted' },
  { name: 'rail', place: 'localStorage', category: necessary, purpose: 'rail', lasts: 'deleted' },
  {
    name: 'staff-notice:closed',
    place: 'localStorage',
    category: necessary,
    purpose: 'reminder',
    lasts: 'deleted',
  },
  { name: 'currency', place: 'localStorage', category: necessary, purpose: 'currency', lasts: 'deleted' },
  { name: 'shortcuts', place: 'localStorage', category: necessary, purpose: 'shortcuts', lasts: 'deleted' },
  { name: 'last-person', place: 'localStorage', category: necessary, purpose: 'name', lasts: 'signOut' },
  {
    name: 'peakline:price-draft',
    place: 'localStorage',
    category: necessary,
    purpose: 'priceDraft',
    lasts: 'deleted',
  },
  // What a save hasn't brought to the server yet; it is deleted when it has.
  {
    name: 'blog-draft:*',
    place: 'localStorage',
    category: necessary,
    purpose: 'postDraft',
    lasts: 'deleted',
  },
  { name: 'order-go-on', place: 'sessionStorage', category: necessary, purpose: 'place', lasts: 'tab' },
  { name: 'booster-wish', place: 'sessionStorage', category: necessary, purpose: 'wish', lasts: 'tab' },
  { name: 'scroll', place: 'sessionStorage', category: necessary, purpose: 'place', lasts: 'tab' },
  {
    name: 'shown-notifications',
    place: 'sessionStorage',
    category: necessary,
    purpose: 'notifications',
    lasts: 'tab',
  },
  {
    name: 'push:not-now',
    place: 'localStorage',
    category: necessary,
    purpose: 'notifications',
    lasts: 'deleted',
  },
  { name: 'reloaded*', place: 'sessionStorage', category: necessary, purpose: 'update', lasts: 'tab' },
  { name: '_ga', place: 'cookie', category: analytics, purpose: 'visitors', lasts: visitor, google: true },
  {
    name: '_ga',
    place: 'sessionStorage',
    category: analytics,
    purpose: 'visits',
    lasts: 'tab',
    google: true,
  },
  { name: 'gclid', place: 'sessionStorage', category: analytics, purpose: 'adClick', lasts: 'tab' },
  { name: 'conversion', place: 'sessionStorage', category: analytics, purpose: 'payment', lasts: 'tab' },
]
