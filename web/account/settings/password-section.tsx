import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { KeepOrder } from '../sign-in/keep-order.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const ChangePasswordDialog = opensLater(() => import('./change-password-dialog.tsx'))

/** The password: changed with the old one, set by mail where there is none; a guest becomes a customer by it. */
export function PasswordSection({ settings: { email, password, profile } }: PartProps) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const [changing, setChanging] = useState(false)
  if (profile.kind === 'guest') return <KeepOrder />
  const mail = () =>
    run(() => call('mailPasswordLink'), t('access.email.sent', { email: format.ltr(email.address) }))
  return (
    <>
      <SettingRow
        title={t('account.password')}
        actions={
          password.is_set ? (
            <Button variant="outline" size="small" onClick={() => setChanging(true)}>
              {t('access.password.change')}
            </Button>
          ) : (
            <Button variant="outline" size="small" busy={busy} onClick={mail}>
              {t('access.password.mail')}
            </Button>
          )
        }
      >
        {!password.is_set && t('access.password.none')}
      </SettingRow>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}
