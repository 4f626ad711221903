import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat } from './order-chat.ts'
import { useOrderChat, useUnread } from './order-chat-context.tsx'

/** The chat's button in the booster's bar on a phone, with the number of unread messages. */
export function ChatBarButton({ order }: { order: OrderView }) {
  const door = useOrderChat()
  return door && <Shown order={order} chat={door.chat} onOpen={() => door.setOpen(true)} />
}

function Shown({ order, chat, onOpen }: { order: OrderView; chat: OrderChat; onOpen: () => void }) {
  const { t } = useApp()
  const unread = useUnread(chat, order.viewer)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={unread > 0 ? t('chat.unread', { count: unread }) : undefined}
      onClick={onOpen}
    >
      <span className="relative">
        <Icon name="message-circle" size={20} />
        {unread > 0 && <span className="talk-count">{unread}</span>}
      </span>
      {t('chat.open')}
    </button>
  )
}
