import { useOnlineCounts } from '#web/frame/realtime/use-online-counts.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { fewestOnline } from './storefront-facts.ts'

/**
 * How many boosters are online at this moment, which only the browser can know; until then, and while they are few, the most
 * in the last day.
 */
export function OnlineNow({ most }: { most: number }) {
  const { t } = useApp()
  const now = useOnlineCounts()?.boosters ?? 0
  const isShown = now >= fewestOnline
  return (
    <>
      <p className="type-price tabular-nums">{isShown ? now : most}</p>
      <p className="type-body text-ink-2">
        {isShown ? t('home.onlineNow', { count: now }) : t('home.onlineMost')}
      </p>
    </>
  )
}
