import { Fragment, useEffect, useRef, useState } from 'react'
import { duration } from '#i18n/duration.ts'
import { listed } from '#i18n/joined-words.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useCall } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { ByGuest } from '#web/parts/chat/by-guest.tsx'
import { ChatPicture } from '#web/parts/chat/chat-picture.tsx'
import { MessageText } from '#web/parts/chat/message-text.tsx'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import { type CannedAnswer, nameOf, type StaffMessage, type Thread } from './inbox-data.ts'
import { LanguageTag } from './queue.tsx'
import { ReplyField } from './reply-field.tsx'

const typingMs = 4_000

type Props = { thread: Thread; canned: CannedAnswer[]; onBack: () => void; onDetails: () => void }

/** One talk: who it is with, the messages, and the field for the answer. */
export function Conversation({ thread, canned, onBack, onDetails }: Props) {
  const { writer, isColleague } = useTyping(thread)
  return (
    <section className="inbox-talk" aria-labelledby="inbox-name">
      <Head thread={thread} onBack={onBack} onDetails={onDetails} />
      <Messages thread={thread} writer={writer} />
      <ReplyField thread={thread} canned={canned} colleague={isColleague ? writer : null} />
    </section>
  )
}

function Head({ thread, onBack, onDetails }: Omit<Props, 'canned'>) {
  const { t } = useApp()
  const { topic, page } = thread
  const name = nameOf(t, thread)
  const about = [
    ...(topic ? [t('inbox.about', { topic: t(`contact.topic.${topic}`) })] : []),
    ...(page ? [t('inbox.onPage', { page })] : []),
  ]
  return (
    <header className="inbox-head">
      <IconButton
        className="inbox-back"
        label={t('inbox.back')}
        icon={<Icon name="chevron-left" size={20} />}
        onClick={onBack}
      />
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-2">
          <b id="inbox-name" dir="auto" className="type-sign truncate">
            {name}
          </b>
          <LanguageTag locale={thread.locale} />
        </p>
        {about[0] && (
          <p className="type-caption truncate text-ink-2">{listed(t, about[0], ...about.slice(1))}</p>
        )}
      </div>
      <Actions thread={thread} />
      <Button variant="outline" size="small" className="inbox-details" onClick={onDetails}>
        {t('inbox.details')}
      </Button>
    </header>
  )
}

/** Who takes it, and whether it is done. */
function Actions({ thread: { thread_id, status, assigned_to, colleagues } }: { thread: Thread }) {
  const { t } = useApp()
  const call = useCall()
  const { busy, run } = useAction()
  const params = { thread_id }
  const closed = status === 'closed'
  const change = () =>
    run(() => call('setThreadStatus', { params, body: { status: closed ? 'waiting' : 'closed' } }))
  usePageKeys(closed ? {} : { closeTalk: () => change() })
  return (
    <div className="inbox-actions">
      <Select
        aria-label={t('inbox.assignTo')}
        className="w-40"
        value={assigned_to?.user_id ?? ''}
        onChange={({ target }) =>
          void run(() => call('assignThread', { params, body: { user_id: target.value || null } }))
        }
      >
        <option value="">{t('inbox.nobody')}</option>
        {colleagues.map(({ user_id, username }) => (
          <option key={user_id} value={user_id}>
            {username}
          </option>
        ))}
      </Select>
      <Button variant="outline" busy={busy} onClick={() => void change()}>
        <Icon name={closed ? 'undo-2' : 'check'} />
        {t(closed ? 'inbox.reopen' : 'inbox.close')}
      </Button>
    </div>
  )
}

/** Who writes in this thread now: its person, or a colleague. */
function useTyping(thread: Thread) {
  const { t } = useApp()
  const [typing, setTyping] = useState<{ writer: string; isColleague: boolean } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useRealtime('support_typing', ({ thread_id, name }) => {
    if (thread_id !== thread.thread_id) return
    setTyping({ writer: name ?? nameOf(t, thread), isColleague: name !== null })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTyping(null), typingMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return typing ?? { writer: null, isColleague: false }
}

function Messages({ thread, writer }: { thread: Thread; writer: string | null }) {
  const { t } = useApp()
  const times = useTimes()
  const end = useRef<HTMLDivElement>(null)
  const { messages } = thread
  const count = messages.length
  useEffect(() => {
    if (count > 0) end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [count])
  const today = times.day(new Date())
  return (
    <div ref={end} className="inbox-messages" role="log" aria-label={t('inbox.views')} tabIndex={0}>
      {messages.map((message, i) => {
        const day = times.day(message.at)
        const before = messages[i - 1]
        return (
          <Fragment key={message.message_id}>
            {(!before || times.day(before.at) !== day) && (
              <p className="chat-day">{day === today ? t('chat.today') : day}</p>
            )}
            <Message thread={thread} message={message} last={i === count - 1} />
          </Fragment>
        )
      })}
      {writer && <p className="type-caption text-ink-2">{t('inbox.typing', { name: writer })}</p>}
    </div>
  )
}

function Message({ thread, message, last }: { thread: Thread; message: StaffMessage; last: boolean }) {
  const { from, text, picture } = message
  if (from === 'note') return <Note message={message} />
  return (
    // Staff's own messages are at the end of the line, as in every chat.
    <div className="chat-message" data-from={from === 'staff' ? 'person' : 'staff'}>
      {picture && <ChatPicture picture={picture} />}
      {text && (
        <p
          className="chat-bubble"
          data-from={from === 'staff' ? 'person' : 'staff'}
          dir="auto"
          lang={thread.locale}
        >
          <MessageText text={text} order={thread.order} />
        </p>
      )}
      <ByGuest of={message} />
      <p className="chat-at">
        <MessageTime thread={thread} message={message} last={last} />
      </p>
    </div>
  )
}

/** When it was sent, by whom, whether it was read, and how long the last one has waited. */
function MessageTime({
  thread,
  message: { from, name, number, at },
  last,
}: {
  thread: Thread
  message: StaffMessage
  last: boolean
}) {
  const { t, locale } = useApp()
  const now = useNow()
  const time = useTimes().time(at)
  if (from === 'staff') {
    const read = number <= thread.read_by_person
    return t('chat.at.by', { name: name ?? '', time: read ? t('chat.at.read', { time }) : time })
  }
  if (!last || !thread.waiting_since || now === null) return time
  const waited = duration(locale, now - Date.parse(thread.waiting_since))
  return listed(t, time, t('inbox.waiting', { time: waited }))
}

/** Only staff see it. */
function Note({ message: { name, text, at } }: { message: StaffMessage }) {
  const { t } = useApp()
  const time = useTimes().time(at)
  return (
    <div className="inbox-note">
      <p className="type-table whitespace-pre-line" dir="auto">
        {text}
      </p>
      <p className="type-caption mt-1 text-ink-2">{t('inbox.noteBy', { name: name ?? '', time })}</p>
    </div>
  )
}
