import type { App } from '../session/app-context.ts'
import { tellAccount } from './tell-account.ts'
import { visitorConsent } from './visitor-consent.ts'

/** Opens the dialog; the footer sends it. */
const settingsEvent = 'peakline:cookie-settings'

/** Shows the cookie bar to those who haven't chosen yet, and the dialog to everyone who asks for it. */
export function startConsent(app: App): void {
  const consent = visitorConsent(app.site.analytics)
  tellAccount(app, consent)
  const show = async () => {
    const { mountConsent } = await import('./consent-root.tsx')
    mountConsent(app, consent)
  }
  addEventListener(settingsEvent, (event) => {
    event.preventDefault()
    consent.customize(true)
    void show().catch(console.warn)
  })
  if (consent.isOpen) void show().catch(console.warn)
}
