import { useId, useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = { email: string; onClose: () => void; onGone: () => void }
/** `given` is the cashback and the gifts that they give up; minor units. */
type DialogProps = Props & { given: number }

/** Says what an erasure means, and erases the account once its address was typed. */
export default function DeleteAccountDialog({ email, given, onClose, onGone }: DialogProps) {
  const { t, format } = useApp()
  return (
    <FormDialog
      open
      dirty={false}
      onClose={onClose}
      title={t('yourdata.deleteTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('yourdata.deleteLead')}</p>
      <ul className="type-small mt-4 flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        <li>{t('yourdata.gonePerson')}</li>
        <li>{t('yourdata.goneWords')}</li>
        {given > 0 && <li>{t('yourdata.goneGiven', { amount: format.money(given) })}</li>}
        <li>{t('yourdata.keptBooks')}</li>
      </ul>
      <ConfirmForm
        email={email}
        label={t('yourdata.confirmLabel', { email: format.ltr(email) })}
        onClose={onClose}
        onGone={onGone}
      />
    </FormDialog>
  )
}

function ConfirmForm({ email, label, onClose, onGone }: Props & { label: string }) {
  const { t, call, session } = useApp()
  const [typed, setTyped] = useState('')
  const labelId = useId()
  const form = useForm(
    async () => {
      await call('eraseAccount', { body: { email: typed } })
      session?.leave()
      onGone()
    },
    { email: 'rules.email_empty' },
  )
  const same = typed.trim().toLowerCase() === email
  return (
    <form {...form.props} className="mt-6">
      <Field label={<span id={labelId}>{label}</span>} error={form.errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {form.error && <ErrorNote className="mt-4" message={form.error} />}
      <div className="mt-6 flex flex-wrap items-start justify-end gap-2">
        <Button variant="outline" onClick={onClose}>
          {t('yourdata.keep')}
        </Button>
        <Button type="submit" variant="danger" busy={form.busy} disabledBy={same ? null : labelId}>
          {t('yourdata.confirm')}
        </Button>
      </div>
    </form>
  )
}
