import { StepsDialog } from '#web/account/sign-in/steps-dialog.tsx'
import { useSteps } from '#web/account/sign-in/use-steps.ts'

/** A visitor gets an account, or signs in; the page then reloads, and the draft in the browser moves to the account. */
export default function AccountStepDialog({ onClose }: { onClose: () => void }) {
  return <StepsDialog steps={useSteps('register')} onClose={onClose} />
}
