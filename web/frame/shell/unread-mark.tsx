import { Icon } from '#web/kit/ui/icon.tsx'
import { useApp } from '../session/app-context.ts'

/** The number of unread messages, in words for screen readers; nothing if there are none. */
export function UnreadMark({ count, icon = true }: { count: number; icon?: boolean }) {
  const { t, format } = useApp()
  if (count === 0) return null
  const words = t('chat.unread', { count })
  return (
    <span className="unread-mark" title={words}>
      {icon && <Icon name="message-circle" size={16} />}
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
