import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

type Props = { onClose: () => void }

/** Asks for another address; both mailboxes get a link. */
export default function ChangeEmailDialog({ onClose }: Props) {
  const { t } = useApp()
  return (
    <FormDialog open onClose={onClose} title={t('access.email.change')} closeLabel={t('shell.close')}>
      <ChangeEmailForm onClose={onClose} />
    </FormDialog>
  )
}

function ChangeEmailForm({ onClose }: Props) {
  const { t, call } = useApp()
  const revalidate = useRevalidate()
  const form = useForm(
    async (values) => {
      await call('changeEmail', { body: { email: String(values.get('email')) } })
      await revalidate()
      onClose()
    },
    { email: 'rules.email_empty' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('access.email.next')} hint={t('access.email.hint')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" autoFocus />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('access.email.ask')}
      </Button>
    </form>
  )
}
