import type { App } from '#web/frame/session/app-context.ts'
import type { VisitorConsent } from '../consent/visitor-consent.ts'

/** The session storage's key. */
const storageKey = 'gclid'
const shape = /^[\w-]{1,200}$/

/**
 * The `gclid` of an ad click (spec 2), which ends up with the visitor's account. Without consent it stays in memory: no
 * storage, no call, and gone with the document. With consent the tab keeps it until someone signs in, and the call
 * deletes it (decision 24).
 */
export function keepAdClick({ session, call }: App, consent: VisitorConsent): void {
  let clicked = clickOf(firstAddress())
  let sending = false
  const settle = () => {
    if (!consent.allowsAnalytics) {
      if (consent.current.state !== 'undecided') clicked = null
      return sessionStorage.removeItem(storageKey)
    }
    const gclid = clicked ?? sessionStorage.getItem(storageKey)
    if (!gclid) return
    sessionStorage.setItem(storageKey, gclid)
    const user = session?.state.user
    if (!user || sending) return
    sending = true
    call('setGclid', { body: { gclid, user: user._id } })
      .then(() => {
        clicked = null
        sessionStorage.removeItem(storageKey)
      })
      // The next page of the tab tries again.
      .catch(() => {})
      .finally(() => {
        sending = false
      })
  }
  session?.subscribe(settle)
  consent.subscribe(settle)
  settle()
}

/** The address that the document was opened with: by now someone may have gone elsewhere. */
function firstAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href
}

function clickOf(address: string): string | null {
  const gclid = new URL(address, location.href).searchParams.get('gclid')
  return gclid && shape.test(gclid) ? gclid : null
}
