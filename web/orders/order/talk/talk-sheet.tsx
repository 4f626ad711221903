import { useApp } from '#web/frame/session/app-context.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat } from './order-chat.ts'
import { otherIn } from './other-in.ts'
import { Talk } from './talk.tsx'
import { TalkPresence } from './talk-head.tsx'

type Props = { order: OrderView; chat: OrderChat; onClose: () => void }

const always = () => true

/** The chat in a sheet; what is typed stays when it closes. */
export default function TalkSheet({ order, chat, onClose }: Props) {
  const { t } = useApp()
  return (
    <Dialog open onClose={onClose} title={otherIn(order) ?? t('talk.title')} closeLabel={t('shell.close')}>
      <div className="talk-sheet">
        <TalkPresence order={order} chat={chat} />
        <Talk order={order} chat={chat} isShown={always} />
      </div>
    </Dialog>
  )
}
