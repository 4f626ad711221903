import type { Contract } from '#contract/contract.ts'
import { useOpened } from '#web/frame/router/use-opened.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { Masked } from '#web/work/earnings/masked.tsx'
import type { Batch } from './payouts-query.ts'

type Opened = Contract['getPayoutBatch']['reply']['data']

/** A batch with its payouts, their sum, and those that came back. */
export default function BatchDialog({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { t, call, format } = useApp()
  const { batch_id, number } = batch
  const [opened] = useOpened<Opened>(
    batch_id,
    async () => (await call('getPayoutBatch', { params: { batch_id } })).data,
    onClose,
  )
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      isRead
      title={t('payouts.inBatch', { number })}
      closeLabel={t('shell.close')}
    >
      {opened ? (
        <>
          <p className="type-body text-ink-2">
            {t('payouts.batchSum', {
              count: opened.payouts.length,
              amount: format.money(opened.payouts.reduce((sum, { amount }) => sum + amount, 0)),
            })}
            {opened.batch.returned > 0 && (
              <span className="ms-4 text-warning">
                {t('payouts.batchBack', { count: opened.batch.returned })}
              </span>
            )}
          </p>
          <ul className="type-small mt-4 divide-y divide-line">
            {opened.payouts.map((payout) => (
              <li key={payout.payout_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
                <span className="text-ink-3 tabular-nums">{payout.number}</span>
                <span className="grow basis-24">
                  <PersonLink userId={payout.booster.user_id}>
                    <bdi>{payout.booster.username}</bdi>
                  </PersonLink>
                </span>
                <Masked start={payout.iban_start} end={payout.iban_end} />
                <span className="text-ink-2">{t(`payouts.status.${payout.status}`)}</span>
                <b className="min-w-20 text-end font-semibold tabular-nums">{format.money(payout.amount)}</b>
                {payout.reason && <bdi className="basis-full text-ink-2">{payout.reason}</bdi>}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  )
}
