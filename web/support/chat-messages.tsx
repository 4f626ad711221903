import { Fragment, useEffect, useRef } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { ByGuest } from '#web/parts/chat/by-guest.tsx'
import { ChatPicture } from '#web/parts/chat/chat-picture.tsx'
import { MessageText } from '#web/parts/chat/message-text.tsx'
import { NotSent } from '#web/parts/chat/not-sent.tsx'
import { Typing } from '#web/parts/chat/typing.tsx'
import type { Chat } from './chat.ts'
import type { ChatMessage, ChatState } from './chat-state.ts'

type Props = { chat: Chat; state: ChatState; closed: Date | null }

/** The talk so far; the newest message is in sight. */
export function ChatMessages({ chat, state, closed }: Props) {
  const { t } = useApp()
  const { messages, pending, typing, read } = state
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length + pending.length + (typing ? 1 : 0)
  useEffect(() => {
    if (count >= 0) end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [count])
  const empty = messages.length === 0 && pending.length === 0
  return (
    <div ref={end} className="chat-talk" role="log" aria-label={t('chat.open')} tabIndex={0}>
      {read === 'never' && empty && <Loading />}
      {read === 'failed' && empty && (
        <p className="type-small m-auto text-center text-ink-2">
          {t('chat.failed')}{' '}
          <Button variant="link" size="small" onClick={() => void chat.load()}>
            {t('chat.again')}
          </Button>
        </p>
      )}
      {read === 'done' && empty && <Hello state={state} closed={closed} />}
      <Sent state={state} />
      {pending.map((each) => (
        <NotSent key={each.message_id} outbox={chat.outbox} pending={each} />
      ))}
      {!empty && closed && <ClosedNote state={state} closed={closed} />}
      {typing && <Typing>{t('chat.typing')}</Typing>}
    </div>
  )
}

function Loading() {
  return (
    <>
      <Skeleton className="ms-auto h-14 w-60 rounded-card" />
      <Skeleton className="h-10 w-52 rounded-card" />
    </>
  )
}

function Hello({ state, closed }: Omit<Props, 'chat'>) {
  const { t } = useApp()
  if (closed) return <ClosedNote state={state} closed={closed} />
  return <p className="chat-note">{t('chat.hello')}</p>
}

/** Outside of its hours support answers later, by mail too. */
function ClosedNote({ state: { email }, closed }: { state: ChatState; closed: Date }) {
  const { t } = useApp()
  const time = useTimes().time(closed)
  return (
    <p className="chat-note">{email ? t('chat.closedKnown', { time, email }) : t('chat.closed', { time })}</p>
  )
}

function Sent({ state: { messages, readByStaff, order } }: { state: ChatState }) {
  const times = useTimes()
  const { t } = useApp()
  const today = times.day(new Date())
  return messages.map((message, i) => {
    const day = times.day(message.at)
    const before = messages[i - 1]
    return (
      <Fragment key={message.message_id}>
        {(!before || times.day(before.at) !== day) && (
          <p className="chat-day">{day === today ? t('chat.today') : day}</p>
        )}
        <Message message={message} read={message.number <= readByStaff} order={order} />
      </Fragment>
    )
  })
}

type MessageProps = { message: ChatMessage; read: boolean; order: ChatState['order'] }

function Message({ message, read, order }: MessageProps) {
  const { from, name, text, picture, at } = message
  const { t } = useApp()
  const time = useTimes().time(at)
  return (
    <div className="chat-message" data-from={from}>
      {picture && <ChatPicture picture={picture} />}
      {text && (
        <p className="chat-bubble" data-from={from} dir="auto">
          <MessageText text={text} order={order} links={from === 'staff'} />
        </p>
      )}
      <ByGuest of={message} />
      <p className="chat-at">
        {from === 'staff'
          ? name
            ? t('chat.at.by', { name, time })
            : time
          : read
            ? t('chat.at.read', { time })
            : time}
      </p>
    </div>
  )
}
