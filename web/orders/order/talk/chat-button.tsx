import './order-chat.css'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { useChatState, useOrderChat, useUnread } from './order-chat-context.tsx'

const TalkSheet = opensLater(() => import('./talk-sheet.tsx'))

type Door = NonNullable<ReturnType<typeof useOrderChat>>

/** In the head of an order's page, while there is no room for the chat beside it: opens it as a sheet. */
export function ChatButton({ order }: { order: OrderView }) {
  const door = useOrderChat()
  return door && <Shown order={order} door={door} />
}

function Shown({ order, door: { chat, isOpen, setOpen } }: { order: OrderView; door: Door }) {
  const { t } = useApp()
  const unread = useUnread(chat, order.viewer)
  const { loaded } = useChatState(chat)
  if (loaded === 'gone') return null
  return (
    <>
      <button
        type="button"
        className="talk-launcher button button-outline button-small shrink-0 xl:hidden print:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('talk.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="message-circle" size={20} />
        {t('chat.open')}
        {unread > 0 && <span className="talk-count">{unread}</span>}
      </button>
      {isOpen && <TalkSheet order={order} chat={chat} onClose={() => setOpen(false)} />}
    </>
  )
}
