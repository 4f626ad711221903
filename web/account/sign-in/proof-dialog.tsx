import type { KeyboardEvent } from 'react'
import type { Proof } from '#core/people/factors.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useSignOut } from '#web/frame/shell/use-sign-out.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MailboxProof } from './mailbox-proof.tsx'
import { ProofForm } from './proof-form.tsx'

type ProofDialogProps = { proofs: readonly Proof[]; onClose: () => void; onProven: () => void }

/** Asks the person to prove again who they are before a change that matters. The page below stays as it is. */
export default function ProofDialog({ proofs, onClose, onProven }: ProofDialogProps) {
  const { t } = useApp()
  // A dialog below would close with this one.
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('proof.title')} closeLabel={t('shell.close')}>
      <div onKeyDown={close} role="presentation">
        {proofs.includes('mailedLink') ? (
          <MailboxProof onProven={onProven} />
        ) : (
          <Proofs proofs={proofs} onProven={onProven} />
        )}
      </div>
    </Dialog>
  )
}

/** What an account can confirm with; without anything, only signing in again helps. */
function Proofs({ proofs, onProven }: Omit<ProofDialogProps, 'onClose'>) {
  const { t, call, session } = useApp()
  const signOut = useSignOut()
  return (
    <>
      <p className="type-body mb-4 text-ink-2">{t(proofs.length > 0 ? 'proof.stepUp' : 'proof.noProof')}</p>
      {proofs.length > 0 ? (
        <ProofForm
          proofs={proofs}
          purpose="prove"
          send={async (proof) => {
            await call('prove', { body: proof })
            // A second factor can open pages that were closed before.
            if (session?.state.user?.withheld?.length) await session.reload()
            onProven()
          }}
        />
      ) : (
        <Button variant="primary" size="large" onClick={signOut}>
          {t('shell.logOut')}
        </Button>
      )}
    </>
  )
}
