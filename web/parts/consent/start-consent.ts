import type { App } from '#web/frame/session/app-context.ts'
import { mountConsent } from './consent-root.tsx'
import { tellAccount } from './tell-account.ts'
import { visitorConsent } from './visitor-consent.ts'

/** Opens the dialog; the footer sends it. */
const settingsEvent = 'peakline:cookie-settings'

/** Shows the cookie bar to those who haven't chosen yet, and the dialog to everyone who asks for it. */
export function startConsent(app: App): void {
  const consent = visitorConsent(app.site.analytics)
  tellAccount(app, consent)
  const show = () => mountConsent(app, consent)
  addEventListener(settingsEvent, (event) => {
    event.preventDefault()
    consent.customize(true)
    show()
  })
  if (consent.isOpen) show()
}
