import './order-chat.css'
import { useEffect } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError } from '#web/kit/ui/toasts.ts'
import { MessageField } from '#web/parts/chat/message-field.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderChat, OrderChatState } from './order-chat.ts'
import { useChatState } from './order-chat-context.tsx'
import { otherIn } from './other-in.ts'
import { TalkMessages } from './talk-messages.tsx'

type Props = { order: OrderView; chat: OrderChat; isShown: () => boolean }

/** The talk on an order: its messages and the field. `isShown` says whether it is really on the screen. */
export function Talk({ order, chat, isShown }: Props) {
  const state = useChatState(chat)
  useReading(chat, state, isShown)
  return (
    <>
      <TalkMessages order={order} chat={chat} state={state} />
      <TalkField order={order} chat={chat} state={state} />
    </>
  )
}

function TalkField({ order, chat, state }: { order: OrderView; chat: OrderChat; state: OrderChatState }) {
  const { t } = useApp()
  const times = useTimes()
  if (state.loaded === 'never') return null
  if (!state.open) return <p className="type-small border-t border-line p-4 text-ink-2">{t('talk.closed')}</p>
  const name = otherIn(order)
  const write = (text: string) => {
    chat.draft = text
    if (text) chat.type()
  }
  const send = (text: string, file: File | null) => {
    const taken = chat.send(text, file)
    if (!taken) void showError(t('order.unsent.full'))
    return taken
  }
  return (
    <>
      {order.viewer === 'booster' && order.status === 'boosting' && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {(['talk.quickStart', 'talk.quickDone'] as const).map((key) => (
            <Button offline key={key} size="small" variant="outline" onClick={() => send(t(key), null)}>
              {t(key)}
            </Button>
          ))}
        </div>
      )}
      {state.closes_at && (
        <p className="type-caption px-4 pb-2 text-ink-2">
          {t('talk.openUntil', { time: times.dateTime(state.closes_at) })}
        </p>
      )}
      <MessageField
        key={state.edits}
        draft={chat.draft}
        label={name ? t('talk.write', { name }) : t('chat.write')}
        note={t('talk.protects')}
        onWrite={write}
        onSend={send}
      />
    </>
  )
}

/** What is on the screen is read, also when the tab comes back. */
function useReading(chat: OrderChat, { messages }: OrderChatState, isShown: () => boolean) {
  const newest = messages.at(-1)?.number
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible' && isShown()) chat.markRead()
    }
    if (newest !== undefined) read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [chat, newest, isShown])
}
