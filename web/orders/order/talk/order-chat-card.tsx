import '#web/parts/chat/chat.css'
import './order-chat.css'
import { useId } from 'react'
import { Card } from '#web/kit/ui/card.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat } from './order-chat.ts'
import { useChatState, useOrderChat } from './order-chat-context.tsx'
import { Talk } from './talk.tsx'
import { TalkHead } from './talk-head.tsx'

/** From this width on the chat is a card of the page; below, a button in the page's head opens it. */
const wide = '(width >= 1280px)'
const isWide = () => matchMedia(wide).matches

/** The chat on an order's page, where there is room for a card. */
export function OrderChatCard({ order }: { order: OrderView }) {
  const door = useOrderChat()
  if (!door) return null
  return <Shown order={order} chat={door.chat} />
}

function Shown({ order, chat }: { order: OrderView; chat: OrderChat }) {
  const id = useId()
  const { loaded } = useChatState(chat)
  if (loaded === 'gone') return null
  return (
    <Card aria-labelledby={id} className="talk-card">
      <TalkHead order={order} chat={chat} id={id} />
      <Talk order={order} chat={chat} isShown={isWide} />
    </Card>
  )
}
