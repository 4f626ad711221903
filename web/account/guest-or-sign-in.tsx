import { useState } from 'react'
import { useTranslate } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { GuestForm } from './guest-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Continues with only an e-mail address or with an account; an address that has an account asks for its password. */
export function GuestOrSignIn({ onDone }: { onDone: () => void | Promise<void> }) {
  const t = useTranslate()
  const [signingIn, setSigningIn] = useState(false)
  const [known, setKnown] = useState('')
  const toSignIn = (email = '') => {
    setKnown(email)
    setSigningIn(true)
  }
  return (
    <>
      {known && (
        <p className="type-body mb-4 text-ink-2" role="status">
          {t('account.emailHasAccount')}
        </p>
      )}
      {signingIn ? (
        <SignInForm email={known} onDone={onDone} />
      ) : (
        <GuestForm onDone={onDone} onKnown={toSignIn} />
      )}
      <p className="type-small mt-4 flex flex-wrap items-center gap-x-2 text-ink-2">
        {t(signingIn ? 'account.noAccountYet' : 'account.haveAccount')}
        <Button
          variant="link"
          size="small"
          onClick={() => {
            setKnown('')
            setSigningIn(!signingIn)
          }}
        >
          {t(signingIn ? 'account.continueAsGuest' : 'shell.signIn')}
        </Button>
      </p>
    </>
  )
}
