import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { useDeviceName } from './device-name.ts'
import type { PartProps, Settings } from './settings.ts'
import { useSave } from './use-save.ts'

type Device = Settings['devices'][number]

const ChangePasswordDialog = opensLater(() => import('./change-password-dialog.tsx'))

/** Where the person is signed in, and how to end it. */
export function DevicesSection({ settings: { devices, password }, onChange }: PartProps) {
  const { t, call } = useApp()
  const { busy, save } = useSave(onChange)
  const [stranger, setStranger] = useState<string | null>(null)
  const end = ({ session_id }: Device) =>
    save(() => call('endDevice', { params: { session_id } }), t('settings.deviceEnded'))
  const disown = async (device: Device, name: string) => {
    if (!(await end(device))) return
    if (password.is_set) setStranger(name)
    else goToSignIn()
  }
  const others = devices.length > 1
  return (
    <>
      <table className="settings-devices">
        <thead>
          <tr>
            <th scope="col">{t('settings.device')}</th>
            <th scope="col">{t('settings.lastUse')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <DeviceRow
              key={device.session_id}
              device={device}
              onEnd={() => void end(device)}
              onNotMe={(name) => void disown(device, name)}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="type-small text-ink-2">{t(others ? 'settings.notMeHint' : 'settings.onlyDevice')}</p>
        {others && (
          <Button
            variant="outline"
            busy={busy}
            onClick={() => void save(() => call('endOtherDevices'), t('settings.deviceEnded'))}
          >
            {t('settings.signOutOthers')}
          </Button>
        )}
      </div>
      {stranger !== null && (
        <ChangePasswordDialog
          lead={t('settings.strangerGone', { device: stranger })}
          onClose={() => setStranger(null)}
        />
      )}
    </>
  )
}

/** Someone without a password checks what else signs them in. */
function goToSignIn() {
  const place = document.getElementById('signIn')
  place?.scrollIntoView({ block: 'start' })
  place?.querySelector<HTMLElement>('button, a, input')?.focus({ preventScroll: true })
}

type RowProps = { device: Device; onEnd: () => void; onNotMe: (name: string) => void }

function DeviceRow({ device, onEnd, onNotMe }: RowProps) {
  const { t } = useApp()
  const { dateTime } = useTimes()
  const { current, last_used_at } = device
  const { name, icon } = useDeviceName(device)
  return (
    <tr>
      <th scope="row">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <LateIcon name={icon} />
          {name}
          {current && <Chip>{t('settings.thisDevice')}</Chip>}
        </span>
      </th>
      <td className="tabular-nums">{current ? t('settings.activeNow') : dateTime(last_used_at)}</td>
      <td>
        {!current && (
          <span className="flex justify-end gap-2">
            <Button
              size="small"
              aria-label={t('settings.notMeOf', { device: name })}
              onClick={() => onNotMe(name)}
            >
              {t('settings.notMe')}
            </Button>
            <Button
              size="small"
              variant="outline"
              aria-label={t('settings.signOutOf', { device: name })}
              onClick={onEnd}
            >
              {t('shell.logOut')}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
