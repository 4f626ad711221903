import { useState } from 'react'
import { useRevalidate } from '../router/use-revalidate.ts'
import { useApp } from '../session/app-context.ts'
import { type SessionUser, useSessionState } from '../session/session.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type AuthMode, SignInOrRegister } from './sign-in-or-register.tsx'

type Props = { onClose: () => void }

/** Signs the visitor in without leaving the page. */
export default function SignInDialog({ onClose }: Props) {
  const state = useSessionState(useApp().session)
  return state.kind === 'ended' ? (
    <SignInAgain user={state.user} onClose={onClose} />
  ) : (
    <SignInOrRegisterDialog onClose={onClose} />
  )
}

function SignInOrRegisterDialog({ onClose }: Props) {
  const { t } = useApp()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(mode === 'register' ? 'account.registerTitle' : 'shell.signIn')}
      closeLabel={t('shell.close')}
    >
      <SignInOrRegister mode={mode} onMode={setMode} />
    </FormDialog>
  )
}

/** For a session that the server ended while the page was open; the page below stays as it is. */
function SignInAgain({ user, onClose }: Props & { user: SessionUser }) {
  const { t, session } = useApp()
  const revalidate = useRevalidate()
  const goOn = async () => {
    // The page shows the data of the previous person, so it reloads for anyone else.
    if (session?.state.user?._id !== user._id) location.reload()
    else await revalidate()
  }
  return (
    <FormDialog open onClose={onClose} title={t('account.signedOutTitle')} closeLabel={t('shell.close')}>
      <p className="type-body mb-4 text-ink-2">{t('account.signedOutText')}</p>
      <SignInForm email={user.email} onDone={goOn} />
    </FormDialog>
  )
}
