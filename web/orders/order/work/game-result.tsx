import type { Result } from '#core/games/game.ts'
import { resultInWords } from '#i18n/result-words.ts'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { DashboardIcon, type DashboardIconName } from '#web/kit/ui/dashboard-icon.tsx'

export const resultIcons = {
  won: 'arrow-up-right',
  lost: 'arrow-down-right',
  drawn: 'equal',
} as const satisfies Record<Result, DashboardIconName>

/** How a game ended, in a row of a log. */
export function GameResult({ result }: { result: Result }) {
  const t = useTranslate()
  return (
    <span className="inline-flex items-baseline gap-2 whitespace-nowrap">
      <DashboardIcon name={resultIcons[result]} size={16} className="self-center" />
      {resultInWords(t, result)}
    </span>
  )
}
