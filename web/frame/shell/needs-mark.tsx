import { mostQueued } from '#core/site/most-queued.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { useApp } from '../session/app-context.ts'
import type { Needs } from './waiting.ts'

/**
 * How much needs staff's action behind a link, in words for screen readers; nothing if there is none. Urgent, it has a clock
 * and the color of errors. `onIcon`: over the link's icon, as in the bar of a phone.
 */
export function NeedsMark({ needs: { count, urgent }, onIcon = false }: { needs: Needs; onIcon?: boolean }) {
  const { t, format } = useApp()
  if (count === 0) return null
  const words = t(urgent ? 'shell.needActionNow' : 'shell.needAction', { count })
  const look = onIcon
    ? `unread-mark ${urgent ? 'bg-error' : ''}`
    : `type-caption inline-flex items-center gap-1.5 font-semibold tabular-nums ${urgent ? 'text-error' : 'text-ink'}`
  return (
    <span className={look} title={words}>
      {urgent && <DashboardIcon name="clock" size={16} className={onIcon ? 'size-3' : undefined} />}
      <span aria-hidden="true">
        {count < mostQueued ? format.number(count) : `${format.number(mostQueued - 1)}+`}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
