import { useId, useSyncExternalStore } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { Switch } from '#web/kit/ui/switch.tsx'
import { visitorConsent } from '#web/parts/consent/visitor-consent.ts'
import { SettingRow } from './setting-row.tsx'

const never = () => () => {}

/** Consent to analytics: the same as in the cookie dialog, for this browser. */
export function CookiesSection() {
  const { t, site, session } = useApp()
  const id = useId()
  const consent = session && visitorConsent(site.analytics)
  const on = useSyncExternalStore(
    consent?.subscribe ?? never,
    () => consent?.allowsAnalytics ?? false,
    () => false,
  )
  return (
    <SettingRow
      title={<span id={id}>{t('settings.cookies')}</span>}
      actions={
        <Switch
          aria-labelledby={id}
          checked={on}
          onChange={({ currentTarget }) => consent?.choose(currentTarget.checked ? ['google-analytics'] : [])}
        />
      }
    >
      {t(on ? 'settings.cookiesOn' : 'settings.cookiesOff')}
    </SettingRow>
  )
}
