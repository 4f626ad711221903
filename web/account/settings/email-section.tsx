import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { NextEmail } from './next-email.tsx'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const ChangeEmailDialog = opensLater(() => import('./change-email-dialog.tsx'))

/** The address, whether it is proven, and the way to another one. */
export function EmailSection({ settings: { email, profile } }: PartProps) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const [changing, setChanging] = useState(false)
  const address = format.ltr(email.address)
  const customer = profile.kind === 'customer'
  const confirmed = email.confirmed_at !== null
  return (
    <>
      <SettingRow
        title={<bdi className="[overflow-wrap:anywhere]">{email.address}</bdi>}
        state={
          <Chip tone={confirmed ? 'good' : 'warning'}>
            {t(confirmed ? 'access.email.confirmed' : 'access.email.unconfirmed')}
          </Chip>
        }
        actions={
          customer && (
            <>
              {!confirmed && (
                <Button
                  variant="outline"
                  size="small"
                  busy={busy}
                  onClick={() => run(() => call('mailProof'), t('access.email.sent', { email: address }))}
                >
                  {t('access.email.again')}
                </Button>
              )}
              <Button variant="outline" size="small" onClick={() => setChanging(true)}>
                {t('access.email.change')}
              </Button>
            </>
          )
        }
      >
        {customer && !confirmed && t('access.email.why')}
      </SettingRow>
      {email.next && <NextEmail next={email.next} />}
      {changing && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </>
  )
}
