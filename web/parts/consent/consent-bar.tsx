import { analyticsWords, consentWords } from '#i18n/consent-words.ts'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { VisitorConsent } from './visitor-consent.ts'

/**
 * Asks once, at the bottom of the window (spec 9). It is not modal: the page stays usable, and nothing is loaded until
 * the visitor accepts. Accept and Decline look alike. It is English, and so at the left, in every language.
 */
export function ConsentBar({ consent }: { consent: VisitorConsent }) {
  const { site } = useApp()
  return (
    <div className="consent-bar" dir="ltr">
      <section aria-label={consentWords.region} lang="en-US" dir="ltr" className="flex gap-3">
        <LateIcon name="cookie" size={20} className="mt-0.5 text-ink-2 max-sm:hidden" />
        <div className="min-w-0 grow">
          <p className="type-table text-ink-2">
            <b className="font-semibold text-ink">{consentWords.barLead}</b>{' '}
            {analyticsWords(site.analytics).bar} <PrivacyLink />
          </p>
          <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:items-center">
            <Button className="max-sm:min-h-11" onClick={() => consent.acceptAll()}>
              {consentWords.accept}
            </Button>
            <Button className="max-sm:min-h-11" onClick={() => consent.decline()}>
              {consentWords.decline}
            </Button>
            <button
              type="button"
              aria-haspopup="dialog"
              className="consent-more max-sm:col-span-2 max-sm:min-h-11"
              onClick={() => consent.customize(true)}
            >
              {consentWords.customize}
            </button>
          </div>
        </div>
      </section>
    </div>
  )
}

/** To the policy in the page's language. */
export function PrivacyLink() {
  const { locale } = useApp()
  return (
    <a href={pathIn('/resources/privacy-policy', locale)} className="consent-link hit">
      {consentWords.privacyPolicy}
    </a>
  )
}
