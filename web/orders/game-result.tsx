import { useTranslate } from '../session/app-context.ts'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'

/** Whether a game was won or lost, in a row of a log. */
export function GameResult({ result }: { result: 'won' | 'lost' }) {
  const t = useTranslate()
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <DashboardIcon
        name={result === 'won' ? 'arrow-up-right' : 'arrow-down-right'}
        size={16}
        className="self-center"
      />
      {t(result === 'won' ? 'order.won' : 'order.lost')}
    </span>
  )
}
