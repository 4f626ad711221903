import { useEffect, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { type PushSupport, pushSupport, turnOffPush, turnOnPush } from '#web/parts/push/push.ts'
import { useDeviceName } from './device-name.ts'
import { SettingRow } from './setting-row.tsx'
import type { PartProps, Settings } from './settings.ts'
import { useSave } from './use-save.ts'

type Device = Settings['push']['devices'][number]

/** Where pushes go, and what they say on a locked screen. A shop without a key has no such part. */
export function PushSection({ settings: { push }, onChange }: PartProps) {
  const app = useApp()
  const { t } = app
  const [support, setSupport] = useState<PushSupport | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the browser knows it
  useEffect(() => setSupport(pushSupport(app)), [])
  if (push.key === null) return null
  const here = push.devices.some(({ current }) => current)
  return (
    <section aria-labelledby="push-title" className="mt-8">
      <h3 id="push-title" className="type-table font-semibold">
        {t('push.title')}
      </h3>
      <p className="type-small mb-2 max-w-[62ch] text-ink-2">{t('push.lead')}</p>
      {push.devices.map((device) => (
        <DeviceRow key={device.session_id} device={device} push={push} onChange={onChange} />
      ))}
      {!here && support === 'can' && (
        <TurnOn publicKey={push.key} onChange={onChange} onBlocked={setSupport} />
      )}
      {support === 'blocked' && (
        <Notice tone="warning" className="mt-3" title={t('push.blocked')}>
          {t('push.blockedHow')}
        </Notice>
      )}
      {!here && support === 'install_first' && (
        <p className="type-small mt-3 text-ink-2">{t('push.installFirst')}</p>
      )}
      {!here && support === 'none' && <p className="type-small mt-3 text-ink-2">{t('push.unsupported')}</p>}
    </section>
  )
}

type TurnOnProps = {
  publicKey: string
  onChange: PartProps['onChange']
  onBlocked: (support: PushSupport) => void
}

function TurnOn({ publicKey, onChange, onBlocked }: TurnOnProps) {
  const app = useApp()
  const { t } = app
  const [busy, setBusy] = useState(false)
  const turnOn = async () => {
    setBusy(true)
    try {
      const push = await turnOnPush(app, publicKey)
      if (push) onChange({ push })
      else onBlocked(pushSupport(app))
      if (push) void showSuccess(t('push.isOn'))
    } catch (error) {
      console.warn(error)
      void showError(t('push.failed'))
    }
    setBusy(false)
  }
  return (
    <Button variant="outline" className="mt-3" busy={busy} onClick={() => void turnOn()}>
      <LateIcon name="bell-ring" /> {t('push.turnOnHere')}
    </Button>
  )
}

type RowProps = { device: Device; push: Settings['push']; onChange: PartProps['onChange'] }

function DeviceRow({ device, push, onChange }: RowProps) {
  const { t, call } = useApp()
  const { dateTime } = useTimes()
  const { busy, save } = useSave(onChange)
  const { name, icon } = useDeviceName(device)
  const { session_id, current, details, last_push_at } = device
  const params = { session_id }
  const choose = async (wanted: boolean) => {
    const devices = push.devices.map((each) => (each === device ? { ...each, details: wanted } : each))
    onChange({ push: { ...push, devices } })
    const done = await save(() => call('choosePushDetails', { params, body: { details: wanted } }))
    if (!done) onChange({ push })
  }
  const remove = async () => {
    if (current) await turnOffPush().catch(console.warn)
    await save(() => call('removePushDevice', { params }), t('push.isOff'))
  }
  return (
    <SettingRow
      icon={<LateIcon name={icon} size={20} />}
      title={name}
      state={current && <Chip>{t('settings.thisDevice')}</Chip>}
      actions={
        <Button
          size="small"
          variant="outline"
          busy={busy}
          aria-label={t('push.turnOffOf', { device: name })}
          onClick={() => void remove()}
        >
          {t('push.turnOff')}
        </Button>
      }
    >
      <p>{last_push_at ? t('push.last', { date: dateTime(last_push_at) }) : t('push.none')}</p>
      <label className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Switch checked={details} onChange={({ currentTarget }) => void choose(currentTarget.checked)} />
        <span className="text-ink">{t('push.details')}</span>
        <span className="type-caption text-ink-3">{t('push.detailsHint')}</span>
      </label>
    </SettingRow>
  )
}
