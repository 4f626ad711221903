import '#web/parts/chat/chat.css'
import './order-chat.css'
import { useId } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat } from './order-chat.ts'
import { useChatState, useOrderChat, useUnread } from './order-chat-context.tsx'
import { Talk } from './talk.tsx'
import { TalkHead } from './talk-head.tsx'

const TalkSheet = opensLater(() => import('./talk-sheet.tsx'))

/** From this width on the chat is a card of the page; below, a button opens it. */
const wide = '(width >= 1280px)'
const isWide = () => matchMedia(wide).matches

/** The chat on an order's page: a card where there is room, elsewhere a button and a sheet. */
export function OrderChatCard({ order }: { order: OrderView }) {
  const door = useOrderChat()
  if (!door) return null
  return <Shown order={order} chat={door.chat} isOpen={door.isOpen} setOpen={door.setOpen} />
}

type ShownProps = { order: OrderView; chat: OrderChat; isOpen: boolean; setOpen: (open: boolean) => void }

function Shown({ order, chat, isOpen, setOpen }: ShownProps) {
  const { t } = useApp()
  const id = useId()
  const unread = useUnread(chat, order.viewer)
  const { loaded } = useChatState(chat)
  if (loaded === 'gone') return null
  return (
    <>
      <Card aria-labelledby={id} className="talk-card">
        <TalkHead order={order} chat={chat} id={id} />
        <Talk order={order} chat={chat} isShown={isWide} />
      </Card>
      <button
        type="button"
        className="talk-launcher"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('talk.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="message-circle" size={20} />
        <span>{t('talk.title')}</span>
        {unread > 0 && <span className="talk-count">{unread}</span>}
      </button>
      {isOpen && <TalkSheet order={order} chat={chat} onClose={() => setOpen(false)} />}
    </>
  )
}
