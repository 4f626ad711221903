import { useOnlineCounts } from '#web/frame/realtime/use-online-counts.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** How many boosters are online at this moment; a kept page can't know it, so the browser fills it in. */
export function OnlineNow() {
  const { t } = useApp()
  const boosters = useOnlineCounts()?.boosters
  return (
    <>
      <p className="type-price tabular-nums">{boosters ?? '–'}</p>
      <p className="type-body text-ink-2">{t('home.onlineNow', { count: boosters ?? 0 })}</p>
    </>
  )
}
