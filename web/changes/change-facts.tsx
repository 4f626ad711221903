import { endOf } from '#core/orders/deadlines.ts'
import { useApp } from '../session/app-context.ts'
import { useNow } from '../texts/use-now.ts'
import { useTimes } from '../texts/use-times.ts'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = { booster: string; difference: number }

/** What happens next: until when the booster can answer, what goes on meanwhile, and what a no means. */
export function ChangeFacts({ booster, difference }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const total = format.money(Math.abs(difference))
  return (
    <ul className="type-small grid gap-3 border-t border-line px-6 py-4 text-ink-2">
      <li className="flex items-start gap-3">
        <DashboardIcon name="clock" />
        {now === null
          ? t('change.answerIn', { booster })
          : t('change.answerBy', { booster, time: times.dateTime(endOf('changeAnswer', new Date(now))) })}
      </li>
      <li className="flex items-start gap-3">
        <DashboardIcon name="play" /> {t('change.gamesGoOn')}
      </li>
      <li className="flex items-start gap-3">
        <Icon name="undo-2" />
        {difference > 0 ? t('change.noReturns', { total }) : t('change.noKeeps')}
      </li>
    </ul>
  )
}
