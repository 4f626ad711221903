import './sign-in.css'
import { ClimbStrip } from './climb-strip.tsx'
import { GuestForm } from './guest-form.tsx'
import { OtherWays } from './other-ways.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInBand } from './sign-in-band.tsx'
import { SignInForm } from './sign-in-form.tsx'
import type { Steps } from './use-steps.ts'

type SignInPanelProps = {
  steps: Steps
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
  /** Whether a guest can continue here, with an e-mail address only. */
  guest?: boolean
  /** Called just before the page goes to a provider. */
  onLeave?: (() => void) | undefined
}

/** Every way in, in one place: signing in, creating an account, going on as a guest. */
export function SignInPanel({ steps, onDone, guest = false, onLeave }: SignInPanelProps) {
  const { step, known } = steps
  return (
    <>
      <ClimbStrip ordering={step === 'guest' || known !== null} />
      {step === 'register' && <RegisterForm onDone={onDone} />}
      {step === 'guest' && <GuestForm onDone={onDone} onKnown={steps.meet} />}
      {step === 'sign-in' && (
        <SignInForm
          key={known}
          email={known ?? ''}
          onDone={onDone}
          {...(known !== null && { onOtherEmail: () => steps.go(steps.first) })}
        />
      )}
      <OtherWays onDone={onDone} onLeave={onLeave} termsAbove={step !== 'sign-in'} />
      {known === null && <SignInBand steps={steps} guest={guest} />}
    </>
  )
}
