import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { endOf } from '#core/orders/deadlines.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { OrderChat, type OrderChatState, unreadIn } from './order-chat.ts'

type Door = { chat: OrderChat; isOpen: boolean; setOpen: (open: boolean) => void }

const OrderChatContext = createContext<Door | null>(null)

/** Gives the parts of an order's page its chat; an order that is not paid has none, nor has its booster once it closed. */
export function WithOrderChat({ order, children }: { order: OrderView; children: ReactNode }) {
  const app = useApp()
  const { order_id, paid_at } = order
  const [made, setMade] = useState(() => new OrderChat(app, order_id, order.viewer))
  const [isOpen, setOpen] = useState(false)
  const chat = made.orderId === order_id ? made : new OrderChat(app, order_id, order.viewer)
  if (chat !== made) setMade(chat)
  const booster = order.booster?.user_id
  const has = paid_at !== null && !isOver(order)
  // Another booster's chat begins when the order goes on the board again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new booster reads something else.
  useEffect(() => {
    if (has) return chat.follow()
  }, [chat, has, booster])
  return <OrderChatContext value={has ? { chat, isOpen, setOpen } : null}>{children}</OrderChatContext>
}

/** A booster reads it until it closes; whoever else sees the order reads it always. */
function isOver({ viewer, closed_at }: OrderView): boolean {
  return (
    viewer === 'booster' && closed_at !== null && endOf('chat', new Date(closed_at)).getTime() <= Date.now()
  )
}

/** The chat of the page's order; null if it has none. */
export function useOrderChat(): Door | null {
  return use(OrderChatContext)
}

export function useChatState(chat: OrderChat): OrderChatState {
  const read = () => chat.state
  return useSyncExternalStore(chat.subscribe, read, read)
}

/** How many messages the reader has not read. */
export function useUnread(chat: OrderChat, viewer: OrderView['viewer']): number {
  return unreadIn(useChatState(chat), viewer)
}
