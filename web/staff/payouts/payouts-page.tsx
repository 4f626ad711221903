import { useState } from 'react'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { BatchList } from './batch-list.tsx'
import { PayoutTable } from './payout-table.tsx'
import { type Payouts, payoutsList, type StaffPayout } from './payouts-query.ts'

/** A morning’s payouts are one page, so that all of them can be selected at once. */
const mostAtOnce = 100

const ReviewDialog = opensLater(() => import('./review-dialog.tsx'))
const ReturnDialog = opensLater(() => import('./return-dialog.tsx'))

export async function loader({ call, url }: LoaderContext): Promise<Payouts> {
  const { sort: _, ...query } = callOf(readList(payoutsList, url.searchParams))
  return (await call('listPayouts', { query: { ...query, size: mostAtOnce } })).data
}

export function meta({ t, site }: MetaContext<Payouts>) {
  return { title: `${t('shell.adminPayouts')} | ${site.name}`, description: t('payouts.lead') }
}

/** Staff settle payouts: requests become batches, a batch becomes a file, and what came back is returned. */
export function Page({ data }: { data: Payouts }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [returning, setReturning] = useState<StaffPayout | null>(null)
  // What changed its status since is no longer selected.
  const chosen = data.items.filter(
    ({ payout_id, status }) => status === 'requested' && selected.includes(payout_id),
  )
  const sum = chosen.reduce((total, { amount }) => total + amount, 0)
  const reviewed = chosen.filter(({ flags }) => flags.frozen)
  const [asking, setAsking] = useState(false)
  const make = async () => {
    const payout_ids = chosen.map(({ payout_id }) => payout_id)
    // The dialog has named their orders.
    const body = { payout_ids, ...(reviewed.length > 0 && { under_review: true as const }) }
    if (await run(() => call('makePayoutBatch', { body }), t('payouts.made'))) setSelected([])
  }
  return (
    <>
      <h1 className="type-h1">{t('shell.adminPayouts')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('payouts.lead')}</p>
      <PayoutTable
        payouts={data}
        selected={selected}
        onSelect={setSelected}
        onReturn={setReturning}
        foot={
          <Button
            variant="primary"
            busy={busy}
            disabledReason={chosen.length > 0 ? null : t('payouts.selectFirst')}
            onClick={reviewed.length > 0 ? () => setAsking(true) : make}
          >
            {t('payouts.makeBatch', { amount: format.money(sum) })}
          </Button>
        }
      />
      <BatchList batches={data.batches} />
      {asking && (
        <ReviewDialog payouts={reviewed} sum={sum} onConfirm={make} onClose={() => setAsking(false)} />
      )}
      {returning && <ReturnDialog payout={returning} onClose={() => setReturning(null)} />}
    </>
  )
}
