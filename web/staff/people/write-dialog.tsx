import { useState } from 'react'
import { longestLetter } from '#core/talk/support-thread.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useIdOf } from '#web/frame/session/use-id-of.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { Person } from './person-types.ts'

type Props = { person: Person; onChange: () => void; onClose: () => void }

/** Writes to a person in their chat with support. */
export default function WriteDialog({ person, onChange, onClose }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [text, setText] = useState('')
  const message_id = useIdOf(text)
  const { user_id, username: name } = person
  const send = async () => {
    const body = { message_id, text: text.trim() }
    if (!(await run(() => call('writeToPerson', { params: { user_id }, body }), t('person.written')))) return
    onChange()
    onClose()
  }
  return (
    <FormDialog
      open
      dirty={text.trim() !== ''}
      onClose={onClose}
      title={t('person.writeTitle', { name })}
      closeLabel={t('shell.close')}
    >
      <Field label={t('person.message')} hint={t('person.writeHint')}>
        <TextArea
          rows={6}
          maxLength={longestLetter}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="dialog-foot">
        <Button
          variant="primary"
          busy={busy}
          disabledReason={text.trim() === '' ? t('person.writeFirst') : null}
          onClick={send}
        >
          {t('person.send')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('person.dontSend')}
        </Button>
      </div>
    </FormDialog>
  )
}
