import { useRef, useState } from 'react'
import { orderNoteLength } from '#core/orders/handling.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useIdOf } from '#web/frame/session/use-id-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { usePageKeys } from '#web/parts/shortcuts/page-keys.ts'
import type { HandlingView, PartProps } from './handling-view.ts'

type Note = HandlingView['notes']['items'][number]

/** What staff note about an order for one another; a pinned note stays above the others. */
export function OrderNotes(props: PartProps & { onPage: (page: number) => void }) {
  const { orderId, view, save, onPage } = props
  const { t, call } = useApp()
  const { notes } = view
  const pin = ({ note_id, pinned }: Note) =>
    save(() => call('pinOrderNote', { params: { order_id: orderId, note_id }, body: { pinned: !pinned } }))
  return (
    <div className="mt-5">
      <h3 className="label">{t('handling.notes')}</h3>
      <NewNote {...props} />
      <ul aria-label={t('handling.notes')} className="mt-4 grid gap-4 empty:hidden">
        {notes.items.map((note) => (
          <NoteRow key={note.note_id} note={note} busy={props.busy} onPin={() => void pin(note)} />
        ))}
      </ul>
      {notes.pageCount > 1 && (
        <p className="mt-4 flex justify-between gap-3">
          {notes.page > 1 && (
            <Button variant="link" size="small" onClick={() => onPage(notes.page - 1)}>
              {t('handling.newer')}
            </Button>
          )}
          {notes.page < notes.pageCount && (
            <Button variant="link" size="small" className="ms-auto" onClick={() => onPage(notes.page + 1)}>
              {t('handling.older')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

function NoteRow({ note, busy, onPin }: { note: Note; busy: boolean; onPin: () => void }) {
  const { t } = useApp()
  const times = useTimes()
  const { author, text, at, pinned } = note
  return (
    <li className={`border-s-2 ps-3 ${pinned ? 'border-warning' : 'border-line-strong'}`}>
      <p className="type-body whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      <p className="type-caption mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-3">
        <span>
          <bdi>{author.username}</bdi> <time dateTime={at}>{times.dateTime(at)}</time>
        </span>
        <Button variant="link" size="small" busy={busy} aria-pressed={pinned} onClick={onPin}>
          {t(pinned ? 'handling.unpin' : 'handling.pin')}
        </Button>
      </p>
    </li>
  )
}

function NewNote({ orderId, busy, save }: PartProps) {
  const { t, call } = useApp()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const note_id = useIdOf(text)
  usePageKeys({ note: () => field.current?.focus() })
  const add = async () => {
    const params = { order_id: orderId }
    const body = { note_id, text: text.trim() }
    if (!(await save(() => call('addOrderNote', { params, body }), t('handling.noteAdded')))) return
    setText('')
  }
  return (
    <>
      <Field label={t('handling.newNote')} hideLabel className="mt-2">
        <TextArea
          ref={field}
          rows={2}
          maxLength={orderNoteLength}
          placeholder={t('handling.newNote')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {text.trim() !== '' && (
        <Button className="mt-2" size="small" busy={busy} onClick={add}>
          {t('handling.addNote')}
        </Button>
      )}
    </>
  )
}
