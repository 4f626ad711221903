import { useEffect, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { messageOf } from '../texts/message-of.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { showError } from '../ui/toasts.ts'

type Candidate = Contract['listCandidates']['reply']['data']['items'][number]
type Props = { order: { order_id: string; number: number }; onClose: () => void }

/** Staff choose who climbs: those who may, and of each other the rule that speaks against. Load it when it opens. */
export default function AssignDialog(props: Props) {
  return (
    <WithTexts areas={['admin', 'success']}>
      <AssignDialogBody {...props} />
    </WithTexts>
  )
}

function AssignDialogBody({ order, onClose }: Props) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const candidates = useCandidates(order.order_id)
  const number = format.ltr(`PK-${order.number}`)
  const assign = async (booster_id: string) => {
    const params = { order_id: order.order_id }
    if (
      await run(() => call('assignOrder', { params, body: { booster_id } }), t('admin.assigned', { number }))
    )
      onClose()
  }
  const may = candidates?.filter(({ refusal }) => refusal === null) ?? []
  const mayNot = candidates?.filter(({ refusal }) => refusal !== null) ?? []
  return (
    <Dialog open onClose={onClose} title={t('admin.assignTitle', { number })} closeLabel={t('shell.close')}>
      <p className="type-body text-ink-2">
        {candidates === null || may.length > 0
          ? t('admin.assignLead')
          : t(mayNot.length > 0 ? 'admin.noCandidates' : 'admin.nobodyAtAll')}
      </p>
      <Candidates label={t('admin.may')} candidates={may} busy={busy} onAssign={assign} />
      <Candidates label={t('admin.mayNot')} candidates={mayNot} />
    </Dialog>
  )
}

type ListProps = {
  label: string
  candidates: readonly Candidate[]
  busy?: boolean
  onAssign?: (boosterId: string) => void
}

function Candidates({ label, candidates, busy = false, onAssign }: ListProps) {
  const { t } = useApp()
  if (candidates.length === 0) return null
  return (
    <>
      <h3 className="label mt-6 mb-1">{label}</h3>
      <ul aria-label={label} className="divide-y divide-line">
        {candidates.map(({ user_id, username, active, refusal }) => (
          <li key={user_id} className="flex items-center gap-3 py-2.5">
            <Avatar name={username} />
            <div className="min-w-0 grow">
              <p className="type-table truncate font-semibold">{username}</p>
              <p className="type-small text-ink-2">{t('admin.busyWith', active)}</p>
              {refusal && (
                <p className="type-small mt-0.5 flex items-center gap-1.5 text-ink-2">
                  <Icon name="lock" size={16} /> {t(`admin.candidate.${refusal}`)}
                </p>
              )}
            </div>
            {onAssign && (
              <Button variant="outline" size="small" busy={busy} onClick={() => onAssign(user_id)}>
                {t('admin.assign')} <span className="sr-only">{username}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Null until they are there. */
function useCandidates(orderId: string): readonly Candidate[] | null {
  const { t, call } = useApp()
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null)
  useEffect(() => {
    let wanted = true
    call('listCandidates', { params: { order_id: orderId } }).then(
      ({ data }) => wanted && setCandidates(data.items),
      (error) => void showError(messageOf(t, error)),
    )
    return () => {
      wanted = false
    }
  }, [call, t, orderId])
  return candidates
}
