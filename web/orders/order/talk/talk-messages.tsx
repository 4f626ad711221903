import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ByGuest } from '#web/parts/chat/by-guest.tsx'
import { ChatPicture } from '#web/parts/chat/chat-picture.tsx'
import { MessageText } from '#web/parts/chat/message-text.tsx'
import { NotSent } from '#web/parts/chat/not-sent.tsx'
import { Typing } from '#web/parts/chat/typing.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { type ChatNote, chatNotes } from './chat-notes.ts'
import type { OrderChat, OrderChatState, OrderMessage } from './order-chat.ts'
import { otherIn } from './other-in.ts'
import { Translation } from './translation.tsx'

type Props = { order: OrderView; chat: OrderChat; state: OrderChatState }

/** Messages and notes by their time; the newest is in sight. */
export function TalkMessages({ order, chat, state }: Props) {
  const { t } = useApp()
  const times = useTimes()
  const { messages, pending, typing, loaded } = state
  const box = useRef<HTMLDivElement>(null)
  const count = messages.length + pending.length + (typing ? 1 : 0)
  useEffect(() => {
    if (count >= 0 && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [count])
  const name = otherIn(order)
  const notes = chatNotes(t, order, times.day)
  const rows = [
    ...notes.map((note) => ({ at: note.at, key: note.key, shown: <Note note={note} /> })),
    ...messages.map((message) => ({
      at: message.at,
      key: message.message_id,
      shown: <Message order={order} state={state} message={message} />,
    })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const today = times.day(new Date())
  return (
    <div ref={box} className="chat-talk" role="log" aria-label={t('talk.title')} tabIndex={0}>
      {loaded === 'never' && <Loading />}
      {loaded === 'failed' && (
        <p className="type-small m-auto text-center text-ink-2">
          {t('chat.failed')}{' '}
          <Button variant="link" size="small" onClick={() => void chat.load()}>
            {t('chat.again')}
          </Button>
        </p>
      )}
      {loaded !== 'never' && (
        <>
          {rows.map(({ at, key, shown }, i) => (
            <Fragment key={key}>
              <Day at={at} before={rows[i - 1]?.at} today={today} />
              {shown}
            </Fragment>
          ))}
          {messages.length === 0 && state.open && name && (
            <p className="chat-note">{t('talk.hello', { name })}</p>
          )}
        </>
      )}
      {pending.map((each) => (
        <NotSent key={each.message_id} outbox={chat} pending={each} />
      ))}
      {typing && <Typing>{t('inbox.typing', { name: nameOf(order, typing) ?? t('order.by.staff') })}</Typing>}
    </div>
  )
}

function Loading() {
  return (
    <>
      <Skeleton className="h-10 w-52 rounded-card" />
      <Skeleton className="ms-auto h-14 w-52 rounded-card" />
    </>
  )
}

function Day({ at, before, today }: { at: string; before: string | undefined; today: string }) {
  const { t } = useApp()
  const times = useTimes()
  const day = times.day(at)
  if (before !== undefined && times.day(before) === day) return null
  return <p className="chat-day">{day === today ? t('chat.today') : day}</p>
}

function Note({ note: { text, icon, at } }: { note: ChatNote }) {
  const { t } = useApp()
  const time = useTimes().time(at)
  return (
    <p className="talk-note">
      <DashboardIcon name={icon} size={16} />
      {t('chat.at.by', { name: text, time })}
    </p>
  )
}

type MessageProps = { order: OrderView; state: OrderChatState; message: OrderMessage }

function Message({ order, state, message }: MessageProps) {
  const { t } = useApp()
  const { from, number, text, language, picture, masked, original } = message
  // The reader's own messages are at the end of the line, as in every chat.
  const side = from === order.viewer ? 'person' : 'staff'
  return (
    <div className="chat-message" data-from={side}>
      {picture && <ChatPicture picture={picture} orderId={order.order_id} />}
      {text && (
        <p className="chat-bubble" data-from={side} dir="auto">
          <MessageText text={text} order={order} />
        </p>
      )}
      {text && side === 'staff' && (
        <Translation
          orderId={order.order_id}
          number={number}
          language={language}
          writer={writerOf(t, order, message)}
        />
      )}
      {masked && (
        <p className="talk-masked">
          <Icon name="lock" size={16} />
          <span dir="auto">{original ? t('talk.typed', { text: original }) : t('talk.masked')}</span>
        </p>
      )}
      <ByGuest of={message} />
      <p className="chat-at">
        <Written order={order} state={state} message={message} />
      </p>
    </div>
  )
}

/** When it was written, by whom of several, and whether the other side has read it. */
function Written({ order, state: { read }, message }: MessageProps): ReactNode {
  const { from, number, at } = message
  const { t } = useApp()
  const time = useTimes().time(at)
  const readers = {
    customer: read.booster,
    booster: read.customer,
    staff: Math.min(read.customer, read.booster),
  }
  const seen = number <= readers[from] ? t('chat.at.read', { time }) : time
  if (from === order.viewer) return seen
  if (order.viewer !== 'staff' && from !== 'staff') return time
  const name = writerOf(t, order, message)
  return t('chat.at.by', { name, time: order.viewer === 'staff' ? seen : time })
}

function writerOf(t: Translate, order: OrderView, { from, name }: OrderMessage): string {
  return (from === 'staff' ? (name ?? t('order.by.staff')) : nameOf(order, from)) ?? ''
}

function nameOf({ customer, booster }: OrderView, from: OrderMessage['from']): string | null {
  if (from === 'staff') return null
  return from === 'customer' ? customer.username : (booster?.username ?? null)
}
