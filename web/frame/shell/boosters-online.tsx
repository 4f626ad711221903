import { useOnlineCounts } from '../realtime/use-online-counts.ts'
import { useTranslate } from '../session/app-context.ts'

/** How many boosters are online, once known; never an invented number. */
export function BoostersOnline({ className = 'flex' }: { className?: string }) {
  const t = useTranslate()
  const counts = useOnlineCounts()
  if (!counts?.boosters) return null
  return (
    <span className={`type-small items-center gap-2.5 text-ink-2 tabular-nums ${className}`}>
      <span className="live-dot" />
      {t('shell.boostersOnline', { count: counts.boosters })}
    </span>
  )
}
