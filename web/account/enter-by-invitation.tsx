import { useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { isCallError } from '../session/call.ts'
import { useForm } from '../shell/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AccountPassword } from './account-password.tsx'
import type { Invitation } from './invitation-page.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

type Props = { token: string; invitation: Invitation; onOver: () => void; onDone: () => Promise<void> }

/** Opens the account of an invitation, or takes it back: with a password, or with a passkey alone. */
export function EnterByInvitation({ token, invitation: { email, step }, onOver, onDone }: Props) {
  const { t, call } = useApp()
  const [byPasskey, setByPasskey] = useState(false)
  const passkey = useAddPasskey()
  const register = step === 'register'
  const form = useForm(
    async (values) => {
      const body = { token, ...(!byPasskey && { password: String(values.get('password')) }) }
      try {
        if (register)
          await call('registerByInvitation', { body: { ...body, username: String(values.get('username')) } })
        else await call('recoverByInvitation', { body })
      } catch (error) {
        if (isCallError(error) && error.code === 'link_not_valid') return onOver()
        throw error
      }
      if (byPasskey) await passkey.add()
      await onDone()
    },
    {
      ...(register && { username: 'rules.username_empty' as const }),
      ...(!byPasskey && { password: 'rules.password_empty' as const }),
    },
  )
  return (
    <Card>
      <p className="type-body mb-4 text-ink-2">
        {t(register ? 'invitation.registerText' : 'invitation.recoverText')}
      </p>
      <form {...form.props} className="flex flex-col gap-4">
        {form.error && <ErrorNote message={form.error} />}
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly name="email" autoComplete="username" value={email} />
        {register && (
          <Field label={t('account.username')} error={form.errorOf('username')}>
            <TextInput name="username" autoComplete="nickname" maxLength={24} />
          </Field>
        )}
        {!byPasskey && (
          <Field
            label={t('account.password')}
            hint={t('account.passwordHint')}
            error={form.errorOf('password')}
          >
            <AccountPassword autoComplete="new-password" />
          </Field>
        )}
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {byPasskey ? t('factors.addPasskey') : t('account.goOn')}
        </Button>
        <Button variant="link" size="small" onClick={() => setByPasskey(!byPasskey)}>
          {byPasskey ? t('invitation.usePassword') : t('invitation.usePasskey')}
        </Button>
      </form>
    </Card>
  )
}
