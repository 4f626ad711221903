import { type KeyboardEvent, useRef, useState } from 'react'
import { longestLetter } from '#core/talk/support-thread.ts'
import { realtimeCalls } from '#web/frame/realtime/realtime-calls.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useCall } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { newId } from '#web/frame/session/new-id.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useLanguageName } from '#web/frame/texts/use-language-name.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import { CannedList, useCanned } from './canned-list.tsx'
import type { CannedAnswer, Thread } from './inbox-data.ts'
import { useAnswersSince } from './use-answers-since.ts'

const CannedDialog = opensLater(() => import('./canned-dialog.tsx'))

const typingEveryMs = 2_000

type Props = {
  thread: Thread
  canned: CannedAnswer[]
  /** Who else writes in this thread now. */
  colleague: string | null
}

/** The answer, or a note that only staff see. A slash finds canned answers. */
export function ReplyField({ thread, canned, colleague }: Props) {
  const { t } = useApp()
  const call = useCall()
  const { run } = useAction()
  const languageName = useLanguageName()
  const times = useTimes()
  const [note, setNote] = useState(false)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState(false)
  const [editing, setEditing] = useState(false)
  const answers = useAnswersSince(thread)
  const { answer } = answers
  const field = useRef<HTMLTextAreaElement>(null)
  const typedAt = useRef(0)
  /** The last one that was sent and not confirmed: the same text that is sent again stays one. */
  const unsure = useRef<{ id: string; text: string; note: boolean } | null>(null)
  const insert = (canned: string) => {
    setText(canned)
    field.current?.focus()
  }
  const list = useCanned(canned, text, thread.locale, insert)
  usePageKeys({ reply: () => field.current?.focus() })
  const write = (value: string) => {
    setText(value)
    setAsked(false)
    if (value) answers.begin()
    else answers.end()
    if (note || Date.now() - typedAt.current < typingEveryMs) return
    typedAt.current = Date.now()
    realtimeCalls.send?.('support_typing', { thread_id: thread.thread_id })
  }
  const send = async (close = false) => {
    if (!text.trim()) return field.current?.focus()
    // Two answers at once confuse whoever asked.
    if (!note && answer && !answers.asked) return answers.ask()
    if (colleague && !note && !asked) return setAsked(true)
    const before = unsure.current
    const id = before?.text === text && before.note === note ? before.id : newId()
    unsure.current = { id, text, note }
    const body = { message_id: id, text: text.trim(), note, close, ...(!note && { seen: answers.seen }) }
    // The field is free for the next answer at once; a refused one comes back, unless something else was typed.
    setText('')
    field.current?.focus()
    let late = false
    const sent = await run(async () => {
      try {
        return await call('answerThread', { params: { thread_id: thread.thread_id }, body })
      } catch (refusal) {
        late = isCallError(refusal) && refusal.code === 'thread_answered'
        if (!late) throw refusal
      }
    })
    if (late) answers.ask()
    if (late || !sent) return setText((typed) => typed || text)
    unsure.current = null
    answers.end()
  }
  const keys = (event: KeyboardEvent) => {
    if (list.keys(event)) return
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    void send()
  }
  return (
    <div className="inbox-reply">
      {list.word !== null && !note && <CannedList list={list} locale={thread.locale} />}
      {answer && !note && (
        <p role="status" className="type-small mb-2 rounded-[10px] bg-warning/10 px-4 py-2.5">
          {t('inbox.answeredMeanwhile', { name: answer.name ?? '', time: times.time(answer.at) })}
        </p>
      )}
      <div className="inbox-field" data-note={note || undefined}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="inbox-mode"
              aria-pressed={note === each}
              onClick={() => setNote(each)}
            >
              {t(each ? 'inbox.note' : 'inbox.reply')}
            </button>
          ))}
          <span className="type-caption ms-auto text-ink-2">
            {!note && t('inbox.repliesIn', { language: languageName(thread.locale) })}
          </span>
        </div>
        <textarea
          ref={field}
          rows={2}
          value={text}
          maxLength={longestLetter}
          dir="auto"
          lang={note ? undefined : thread.locale}
          placeholder={t(note ? 'inbox.writeNote' : 'inbox.writeReply')}
          aria-label={t(note ? 'inbox.writeNote' : 'inbox.writeReply')}
          onChange={({ target }) => write(target.value)}
          onKeyDown={keys}
        />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <Button variant="link" size="small" className="me-auto" onClick={() => setEditing(true)}>
            {t('inbox.editCanned')}
          </Button>
          <p className="type-caption text-ink-2">
            {colleague ? t('inbox.typing', { name: colleague }) : !note && <HowSent thread={thread} />}
          </p>
          {!note && (
            <Button variant="outline" onClick={() => void send(true)}>
              {t('inbox.sendAndClose')}
            </Button>
          )}
          <Button variant="primary" onClick={() => void send()}>
            {t(note ? 'inbox.addNote' : asked || answers.asked ? 'inbox.sendAnyway' : 'inbox.send')}
          </Button>
        </div>
      </div>
      {editing && <CannedDialog canned={canned} locale={thread.locale} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** How the answer reaches whoever asked. */
function HowSent({ thread: { channel, email } }: { thread: Thread }) {
  const { t } = useApp()
  if (channel === 'contact') return t('inbox.byMail')
  return t(email ? 'inbox.toChat' : 'inbox.noAddress')
}
