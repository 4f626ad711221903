import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { type ReactNode, useId, useState } from 'react'
import { type CookieCategory, type StoredItem, storedItems } from '#core/base/cookies.ts'
import { isInUse } from '#core/people/consent.ts'
import { analyticsWords, consentWords } from '#i18n/consent-words.ts'
import { lastsWords, purposeWords } from '#i18n/cookie-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { PrivacyLink } from './consent-bar.tsx'
import { english } from './english.ts'
import type { VisitorConsent } from './visitor-consent.ts'

type Props = { consent: VisitorConsent; onClose: () => void }

/** Every cookie by name, with one switch for what is optional. Only Save changes anything. */
export default function ConsentDialog({ consent, onClose }: Props) {
  const { site } = useApp()
  const [analytics, setAnalytics] = useState(consent.allowsAnalytics)
  const save = () => {
    consent.choose(analytics ? ['google-analytics'] : [])
    onClose()
  }
  return (
    <BaseDialog.Root open onOpenChange={(next) => next || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="dialog-backdrop" />
        <BaseDialog.Popup className="dialog consent-dialog" lang="en-US" dir="ltr">
          <BaseDialog.Title className="type-h2 consent-title">{consentWords.title}</BaseDialog.Title>
          <BaseDialog.Description className="mt-2 text-ink-2">
            {consentWords.intro} <PrivacyLink />
          </BaseDialog.Description>
          <Category
            title={consentWords.necessary}
            text={consentWords.necessaryText}
            category="necessary"
            state={consentWords.alwaysOn}
            control={(id) => (
              <span className="flex items-center gap-2">
                <Icon name="lock" size={16} className="text-ink-3" />
                <Switch
                  checked
                  readOnly
                  aria-disabled="true"
                  aria-labelledby={id}
                  className="consent-locked"
                />
              </span>
            )}
          />
          <Category
            title={consentWords.analytics}
            text={analyticsWords(site.analytics).text}
            category="google-analytics"
            state={analytics ? consentWords.on : consentWords.off}
            control={(id) => (
              <Switch
                aria-labelledby={id}
                checked={analytics}
                onChange={({ target }) => setAnalytics(target.checked)}
              />
            )}
          >
            {consent.hasSignal && <p className="type-small mt-2 text-ink-2">{consentWords.signal}</p>}
          </Category>
          <div className="consent-foot">
            <p className="type-small text-ink-3">{consentWords.closeHint}</p>
            <Button variant="outline" onClick={onClose}>
              {consentWords.close}
            </Button>
            <Button variant="primary" onClick={save}>
              {consentWords.save}
            </Button>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

type CategoryProps = {
  title: string
  text: string
  category: CookieCategory
  state: string
  /** Its switch, named by the element with this id. */
  control: (titleId: string) => ReactNode
  children?: ReactNode
}

function Category({ title, text, category, state, control, children }: CategoryProps) {
  const { site } = useApp()
  const titleId = useId()
  const items = storedItems.filter((item) => item.category === category && isInUse(item, site.analytics))
  const cookies = items.filter(({ place }) => place === 'cookie')
  const others = items.filter(({ place }) => place !== 'cookie')
  return (
    <section className="mt-6 border-t border-line pt-5">
      <div className="flex items-center gap-4">
        <h3 id={titleId} className="grow font-semibold">
          {title}
        </h3>
        {control(titleId)}
      </div>
      <div className="flex gap-4">
        <p className="type-small grow text-ink-2">{text}</p>
        <p className="type-small shrink-0 text-ink-3">{state}</p>
      </div>
      {children}
      <StoredList items={cookies} />
      {others.length > 0 && (
        <details className="consent-others">
          <summary className="type-small">
            {consentWords.stored} <Icon name="chevron-down" size={16} />
          </summary>
          <StoredList items={others} />
        </details>
      )}
    </section>
  )
}

/** One line per purpose, since two cookies can serve the same. */
function StoredList({ items }: { items: readonly StoredItem[] }) {
  const lines = [...Map.groupBy(items, ({ purpose, lasts }) => `${purpose} ${lasts}`).values()]
  if (lines.length === 0) return null
  return (
    <dl className="consent-list type-small">
      {lines.map(([first, ...more]) =>
        first ? (
          <div key={first.name}>
            <dt>
              {[first, ...more].map(({ name }) => (
                <code key={name}>{name}</code>
              ))}
            </dt>
            <dd className="text-ink-2">{purposeWords(english.t, first)}</dd>
            <dd className="text-ink-3 tabular-nums">{lastsWords(english.t, first.lasts)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
