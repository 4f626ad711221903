import { useState } from 'react'
import { useTranslate } from '../session/app-context.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type AuthMode, SignInOrRegister } from './sign-in-or-register.tsx'

type SignInDialogProps = { open: boolean; onClose: () => void }

/** Signing in without leaving the page; load its module only when it opens. */
export function SignInDialog(props: SignInDialogProps) {
  return (
    <WithTexts areas={['account', 'rules', 'success']}>
      <SignInDialogBody {...props} />
    </WithTexts>
  )
}

function SignInDialogBody({ open, onClose }: SignInDialogProps) {
  const t = useTranslate()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(mode === 'register' ? 'account.registerTitle' : 'account.signInTitle')}
      closeLabel={t('shell.close')}
    >
      <SignInOrRegister mode={mode} onMode={setMode} />
    </Dialog>
  )
}
