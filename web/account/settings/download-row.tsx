import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { SettingRow } from './setting-row.tsx'
import type { PartProps } from './settings.ts'

const checkEveryMs = 3_000

/** Asks for an archive with everything about the person, and downloads it once it is packed. */
export function DownloadRow({ settings, onChange }: PartProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const messageOf = useMessageOf()
  const [busy, setBusy] = useState(false)
  const { data } = settings
  const packed = data.export
  const waiting = packed !== null && packed.ready_at === null
  useWhileWaiting(waiting, async () => onChange({ data: (await call('getSettings')).data.settings.data }))
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const prepare = async () => {
    const reply = await call('requestExport')
    onChange({ data: { ...data, export: reply.data.export } })
  }
  const save = async (id: string) => {
    const [{ saveFile }, archive] = await Promise.all([
      import('#web/parts/lists/csv.ts'),
      call('downloadExport', { params: { export_id: id } }),
    ])
    saveFile(archive, 'my-data.zip')
  }
  const action = packed?.ready_at ? (
    <Button variant="outline" busy={busy} onClick={() => run(() => save(packed._id))}>
      <DashboardIcon name="download" /> {t('yourdata.save')}
    </Button>
  ) : (
    <Button variant="outline" busy={busy || waiting} onClick={() => run(prepare)}>
      <DashboardIcon name="download" /> {t('yourdata.prepare')}
    </Button>
  )
  const state = waiting
    ? t('yourdata.preparing')
    : packed?.ready_at &&
      t('yourdata.ready', {
        time: times.dateTime(packed.ready_at),
        until: times.dateTime(packed.expires_at),
      })
  return (
    <SettingRow title={t('yourdata.download')} actions={action}>
      <p>{t('yourdata.downloadAbout')}</p>
      <p aria-live="polite" className="empty:hidden">
        {state}
      </p>
    </SettingRow>
  )
}

/** Asks again every few seconds while the archive is being packed and someone looks. */
function useWhileWaiting(waiting: boolean, ask: () => Promise<void>): void {
  const check = useEffectEvent(async () => {
    if (document.hidden) return
    // The next check tries again.
    await ask().catch(() => {})
  })
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => void check(), checkEveryMs)
    return () => clearInterval(timer)
  }, [waiting])
}
