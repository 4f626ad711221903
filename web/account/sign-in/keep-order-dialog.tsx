import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { AccountPassword } from './account-password.tsx'
import { UsernameField } from './username-field.tsx'

type Props = { onClose: () => void }

/** A guest chooses a name and a password; the page stays where it is. */
export default function KeepOrderDialog({ onClose }: Props) {
  const { t } = useApp()
  return (
    <FormDialog open onClose={onClose} title={t('account.keepTitle')} closeLabel={t('shell.close')}>
      <KeepOrderForm onClose={onClose} />
    </FormDialog>
  )
}

function KeepOrderForm({ onClose }: Props) {
  const { t, call, session } = useApp()
  const user = useUser()
  const revalidate = useRevalidate()
  const form = useForm(
    async (values) => {
      const word = (name: string) => String(values.get(name))
      await call('setPassword', { body: { username: word('username'), password: word('password') } })
      void showSuccess(t('access.keep.done'))
      onClose()
      await session?.reload()
      await revalidate()
    },
    { username: 'rules.username_empty', password: 'rules.password_empty' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{t('account.keepText')}</p>
      {(form.error ?? form.errorOf('email')) && (
        <ErrorNote message={form.error ?? form.errorOf('email') ?? ''} />
      )}
      <input hidden readOnly name="email" autoComplete="username" value={user?.email ?? ''} />
      <UsernameField autoFocus error={form.errorOf('username')} />
      <Field label={t('account.password')} hint={t('account.passwordHint')} error={form.errorOf('password')}>
        <AccountPassword autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('account.keepButton')}
      </Button>
    </form>
  )
}
