import { useRef, useState } from 'react'
import { type Services, serviceNoteLength } from '#core/people/own-services.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { ServiceList } from './service-list.tsx'
import { type Mine, namedOf } from './services-form.ts'

type Props = { more: Services; onAsked: (mine: Mine) => void; onClose: () => void }

/** Asks staff for services or ranks, with a picture and a note. */
export default function AskDialog({ more, onAsked, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const stored = useRef<{ file: File; id: string }>(null)
  const asked = namedOf(more)
  const send = () =>
    run(async () => {
      if (!file) return
      // A picture that has arrived isn't sent again with a corrected note.
      if (stored.current?.file !== file) {
        const form = new FormData()
        form.set('file', file)
        const { data } = await call('uploadServicePicture', { form })
        stored.current = { file, id: data.file_id }
      }
      const body = { ...asked, note: note.trim(), file_id: stored.current.id }
      onAsked((await call('askForServices', { body })).data.mine)
    }, t('services.asked'))
  const missing = file
    ? note.trim().length < serviceNoteLength.least
      ? 'services.noteMissing'
      : null
    : 'services.pictureMissing'
  return (
    <FormDialog
      open
      dirty={file !== null || note !== ''}
      onClose={onClose}
      title={t('services.askTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body mb-3 text-ink-2">{t('services.askText')}</p>
      <ServiceList {...asked} />
      <div className="mt-5 grid gap-5">
        <PictureField label={t('services.picture')} file={file} onChange={setFile} pastes />
        <Field label={t('services.note')} hint={t('services.noteHint')}>
          <TextArea
            rows={3}
            dir="auto"
            maxLength={serviceNoteLength.most}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <div className="flex justify-end">
          <Button variant="primary" busy={busy} disabledReason={missing && t(missing)} onClick={send}>
            {t('services.send')}
          </Button>
        </div>
      </div>
    </FormDialog>
  )
}
