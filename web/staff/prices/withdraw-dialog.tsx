import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { Version } from './price-history.tsx'

/** Asks once before a scheduled version is withdrawn. */
export default function WithdrawDialog({ version, onClose }: { version: Version; onClose: () => void }) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const number = version.version
  const withdraw = async () => {
    const done = await run(
      () => call('withdrawPrices', { params: { version: String(number) } }),
      t('prices.withdrawn', { version: number }),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('prices.withdrawTitle', { version: number })}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {t('prices.withdrawText', { time: times.dateTime(version.effective_at) })}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('prices.back')}
        </Button>
        <Button variant="primary" busy={busy} onClick={withdraw}>
          {t('prices.withdraw')}
        </Button>
      </div>
    </Dialog>
  )
}
