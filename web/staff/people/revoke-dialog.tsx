import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { Invitation, Invitations } from './invitations.tsx'

type Props = { invitation: Invitation; onChange: (shown: Invitations) => void; onClose: () => void }

/** Asks before an invitation is revoked. */
export default function RevokeDialog({ invitation, onChange, onClose }: Props) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const { invitation_id, email } = invitation
  const revoke = async () => {
    const done = await run(
      async () => onChange((await call('revokeInvitation', { params: { invitation_id } })).data),
      t('invitation.revoked'),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invitation.revokeTitle', { email: format.ltr(email) })}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('invitation.revokeText')}</p>
      <div className="dialog-foot">
        <Button variant="danger" busy={busy} onClick={revoke}>
          {t('invitation.revoke')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('invitation.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
