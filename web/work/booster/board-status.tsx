import type { Connection } from '#web/frame/realtime/use-connection.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/**
 * Whether the board is current: it says "Live" only while the server answers. On a phone it always has the height of its longest
 * words, so that the rows below it stay where they are.
 */
export function BoardStatus({ connected, lostAt }: Connection) {
  const { t } = useApp()
  const times = useTimes()
  return (
    <p role="status" className="type-small mt-1 flex min-h-10 items-center gap-2 text-ink-2 sm:min-h-5">
      {lostAt !== null && !connected ? (
        <>
          <Icon name="triangle-alert" size={16} className="text-warning" />
          {t('booster.offlineSince', { time: times.time(new Date(lostAt)) })}
        </>
      ) : (
        <>
          <span className="live-dot" data-on={connected || undefined} aria-hidden="true" />
          {t(connected ? 'booster.live' : 'booster.connecting')}
        </>
      )}
    </p>
  )
}
