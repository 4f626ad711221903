import { useTranslate } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export type AuthMode = 'sign-in' | 'register'

type SignInOrRegisterProps = { mode: AuthMode; onMode: (mode: AuthMode) => void }

/** One of the two forms, with a link to the other. */
export function SignInOrRegister({ mode, onMode }: SignInOrRegisterProps) {
  const t = useTranslate()
  const registering = mode === 'register'
  return (
    <>
      {registering ? <RegisterForm /> : <SignInForm />}
      <p className="type-small mt-4 flex flex-wrap items-center gap-x-2 text-ink-2">
        {registering ? t('account.haveAccount') : t('account.noAccountYet')}
        <Button variant="link" size="small" onClick={() => onMode(registering ? 'sign-in' : 'register')}>
          {registering ? t('shell.signIn') : t('account.registerTitle')}
        </Button>
      </p>
    </>
  )
}
