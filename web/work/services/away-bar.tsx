import type { Contract } from '#contract/contract.ts'
import { hourMs } from '#core/base/durations.ts'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Select } from '#web/kit/ui/select.tsx'

type Away = Contract['listAvailableOrders']['reply']['data']['away']

const available = 'available'
const untilReturn = 'return'
const choices = [1, 4, 12, 24]

/** What the board's page does; hours are null for "until I return". */
export type AwayChoice = { busy: boolean; onLeave: (hours: number | null) => void; onBack: () => void }

/** Whether this booster is asked for new orders: one press is enough to be back. */
export function AwayBar({ away, busy, onLeave, onBack }: AwayChoice & { away: Away }) {
  const { t, locale } = useApp()
  const times = useTimes()
  const leave = (choice: string) => {
    if (choice !== available) onLeave(choice === untilReturn ? null : Number(choice))
  }
  if (!away)
    return (
      <Select
        className="w-auto"
        aria-label={t('booster.away.label')}
        value={available}
        disabled={busy}
        onChange={(event) => leave(event.target.value)}
      >
        <option value={available}>{t('booster.away.available')}</option>
        {choices.map((hours) => (
          <option key={hours} value={hours}>
            {t('booster.away.for', { time: duration(locale, hours * hourMs) })}
          </option>
        ))}
        <option value={untilReturn}>{t('booster.away.open')}</option>
      </Select>
    )
  return (
    <Notice tone="warning" title={t('booster.away.title')}>
      <p>
        {away.until
          ? t('booster.away.until', { time: times.dateTime(away.until) })
          : t('booster.away.untilBack')}
      </p>
      <Button className="mt-3" size="small" busy={busy} onClick={onBack}>
        {t('booster.away.back')}
      </Button>
    </Notice>
  )
}
