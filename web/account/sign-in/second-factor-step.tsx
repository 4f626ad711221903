import type { Proof } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError, proofsIn } from '#web/frame/session/call.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { ProofForm } from './proof-form.tsx'

/** What can finish a sign-in, if an error says that a second factor is needed; otherwise null. */
export function secondStepOf(error: unknown): Proof[] | null {
  return isCallError(error) && error.code === 'second_factor_needed' ? proofsIn(error.errors) : null
}

type SecondFactorStepProps = {
  /** What the refusal named (`secondStepOf`), or the call `getSecondStep` after a return from another site. */
  proofs: readonly Proof[]
  /** Continues in the current page once the session knows the person; without it the page reloads. */
  onDone?: (() => void | Promise<void>) | undefined
}

/** The second step of signing in: it replaces the form whose call was refused. */
export function SecondFactorStep({ proofs, onDone }: SecondFactorStepProps) {
  const { t, call, session } = useApp()
  return (
    <section aria-label={t('proof.title')}>
      <p className="type-body mb-4 text-ink-2" role="status">
        {t('proof.secondStep')}
      </p>
      <ProofForm
        proofs={proofs}
        purpose="second_step"
        send={async (proof) => {
          if ('password' in proof) return
          await call('completeSecondStep', { body: proof })
          if (!onDone) return finishSignIn(t('success.login'))
          await session?.reload()
          await onDone()
        }}
      />
    </section>
  )
}
