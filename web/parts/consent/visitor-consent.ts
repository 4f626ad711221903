import { type CookieCategory, cookieDays } from '#core/base/cookies.ts'
import {
  type AnalyticsKind,
  type Consent,
  consentMark,
  enabledValue,
  optionalCategories,
  readConsent,
} from '#core/people/consent.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { readCookies, writeCookie } from './own-cookies.ts'

/** What the visitor of this browser allows; its two cookies are the only place where it is kept (spec 4). */
export class VisitorConsent extends Watched {
  readonly #analytics: AnalyticsKind
  #current: Consent
  #customizing = false

  constructor(analytics: AnalyticsKind) {
    super()
    this.#analytics = analytics
    this.#current = readConsent(readCookies(), analytics)
    // Another tab may have changed it.
    document.addEventListener('visibilitychange', () => this.#show(readConsent(readCookies(), analytics)))
  }

  get current(): Consent {
    return this.#current
  }

  get allowsAnalytics(): boolean {
    return this.#current.enabled.includes('google-analytics')
  }

  /** Whether the browser itself says no, by Global Privacy Control. A choice made here outweighs it. */
  get hasSignal(): boolean {
    return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  }

  /** Whether the bar has a question. */
  get isOpen(): boolean {
    return this.#current.state === 'undecided' && !this.hasSignal
  }

  /** Whether the dialog is open. */
  get isCustomizing(): boolean {
    return this.#customizing
  }

  customize(open: boolean): void {
    this.#customizing = open
    this.changed()
  }

  acceptAll(): void {
    this.choose(optionalCategories)
  }

  decline(): void {
    this.choose([])
  }

  choose(enabled: readonly CookieCategory[]): void {
    writeCookie('ncc_c', consentMark(this.#analytics), cookieDays.consent)
    writeCookie('ncc_e', enabledValue(enabled), cookieDays.consent)
    this.#show(readConsent(readCookies(), this.#analytics))
  }

  #show(next: Consent): void {
    const same = next.state === this.#current.state && `${next.enabled}` === `${this.#current.enabled}`
    if (same) return
    this.#current = next
    this.changed()
  }
}

let known: VisitorConsent | undefined

/** The page's one instance. */
export function visitorConsent(analytics: AnalyticsKind): VisitorConsent {
  known ??= new VisitorConsent(analytics)
  return known
}
