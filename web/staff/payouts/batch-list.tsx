import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { Batch } from './payouts-query.ts'

const BatchDialog = opensLater(() => import('./batch-dialog.tsx'))
const SentDialog = opensLater(() => import('./sent-dialog.tsx'))

/** The latest batches, with what can be done with each. */
export function BatchList({ batches }: { batches: readonly Batch[] }) {
  const { t } = useApp()
  const [sending, setSending] = useState<Batch | null>(null)
  const [open, setOpen] = useState<Batch | null>(null)
  return (
    <section className="mt-10">
      <h2 className="type-h3 mb-2">{t('payouts.batches')}</h2>
      {batches.length === 0 && <p className="text-ink-2">{t('payouts.noBatches')}</p>}
      <ul className="divide-y divide-line">
        {batches.map((batch) => (
          <BatchRow
            key={batch.batch_id}
            batch={batch}
            onOpen={() => setOpen(batch)}
            onSend={() => setSending(batch)}
          />
        ))}
      </ul>
      {open && <BatchDialog batch={open} onClose={() => setOpen(null)} />}
      {sending && <SentDialog batch={sending} onClose={() => setSending(null)} />}
    </section>
  )
}

type RowProps = { batch: Batch; onOpen: () => void; onSend: () => void }

function BatchRow({ batch, onOpen, onSend }: RowProps) {
  const { t, format } = useApp()
  const times = useTimes()
  const { number, made_by, made_at, total, stuck } = batch
  return (
    <li className="grid gap-3 py-4">
      <div className="grid items-center gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto]">
        <div>
          <p className="font-semibold">
            {t('payouts.inBatch', { number })} <span aria-hidden="true">·</span> {format.money(total)}
          </p>
          <p className="type-small text-ink-2">
            {t('payouts.madeBy', { name: made_by, time: times.dateTime(made_at) })}
          </p>
        </div>
        <BatchState batch={batch} />
        <BatchButtons batch={batch} onOpen={onOpen} onSend={onSend} />
      </div>
      {stuck && <Notice tone="warning">{t('payouts.stuck')}</Notice>}
    </li>
  )
}

function BatchState({ batch }: { batch: Batch }) {
  const { t } = useApp()
  const times = useTimes()
  const { sent_at, first_file_at, needs_second, approved_by, returned } = batch
  const state = () => {
    if (sent_at) return <Chip tone="good">{t('payouts.sentOn', { time: times.dateTime(sent_at) })}</Chip>
    if (first_file_at)
      return <Chip tone="note">{t('payouts.fileOut', { time: times.dateTime(first_file_at) })}</Chip>
    return needs_second && !approved_by ? <Chip tone="warning">{t('payouts.waits')}</Chip> : null
  }
  return (
    <span className="flex flex-wrap gap-2">
      {approved_by && <Chip>{t('payouts.approvedBy', { name: approved_by })}</Chip>}
      {state()}
      {returned > 0 && <Chip tone="warning">{t('payouts.batchBack', { count: returned })}</Chip>}
    </span>
  )
}

function BatchButtons({ batch: { batch_id, can }, onOpen, onSend }: RowProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { batch_id }
  const open = (format: 'sepa' | 'csv') =>
    run(async () => {
      const [{ saveFile }, { data }] = await Promise.all([
        import('#web/parts/lists/csv.ts'),
        call('openPayoutFile', { params, body: { format } }),
      ])
      const type = format === 'sepa' ? 'application/xml' : 'text/csv'
      saveFile(new Blob([data.content], { type: `${type};charset=utf-8` }), data.name)
    })
  return (
    <span className="flex flex-wrap gap-2">
      <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onOpen}>
        {t('payouts.open')}
      </Button>
      {can.approve && (
        <Button
          size="small"
          busy={busy}
          onClick={() => run(() => call('approvePayoutBatch', { params }), t('payouts.approved'))}
        >
          {t('payouts.approve')}
        </Button>
      )}
      {can.open && (
        <>
          <Button variant="outline" size="small" busy={busy} onClick={() => open('sepa')}>
            <DashboardIcon name="download" size={16} /> {t('payouts.sepa')}
          </Button>
          <Button variant="outline" size="small" busy={busy} onClick={() => open('csv')}>
            {t('lists.export')}
          </Button>
        </>
      )}
      {can.send && (
        <Button size="small" onClick={onSend}>
          {t('payouts.markSent')}
        </Button>
      )}
    </span>
  )
}
