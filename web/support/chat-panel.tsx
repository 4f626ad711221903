import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { isSupportOpen, nextOpening } from '#core/talk/support-hours.ts'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import type { Chat } from './chat.ts'
import { ChatField } from './chat-field.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatQuote } from './chat-quote.tsx'
import type { ChatState } from './chat-state.ts'
import { useFullScreen } from './use-full-screen.ts'

type Props = { chat: Chat; onClose: () => void }

/** The open chat: beside the page, or over all of a phone. Folding it away loses nothing. */
export function ChatPanel({ chat, onClose }: Props) {
  const { t, site } = useApp()
  const state = useSyncExternalStore(chat.subscribe, () => chat.state)
  const panel = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(panel)
  const closed = useClosed()
  useEffect(() => {
    void chat.load()
    chat.prepare()
  }, [chat])
  useReading(chat, state)
  useEffect(() => {
    // On a phone the field would bring up the keyboard before anything was read.
    const field = matchMedia('(pointer: coarse)').matches ? null : panel.current?.querySelector('textarea')
    ;(field ?? panel.current)?.focus()
  }, [])
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section
      ref={panel}
      className="chat-panel"
      role="dialog"
      aria-modal={fullScreen || undefined}
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={keys}
    >
      <header className="chat-head">
        <span className="chat-avatar" aria-hidden="true">
          {(state.answering.name ?? site.name).slice(0, 1)}
        </span>
        <div className="min-w-0 grow">
          <h2 id="chat-title" className="type-sign truncate">
            {t('chat.title', { site: site.name })}
          </h2>
          <p className="type-caption flex items-center gap-2 text-ink-2">
            <span className="chat-presence" data-closed={closed ? '' : undefined} />
            <span className="truncate">
              <Answering state={state} closed={closed} />
            </span>
          </p>
        </div>
        <IconButton
          className="-me-2"
          label={t('chat.minimize')}
          icon={<Icon name={fullScreen ? 'x' : 'minus'} size={20} />}
          onClick={onClose}
        />
      </header>
      <ChatQuote onContinue={fullScreen ? onClose : undefined} />
      <ChatMessages chat={chat} state={state} closed={closed} />
      <ChatField chat={chat} state={state} closed={closed} />
    </section>
  )
}

/** When support is back; null while it is there, and until the browser knows the time. */
function useClosed(): Date | null {
  const { site } = useApp()
  const now = useNow()
  if (now === null || isSupportOpen(site.support, new Date(now))) return null
  return nextOpening(site.support, new Date(now))
}

/** Who answers and how fast, or when. */
function Answering({ state: { answering }, closed }: { state: ChatState; closed: Date | null }) {
  const { t, site, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  if (closed) return t('chat.who.closed', { time: times.time(closed) })
  const time = answering.minutes === null ? null : duration(locale, answering.minutes * minuteMs)
  if (answering.name && time) return t('chat.who.nameTime', { name: answering.name, time })
  if (time) return t('chat.who.time', { time })
  if (now === null) return null
  const end = nextOpening({ ...site.support, from: site.support.to.replace('24:00', '00:00') }, new Date(now))
  return t('chat.who.open', { time: times.time(end) })
}

/** What is on the screen is read, also when the tab comes back. */
function useReading(chat: Chat, { messages }: ChatState) {
  const newest = messages.at(-1)?.number
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') chat.markRead()
    }
    if (newest !== undefined) read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [chat, newest])
}
