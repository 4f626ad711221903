import { useState } from 'react'
import { personNoteLength } from '#core/people/person-sections.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useIdOf } from '#web/frame/session/use-id-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { MoreRows, NoRows, PersonPart, usePersonPage } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

type Props = SectionProps & {
  text: string
  onText: (text: string) => void
}

/** What staff write about a person for one another. */
export function PersonNotes({ text, onText, ...props }: Props) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const [added, setAdded] = useState(0)
  const note_id = useIdOf(text)
  const [query, setPage, what] = usePersonPage()
  const params = { user_id: props.person.user_id }
  const add = async () => {
    const sent = await run(
      () => call('addPersonNote', { params, body: { note_id, text: text.trim() } }),
      t('person.noteAdded'),
    )
    if (!sent) return
    onText('')
    setAdded(added + 1)
  }
  return (
    <PersonPart
      {...props}
      section="notes"
      title={t('person.section.notes')}
      what={`${added} ${what}`}
      action={<span className="type-caption text-ink-3">{t('person.notesFor')}</span>}
      read={async () => (await call('listPersonNotes', { params, query })).data}
    >
      {(data) => (
        <>
          {data.total === 0 && <NoRows>{t('person.noNotes')}</NoRows>}
          <ul className="mt-3 grid gap-3">
            {data.items.map(({ note_id: id, author, text: written, at }) => (
              <li key={id} className="border-s-2 border-warning ps-3">
                <p className="type-body whitespace-pre-line wrap-anywhere" dir="auto">
                  {written}
                </p>
                <p className="type-caption mt-1 text-ink-3">
                  <bdi>{author.username}</bdi> <time dateTime={at}>{times.dateTime(at)}</time>
                </p>
              </li>
            ))}
          </ul>
          <MoreRows list={data} onPage={setPage} />
          <Field label={t('person.newNote')} hideLabel className="mt-4">
            <TextArea
              rows={2}
              maxLength={personNoteLength}
              placeholder={t('person.newNote')}
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          </Field>
          {text.trim() !== '' && (
            <Button className="mt-2" size="small" busy={busy} onClick={add}>
              {t('person.addNote')}
            </Button>
          )}
        </>
      )}
    </PersonPart>
  )
}
