import { useState } from 'react'
import { type BanReason, banNoteLength, banReasons } from '#core/people/bans.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { Person, PersonReply } from './person-types.ts'

type Props = { person: Person; onReply: (reply: PersonReply) => void; onClose: () => void }

/** Bans a person: why, what only staff read, and what happens then. */
export default function BanDialog({ person, onReply, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState<BanReason>(banReasons[0])
  const [note, setNote] = useState('')
  const effects = (['access', 'orders', 'work'] as const).filter((each) => each !== 'work' || person.work)
  const ban = async () => {
    const done = await run(async () => {
      onReply(await call('banPerson', { params: { user_id: person.user_id }, body: { reason, note } }))
    }, t('people.bannedNow'))
    if (done) onClose()
  }
  return (
    <FormDialog
      open
      dirty={note.trim() !== ''}
      onClose={onClose}
      title={t('people.banTitle', { name: person.username })}
      closeLabel={t('shell.close')}
    >
      <div className="grid gap-4">
        <Field label={t('people.reason')} hint={t('people.reasonHint')}>
          <Select value={reason} onChange={({ target }) => setReason(target.value as BanReason)}>
            {banReasons.map((each) => (
              <option key={each} value={each}>
                {t(`people.reason.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('people.note')}>
          <TextArea
            rows={2}
            maxLength={banNoteLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <div>
          <h3 className="type-body font-semibold">{t('people.effects')}</h3>
          <ul className="type-small mt-1 grid list-disc gap-1 ps-5 text-ink-2">
            {effects.map((effect) => (
              <li key={effect}>{t(`people.effect.${effect}`)}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="danger" busy={busy} onClick={ban}>
          {t('people.ban')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('people.keep')}
        </Button>
      </div>
    </FormDialog>
  )
}
