import { useState, useSyncExternalStore } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { install } from '#web/parts/installed-app/install.ts'
import { InstallSteps } from '#web/parts/installed-app/install-steps.tsx'
import { SettingRow } from './setting-row.tsx'

/** The app, for whoever said “not now”; nothing where the browser can't install it or has. */
export function InstallRow() {
  const { site } = useApp()
  const way = useSyncExternalStore(
    install.subscribe,
    () => install.way,
    () => null,
  )
  const t = useOwnTexts(['app'], way !== null)
  const [explained, explain] = useState(false)
  if (!t || !way) return null
  return (
    <SettingRow
      title={t('app.asApp', { name: site.name })}
      actions={
        way === 'asks' ? (
          <Button variant="outline" onClick={() => void install.ask()}>
            {t('app.install')}
          </Button>
        ) : (
          <Button variant="outline" aria-expanded={explained} onClick={() => explain(!explained)}>
            {t('app.showMeHow')}
          </Button>
        )
      }
    >
      <p>{t('app.asAppText')}</p>
      {explained && <InstallSteps />}
    </SettingRow>
  )
}
