import { RoomLeft } from '#web/kit/ui/room-left.tsx'
import './chat.css'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { pictureTypes } from '#core/base/pictures.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { longestMessage } from '#core/talk/support-thread.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { pictureRefusal } from '#web/frame/texts/picture-refusal.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { isEnter } from '#web/kit/ui/is-enter.ts'
import { pastedPicture } from '#web/parts/pictures/pasted-picture.ts'
import { FilePicture } from './chat-picture.tsx'

type Props = {
  draft: string
  label: string
  /** Below the field, unless something is wrong. */
  note: string
  /** Why no picture can be attached yet. */
  noPictures?: string | null
  /** Above the field. */
  children?: ReactNode
  onWrite: (text: string) => void
  /** False if something else has to be corrected first. */
  onSend: (text: string, file: File | null) => boolean
}

/** The field for the next message, with a picture if one is attached. Enter sends, Shift and Enter begin a line. */
export function MessageField({ draft, label, note, noPictures, children, onWrite, onSend }: Props) {
  const { t, format } = useApp()
  const id = useId()
  const [text, setText] = useState(draft)
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (value: string) => {
    setText(value)
    setError(null)
    onWrite(value)
  }
  const attach = (chosen: File | null | undefined) => {
    if (!chosen) return
    const refusal = noPictures ?? pictureRefusal(t, format, chosen)
    setError(refusal)
    if (!refusal) setFile(chosen)
  }
  const send = () => {
    if (!text.trim() && !file) return field.current?.focus()
    if (looksLikePassword(text)) return setError(t('errors.password_in_chat'))
    if (!onSend(text.trim(), file)) return
    setFile(null)
    write('')
    field.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const picture = pastedPicture(event.clipboardData)
    if (!picture) return
    event.preventDefault()
    attach(picture)
  }
  return (
    <form
      className="chat-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <div className="chat-field" aria-invalid={error ? true : undefined}>
        {file && (
          <div className="chat-attached">
            <FilePicture file={file} className="chat-thumb" />
            <IconButton
              label={t('chat.detach')}
              icon={<Icon name="x" size={16} />}
              onClick={() => setFile(null)}
            />
          </div>
        )}
        <div className="flex items-end gap-1">
          <textarea
            ref={field}
            rows={1}
            value={text}
            maxLength={longestMessage}
            placeholder={label}
            aria-label={label}
            aria-describedby={`${id}note`}
            dir="auto"
            onChange={({ target }) => write(target.value)}
            onKeyDown={keys}
            onPaste={paste}
          />
          <AttachButtons onChoose={attach} />
          <button type="submit" className="chat-send" aria-label={t('chat.send')} title={t('chat.send')}>
            <DashboardIcon name="arrow-up" size={18} />
          </button>
        </div>
        <RoomLeft length={text.length} most={longestMessage} />
      </div>
      {error ? (
        <FieldNote id={`${id}note`} error={error} />
      ) : (
        <p id={`${id}note`} className="type-caption mt-2 flex gap-2 text-ink-3">
          <Icon name="lock" size={16} />
          {note}
        </p>
      )}
    </form>
  )
}

/** A picture from the device; on a phone also from the camera. */
function AttachButtons({ onChoose }: { onChoose: (file: File | null | undefined) => void }) {
  const { t } = useApp()
  const input = {
    type: 'file',
    className: 'sr-only',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onChoose(target.files?.[0])
      // Without this, choosing the same file again would not count as a change.
      target.value = ''
    },
  }
  return (
    <>
      <label className="icon-button cursor-pointer" title={t('chat.attach')}>
        <input {...input} accept={pictureTypes.join(',')} aria-label={t('chat.attach')} />
        <DashboardIcon name="paperclip" size={18} />
      </label>
      <label className="icon-button hidden cursor-pointer pointer-coarse:inline-grid" title={t('chat.photo')}>
        <input {...input} accept="image/*" capture="environment" aria-label={t('chat.photo')} />
        <DashboardIcon name="camera" size={18} />
      </label>
    </>
  )
}
