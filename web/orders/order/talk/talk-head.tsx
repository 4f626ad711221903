import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat } from './order-chat.ts'
import { useChatState } from './order-chat-context.tsx'
import { otherIn } from './other-in.ts'

/** Who is on the other side, and whether a page of theirs is open. */
export function TalkHead({ order, chat, id }: { order: OrderView; chat: OrderChat; id: string }) {
  const { t } = useApp()
  const name = otherIn(order)
  return (
    <header className="chat-head">
      {name && <Avatar name={name} />}
      <div className="min-w-0 grow">
        <h2 id={id} className="type-table truncate font-semibold">
          {name ? <bdi>{name}</bdi> : t('talk.title')}
        </h2>
        <TalkPresence order={order} chat={chat} />
      </div>
    </header>
  )
}

/** The line under the name. */
export function TalkPresence({ order, chat }: { order: OrderView; chat: OrderChat }) {
  const { t } = useApp()
  const { present } = useChatState(chat)
  const { viewer, booster } = order
  if (viewer === 'staff') return <p className="type-caption text-ink-2">{t('talk.both')}</p>
  if (viewer === 'customer' && !booster && order.closed_at === null)
    return (
      <p className="type-caption text-ink-2">
        {t(order.session ? 'talk.noBooster.coach' : 'talk.noBooster')}
      </p>
    )
  const isPresent = viewer === 'customer' ? present.booster : present.customer
  if (isPresent === null) return null
  return (
    <p className="type-caption flex items-center gap-2 text-ink-2">
      <span className="chat-presence" data-closed={isPresent ? undefined : ''} />
      {t(isPresent ? 'talk.online' : 'talk.away')}
    </p>
  )
}
