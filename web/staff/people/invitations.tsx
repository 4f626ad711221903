import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { canInvite } from '#core/people/invitations.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'

const InviteDialog = opensLater(() => import('./invite-dialog.tsx'))
const RevokeDialog = opensLater(() => import('./revoke-dialog.tsx'))

export type Invitations = Contract['listInvitations']['reply']['data']
export type Invitation = Invitations['invitations'][number]

type Props = { shown: Invitations; onChange: (shown: Invitations) => void }

function useReason() {
  const { t } = useApp()
  const user = useUser()
  return (wanted: Invitation['permissions']) =>
    !user || canInvite(user, wanted) ? null : t('people.refusal.not_held')
}

export function InviteButton({ onChange }: Pick<Props, 'onChange'>) {
  const { t } = useApp()
  const reasonFor = useReason()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" disabledReason={reasonFor(['FullAccess'])} onClick={() => setOpen(true)}>
        {t('invitation.invite')}
      </Button>
      {open && <InviteDialog onChange={onChange} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The invitations to the team that nobody has accepted yet. */
export function InvitationList({ shown: { invitations }, onChange }: Props) {
  const { t } = useApp()
  const reasonFor = useReason()
  const [revoked, setRevoked] = useState<Invitation | null>(null)
  if (invitations.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="invitations">
      <h2 id="invitations" className="type-h3">
        {t('invitation.open')}
      </h2>
      <ul className="card mt-3 divide-y divide-line px-4">
        {invitations.map((each) => (
          <Row
            key={each.invitation_id}
            invitation={each}
            reason={reasonFor(each.permissions)}
            onChange={onChange}
            onRevoke={() => setRevoked(each)}
          />
        ))}
      </ul>
      {revoked && <RevokeDialog invitation={revoked} onChange={onChange} onClose={() => setRevoked(null)} />}
    </section>
  )
}

type RowProps = {
  invitation: Invitation
  /** Why the reader can't change it, or null. */
  reason: string | null
  onChange: Props['onChange']
  onRevoke: () => void
}

function Row({ invitation, reason, onChange, onRevoke }: RowProps) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const { invitation_id, email, permissions, expires_at, invited_by } = invitation
  const rights = permissions.map((each) => t(`rights.name.${each}`))
  const time = times.dateTime(expires_at)
  const renew = () =>
    run(
      async () => onChange((await call('renewInvitation', { params: { invitation_id } })).data),
      t('invitation.renewed'),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="type-table font-semibold wrap-anywhere">{format.ltr(email)}</p>
        <p className="type-small text-ink-2">{inAList(t, rights)}</p>
        <p className="type-small text-ink-3">
          {invited_by === null
            ? t('invitation.untilOperator', { time })
            : t('invitation.until', { time, name: invited_by })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" busy={busy} disabledReason={reason} onClick={renew}>
          {t('invitation.renew')}
        </Button>
        <Button variant="outline" size="small" disabledReason={reason} onClick={onRevoke}>
          {t('invitation.revoke')}
        </Button>
      </div>
    </li>
  )
}
