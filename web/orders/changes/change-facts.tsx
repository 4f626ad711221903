import { endOf } from '#core/orders/deadlines.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Asked } from './who-is-asked.ts'

type Props = { booster: string; asked: Asked }

/** What happens next: until when the booster can answer, what goes on meanwhile, and what a no means. */
export function ChangeFacts({ booster, asked: { ask, next, due } }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const total = format.money(ask === 'booster' ? due : (next?.quote.total ?? 0))
  const by = now === null ? null : times.dateTime(endOf('changeAnswer', new Date(now)))
  const facts =
    ask === 'others'
      ? [t('change.othersStart', { booster }), t('change.gamesGoOn'), t('change.othersCancel', { total })]
      : [
          by === null ? t('change.answerIn', { booster }) : t('change.answerBy', { booster, time: by }),
          t('change.gamesGoOn'),
          ask === 'booster_then_others'
            ? t('change.noOthers', { total, booster })
            : t(due > 0 ? 'change.noReturns' : 'change.noKeeps', { total, booster }),
        ]
  const [first, second, third] = facts
  return (
    <ul className="type-small grid gap-3 border-t border-line px-6 py-4 text-ink-2">
      <li className="flex items-start gap-3">
        <DashboardIcon name="clock" /> {first}
      </li>
      <li className="flex items-start gap-3">
        <DashboardIcon name="play" /> {second}
      </li>
      <li className="flex items-start gap-3">
        <Icon name="undo-2" /> {third}
      </li>
    </ul>
  )
}
