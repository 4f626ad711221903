import { type FormEvent, useState } from 'react'
import { longestMeetingLink, roomOf } from '#core/orders/meeting-places.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = {
  link: string | null
  send: (link: string | null) => Promise<unknown>
  /** What the button to take it away says; none if there is nothing to take away. */
  remove?: string | undefined
  onDone?: () => void
}

/** A room where sessions take place. Whether its name contains contact data, the server decides. */
export function MeetingLinkForm({ link, send, remove, onDone }: Props) {
  const { t } = useApp()
  const { busy, run } = useAction()
  const [text, setText] = useState(link ?? '')
  const [tried, setTried] = useState(false)
  const room = roomOf(text)
  const save = async (next: string | null) => {
    if (!(await run(() => send(next), t('calendar.saved')))) return
    setText(next ?? '')
    setTried(false)
    onDone?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (room) void save(room.link)
  }
  return (
    <form className="grid max-w-xl gap-3" onSubmit={submit} noValidate>
      <Field label={t('calendar.link')} error={tried && !room ? t('errors.meeting_link_invalid') : undefined}>
        <TextInput
          type="url"
          inputMode="url"
          dir="ltr"
          maxLength={longestMeetingLink}
          placeholder="https://meet.google.com/abc-defg-hij"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" busy={busy}>
          {t('calendar.save')}
        </Button>
        {remove && (
          <Button variant="quiet" busy={busy} onClick={() => void save(null)}>
            {remove}
          </Button>
        )}
      </div>
    </form>
  )
}
