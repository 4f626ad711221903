import { useEffect, useEffectEvent, useState } from 'react'
import type { Proof } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

type Props = {
  onClose: () => void
  /** The step can't be finished any more; `code` says why. */
  onRefused: (code: string) => void
}

/** For someone who comes back from a provider and has a second factor. */
export function SecondStepDialog({ onClose, onRefused }: Props) {
  const { t, call } = useApp()
  const [proofs, show] = useState<readonly Proof[] | null>(null)
  const ask = useEffectEvent(async () => {
    try {
      show((await call('getSecondStep')).data.proofs)
    } catch (error) {
      onRefused(isCallError(error) ? error.code : 'something_wrong')
    }
  })
  useEffect(() => void ask(), [])
  return (
    <FormDialog open onClose={onClose} title={t('proof.title')} closeLabel={t('shell.close')} size="roomy">
      {proofs && <SecondFactorStep proofs={proofs} />}
    </FormDialog>
  )
}
