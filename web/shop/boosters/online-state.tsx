import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import type { LiveState } from './booster-types.ts'

/** Connected now, or when they last were. Its line is there before it is known. */
export function OnlineState({ live }: { live: LiveState | undefined }) {
  const { t } = useApp()
  const times = useTimes()
  if (live?.online)
    return (
      <span className="inline-flex items-center gap-2 text-ink-2">
        <i className="size-1.5 rounded-full bg-good" aria-hidden="true" />
        {t('boosters.online')}
      </span>
    )
  return (
    <>{live?.last_active_at ? t('boosters.active', { day: times.day(live.last_active_at) }) : '\u00a0'}</>
  )
}
