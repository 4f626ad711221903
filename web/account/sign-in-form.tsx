import { useCall, useTranslate } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { useAuthForm } from './use-auth-form.ts'
import { withCaptcha } from './with-captcha.ts'

export function SignInForm() {
  const t = useTranslate()
  const call = useCall()
  const form = useAuthForm(
    async (values) => {
      const body = { email: String(values.get('email')), password: String(values.get('password')) }
      await withCaptcha(call, (captchaResponse) =>
        call('login', { body: { ...body, ...(captchaResponse && { captchaResponse }) } }),
      )
      finishSignIn(t('success.login'))
    },
    ['email', 'password'],
  )
  return (
    <form method="post" className="flex flex-col gap-4" onSubmit={form.submit} noValidate>
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput name="email" type="email" autoComplete="username" dir="ltr" />
      </Field>
      <Field label={t('account.password')} error={form.errorOf('password')}>
        <TextInput name="password" type="password" autoComplete="current-password" dir="ltr" />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('account.signIn')}
      </Button>
    </form>
  )
}
