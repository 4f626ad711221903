import { useState } from 'react'
import type { Proof } from '#core/factors.ts'
import { useApp } from '../session/app-context.ts'
import { useForm } from '../shell/use-form.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondFactorStep, secondStepOf } from './second-factor-step.tsx'
import { withCaptcha } from './with-captcha.ts'

type SignInFormProps = {
  /** The account's address, if it is known. */
  email?: string
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: () => void | Promise<void>
}

export function SignInForm({ email = '', onDone }: SignInFormProps) {
  const { t, call, session } = useApp()
  const [step, setStep] = useState<readonly Proof[] | null>(null)
  const form = useForm(
    async (values) => {
      const body = { email: String(values.get('email')), password: String(values.get('password')) }
      try {
        await withCaptcha(call, (captchaResponse) =>
          call('login', { body: { ...body, ...(captchaResponse && { captchaResponse }) } }),
        )
      } catch (error) {
        const proofs = secondStepOf(error)
        if (!proofs) throw error
        return setStep(proofs)
      }
      if (!onDone) return finishSignIn(t('success.login'))
      await session?.reload()
      await onDone()
    },
    { email: 'rules.email_empty', password: 'rules.password_empty' },
  )
  if (step) return <SecondFactorStep proofs={step} onDone={onDone} />
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {form.error && <ErrorNote message={form.error} />}
      <Field label={t('account.email')} error={form.errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="username webauthn"
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
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('shell.signIn')}
      </Button>
      <PasskeyButton onDone={onDone} />
    </form>
  )
}
