import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { DifferenceList } from '../prices/difference-list.tsx'
import type { Proposal, Step } from './proposals-page.tsx'

type Props = { proposal: Proposal; step: Step; onClose: () => void }

/** Asks before a proposal is approved, or declined with a reason. */
export default function DecideDialog({ proposal, step, onClose }: Props) {
  const { t, call, format } = useApp()
  const { proposal_id, kind, amount, own, changes } = proposal
  const params = { proposal_id }
  const what = (
    <>
      <p className="type-body flex justify-between gap-4 font-semibold">
        <span>{t(`proposals.kind.${kind}`)}</span>
        {amount !== null && <span className="tabular-nums">{format.money(amount)}</span>}
      </p>
      {changes && (
        <div className="changes-scroll mt-2">
          <DifferenceList differences={changes} />
        </div>
      )}
    </>
  )
  if (step === 'approve')
    return (
      <ConfirmDialog
        title={t('proposals.approveTitle')}
        variant="primary"
        confirmLabel={t('payouts.approve')}
        send={() => call('confirmProposal', { params })}
        done={t('proposals.approved')}
        onClose={onClose}
      >
        {what}
        <p className="type-body mt-2 text-ink-2">{t('proposals.approveText')}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('proposals.declineTitle')}
      reasonLabel={t('proposals.why')}
      confirmLabel={t(own ? 'proposals.withdraw' : 'proposals.decline')}
      send={(reason) => call('declineProposal', { params, body: { reason } })}
      done={t('proposals.declined')}
      onClose={onClose}
    >
      {what}
    </ConfirmDialog>
  )
}
