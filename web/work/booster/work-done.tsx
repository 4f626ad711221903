import type { Contract } from '#contract/contract.ts'
import { games } from '#core/games/games.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Meter } from '#web/kit/ui/meter.tsx'

export type ActiveOrder = Contract['listActiveOrders']['reply']['data']['items'][number]

/** An order's progress from its log, as a bar and in words, and when something was last recorded. */
export function WorkDone({ order }: { order: ActiveOrder }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { logged, config, last_game_at } = order
  const all = logged.unit === 'points' ? pointsOf(t, games[config.game], logged.of) : format.number(logged.of)
  return (
    <>
      <span className="block whitespace-nowrap">
        {t('booster.doneOf', { done: format.number(logged.done), all })}
      </span>
      <Meter part={logged.done / logged.of} />
      <span className="type-caption block text-ink-3">
        {last_game_at
          ? t('booster.lastRecord', { time: times.dateTime(last_game_at) })
          : t('booster.noRecord')}
      </span>
    </>
  )
}
