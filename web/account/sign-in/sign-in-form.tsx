import './sign-in.css'
import { useRef, useState } from 'react'
import type { Proof } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { CallError, isCallError } from '#web/frame/session/call.ts'
import { useForm } from '#web/frame/shell/use-form.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { AccountPassword } from './account-password.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { ForgotPassword } from './forgot-password.ts'
import { SecondFactorStep, secondStepOf } from './second-factor-step.tsx'
import { withCaptcha } from './with-captcha.ts'

type SignInFormProps = {
  /** The account's address, if it is known. */
  email?: string
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
  /** A guest has typed the address of an account: leads back to where they can type another. */
  onOtherEmail?: () => void
}

/** Asks for address and password; whoever has forgotten the password gets a link by mail. */
export function SignInForm(props: SignInFormProps) {
  const [forgotten, setForgotten] = useState<string | null>(null)
  if (forgotten === null) return <PasswordForm {...props} onForgotten={setForgotten} />
  return <ForgotPassword email={forgotten} onClose={() => setForgotten(null)} />
}

type PasswordFormProps = SignInFormProps & { onForgotten: (email: string) => void }

function PasswordForm({ email = '', onDone, onOtherEmail, onForgotten }: PasswordFormProps) {
  const { t, call, session } = useApp()
  const typed = useRef<HTMLInputElement>(null)
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
        if (!proofs) throw atPassword(error)
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
      <Field
        label={t('account.email')}
        error={form.errorOf('email')}
        {...(onOtherEmail && {
          aside: (
            <button type="button" className="text-link" onClick={onOtherEmail}>
              {t('account.otherEmail')}
            </button>
          ),
        })}
      >
        <TextInput
          ref={typed}
          name="email"
          type="email"
          autoComplete="username webauthn"
          dir="ltr"
          defaultValue={email}
        />
      </Field>
      {onOtherEmail && (
        <div role="status">
          <Notice title={t('account.knownNote')}>{t('account.knownText')}</Notice>
        </div>
      )}
      <div className={onOtherEmail ? 'unfold' : undefined}>
        <Field
          label={t('account.password')}
          error={form.errorOf('password')}
          aside={
            <button
              type="button"
              className="text-link"
              onClick={() => onForgotten(typed.current?.value.trim() ?? '')}
            >
              {t('account.forgotPassword')}
            </button>
          }
        >
          <AccountPassword autoComplete="current-password" autoFocus={email !== ''} />
        </Field>
      </div>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t(onOtherEmail ? 'account.signInAndGoOn' : 'shell.signIn')}
      </Button>
    </form>
  )
}

/** A wrong password is said below its field, which keeps its text and takes the focus. */
function atPassword(error: unknown): unknown {
  if (!isCallError(error) || error.code !== 'invalid_credentials') return error
  return new CallError(error.status, error.code, [{ field: 'password', code: error.code }])
}
