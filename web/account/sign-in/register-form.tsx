import { useApp } from '#web/frame/session/app-context.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { AccountPassword } from './account-password.tsx'
import { CaptchaNote } from './captcha-note.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { useCaptcha } from './use-captcha.ts'
import { UsernameField } from './username-field.tsx'

type RegisterFormProps = {
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
}

export function RegisterForm({ onDone }: RegisterFormProps) {
  const { t, call, locale, session } = useApp()
  const captcha = useCaptcha()
  const form = useForm(
    async (values) => {
      const accepted = values.has('acceptTos') as true
      await call('register', {
        body: {
          email: String(values.get('email')),
          username: String(values.get('username')),
          password: String(values.get('password')),
          acceptTos: accepted,
          adult: accepted,
          captchaResponse: await captcha.take(),
          locale,
        },
      })
      if (!onDone) return finishSignIn(t('success.register'))
      await session?.reload()
      await onDone()
    },
    {
      email: 'rules.email_empty',
      username: 'rules.username_empty',
      password: 'rules.password_empty',
      acceptTos: 'account.termsMissing',
    },
  )
  return (
    <form {...form.props} className="flex flex-col gap-4" onFocus={captcha.prepare}>
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="username" dir="ltr" />
      </Field>
      <UsernameField error={form.errorOf('username')} />
      <Field label={t('account.password')} hint={t('account.passwordHint')} error={form.errorOf('password')}>
        <AccountPassword autoComplete="new-password" />
      </Field>
      <AcceptTerms error={form.errorOf('acceptTos')} />
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('account.register')}
      </Button>
      <CaptchaNote captcha={captcha} />
    </form>
  )
}
