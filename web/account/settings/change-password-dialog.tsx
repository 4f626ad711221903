import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'

type Props = {
  /** Why it opened automatically. */
  lead?: string
  onClose: () => void
}

/** A new password for somebody who knows the old one. */
export default function ChangePasswordDialog({ lead, onClose }: Props) {
  const { t } = useApp()
  return (
    <FormDialog open onClose={onClose} title={t('access.password.change')} closeLabel={t('shell.close')}>
      {lead && <p className="type-body mb-4 text-ink-2">{lead}</p>}
      <ChangePasswordForm onClose={onClose} />
    </FormDialog>
  )
}

function ChangePasswordForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t, call } = useApp()
  const user = useUser()
  const revalidate = useRevalidate()
  const form = useForm(
    async (values) => {
      const word = (name: string) => String(values.get(name))
      await call('changePassword', { body: { oldPassword: word('oldPassword'), password: word('password') } })
      void showSuccess(t('access.password.done'))
      await revalidate()
      onClose()
    },
    { oldPassword: 'rules.password_empty', password: 'rules.password_empty' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      {/* Password managers store the new password under this name. */}
      <input hidden readOnly name="email" autoComplete="username" value={user?.email ?? ''} />
      <Field label={t('access.password.old')} error={form.errorOf('oldPassword')}>
        <TextInput name="oldPassword" type="password" autoComplete="current-password" dir="ltr" autoFocus />
      </Field>
      <Field
        label={t('access.reset.password')}
        hint={t('account.passwordHint')}
        error={form.errorOf('password')}
      >
        <TextInput name="password" type="password" autoComplete="new-password" dir="ltr" />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('access.reset.save')}
      </Button>
      <p className="type-caption text-ink-3">{t('access.password.hint')}</p>
    </form>
  )
}
