import { useState } from 'react'
import { type AuthMode, SignInOrRegister } from '../account/sign-in-or-register.tsx'
import { useApp } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'

/** A visitor gets an account, or signs in; the page then reloads, and the draft in the browser moves to the account. */
export default function AccountStepDialog({ onClose }: { onClose: () => void }) {
  const { t } = useApp()
  const [mode, setMode] = useState<AuthMode>('register')
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
