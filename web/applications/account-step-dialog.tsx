import { useState } from 'react'
import { SignInPanel } from '../account/sign-in-panel.tsx'
import { useSteps } from '../account/use-steps.ts'
import { useApp } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'

/** A visitor gets an account, or signs in; the page then reloads, and the draft in the browser moves to the account. */
export default function AccountStepDialog({ onClose }: { onClose: () => void }) {
  const { t } = useApp()
  const [leaving, leave] = useState(false)
  const steps = useSteps('register')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={steps.title}
      closeLabel={t('shell.close')}
      size="roomy"
      {...(leaving && { dirty: false })}
    >
      <SignInPanel steps={steps} onLeave={() => leave(true)} />
    </FormDialog>
  )
}
