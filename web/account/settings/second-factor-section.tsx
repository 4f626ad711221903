import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const SetUpAppDialog = opensLater(() => import('./set-up-app-dialog.tsx'))
const RecoveryCodesDialog = opensLater(() => import('./recovery-codes-dialog.tsx'))
const AskFirst = opensLater(() => import('./ask-first.tsx'))

/** The authenticator app and the recovery codes. */
export function SecondFactorSection(props: PartProps) {
  return (
    <>
      <AppRow {...props} />
      <CodesRow {...props} />
    </>
  )
}

function AppRow({ settings: { profile, factors }, onChange }: PartProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const [open, setOpen] = useState<'set up' | 'turn off' | null>(null)
  const close = () => setOpen(null)
  const { app } = factors
  return (
    <SettingRow
      icon={<LateIcon name="smartphone" size={20} />}
      title={t('factors.app')}
      state={
        app ? (
          <Chip tone="good" icon={<Icon name="check" size={16} />}>
            {t('factors.on')}
          </Chip>
        ) : (
          <Chip>{t('factors.off')}</Chip>
        )
      }
      actions={
        app ? (
          <Button variant="outline" size="small" onClick={() => setOpen('turn off')}>
            {t('factors.turnOff')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="small"
            disabledReason={profile.kind === 'guest' ? t('factors.needsAccount') : null}
            onClick={() => setOpen('set up')}
          >
            {t('factors.setUp')}
          </Button>
        )
      }
    >
      {app ? t('factors.appSince', { date: times.date(app) }) : t('factors.appNone')}
      {open === 'set up' && <SetUpAppDialog onDone={onChange} onClose={close} />}
      {open === 'turn off' && (
        <AskFirst
          title={t('factors.turnOffTitle')}
          text={t('factors.turnOffText')}
          stay={t('factors.keepApp')}
          go={t('factors.turnOff')}
          run={async () => onChange((await call('removeApp')).data)}
          onClose={close}
        />
      )}
    </SettingRow>
  )
}

function CodesRow({ settings: { factors }, onChange }: PartProps) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const { recoveryCodes } = factors
  return (
    <SettingRow
      icon={<LateIcon name="list-checks" size={20} />}
      title={t('factors.codes')}
      actions={
        recoveryCodes !== null && (
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t('factors.newCodes')}
          </Button>
        )
      }
    >
      {recoveryCodes === null ? (
        <span className="flex items-start gap-2">
          <Icon name="lock" size={16} className="mt-0.5" />
          {t('factors.codesNone')}
        </span>
      ) : (
        t('factors.codesLeft', { count: recoveryCodes })
      )}
      {open && (
        <RecoveryCodesDialog
          replaces={recoveryCodes !== 0}
          onDone={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </SettingRow>
  )
}
