import { useState } from 'react'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useSessionState } from '#web/frame/session/session.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { ErrorNote } from '#web/kit/ui/error-note.tsx'
import { useConfigured } from '#web/parts/climb/configured-order.ts'
import { SecondStepDialog } from './second-step-dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { StepsDialog } from './steps-dialog.tsx'
import { useSteps } from './use-steps.ts'

type Props = {
  onClose: () => void
  /** Why the sign-in through a provider, from which the person comes back, was refused: an error's code. */
  refusal?: string | undefined
}

/** Signs the visitor in without leaving the page. */
export default function SignInDialog({ onClose, refusal }: Props) {
  const state = useSessionState(useApp().session)
  const [code, setCode] = useState(refusal)
  if (state.kind === 'ended') return <SignInAgain user={state.user} onClose={onClose} />
  if (code === 'second_factor_needed') return <SecondStepDialog onClose={onClose} onRefused={setCode} />
  return <EveryWayDialog onClose={onClose} refusal={code} />
}

function EveryWayDialog({ onClose, refusal }: Props) {
  const { t } = useApp()
  const steps = useSteps('sign-in')
  const configured = useConfigured()
  return (
    <StepsDialog steps={steps} guest={configured !== null} onClose={onClose}>
      {refusal && <ErrorNote message={wordsOf(t, refusal)} className="mb-5" />}
    </StepsDialog>
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
    <FormDialog
      open
      onClose={onClose}
      title={t('account.signedOutTitle')}
      closeLabel={t('shell.close')}
      size="roomy"
    >
      <p className="type-body mb-4 text-ink-2">{t('account.signedOutText')}</p>
      <SignInForm email={user.email} onDone={goOn} />
    </FormDialog>
  )
}
