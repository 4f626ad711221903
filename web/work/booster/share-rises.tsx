import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import type { BoardOrder } from './board-filter.ts'

/** When the share rises if nobody claims the order until then. */
export function ShareRises({ share }: Pick<BoardOrder, 'share'>) {
  const { t, format } = useApp()
  const times = useTimes()
  if (!share?.rises) return null
  const { at, percent } = share.rises
  const values = {
    percent: format.percent(share.percent),
    next: format.percent(percent),
    time: times.time(at),
  }
  return t('booster.shareRises', values)
}
