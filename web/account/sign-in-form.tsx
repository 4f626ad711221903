import { useRef, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { useForm } from '../shell/use-form.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { ForgotPassword } from './forgot-password.ts'
import { withCaptcha } from './with-captcha.ts'

type SignInFormProps = {
  /** The account's address, if it is known. */
  email?: string
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: () => void | Promise<void>
}

/** Asks for address and password; whoever has forgotten the password gets a link by mail. */
export function SignInForm(props: SignInFormProps) {
  const [forgotten, setForgotten] = useState<string | null>(null)
  if (forgotten === null) return <PasswordForm {...props} onForgotten={setForgotten} />
  return <ForgotPassword email={forgotten} onClose={() => setForgotten(null)} />
}

type PasswordFormProps = SignInFormProps & { onForgotten: (email: string) => void }

function PasswordForm({ email = '', onDone, onForgotten }: PasswordFormProps) {
  const { t, call, session } = useApp()
  const typed = useRef<HTMLInputElement>(null)
  const form = useForm(
    async (values) => {
      const body = { email: String(values.get('email')), password: String(values.get('password')) }
      await withCaptcha(call, (captchaResponse) =>
        call('login', { body: { ...body, ...(captchaResponse && { captchaResponse }) } }),
      )
      if (!onDone) return finishSignIn(t('success.login'))
      await session?.reload()
      await onDone()
    },
    { email: 'rules.email_empty', password: 'rules.password_empty' },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput
          ref={typed}
          name="email"
          type="email"
          autoComplete="username"
          dir="ltr"
          defaultValue={email}
        />
      </Field>
      <Field label={t('account.password')} error={form.errorOf('password')}>
        <TextInput
          name="password"
          type="password"
          autoComplete="current-password"
          dir="ltr"
          autoFocus={email !== ''}
        />
      </Field>
      <Button
        variant="link"
        size="small"
        className="-mt-2 self-end"
        onClick={() => onForgotten(typed.current?.value.trim() ?? '')}
      >
        {t('account.forgotPassword')}
      </Button>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('shell.signIn')}
      </Button>
    </form>
  )
}
