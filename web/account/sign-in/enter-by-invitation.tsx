import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { AccountPassword } from './account-password.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

export type Invitation = Contract['readInvitation']['reply']['data']

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
