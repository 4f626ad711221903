import { orderNumber } from '#core/base/order-number.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** A bank has the order’s payment, or the money that bought it: what that means for the reader. */
export function FrozenNotice({ order }: { order: OrderView }) {
  const { frozen, viewer, events } = order
  const { t } = useApp()
  const times = useTimes()
  if (!frozen) return null
  const { state, due_at, from_balance } = frozen
  const means = from_balance ? (`balance_${state}` as const) : state
  const since = events.findLast(({ action }) => action === 'charge_back')
  return (
    <Notice
      tone="warning"
      title={t(state === 'returned' ? 'order.event.charge_back_lost' : 'order.event.charge_back')}
    >
      <p>{t(`order.frozen.${viewer}.${means}`)}</p>
      {due_at && <p className="mt-1">{t('order.frozen.evidenceBy', { time: times.dateTime(due_at) })}</p>}
      {viewer === 'staff' && <SaveEvidence order={order} />}
      {since && (
        <p className="mt-1 text-ink-2">{t('order.frozen.since', { time: times.dateTime(since.at) })}</p>
      )}
    </Notice>
  )
}

/** What staff hand to the bank, as PDF in the language of the page. */
function SaveEvidence({ order: { order_id, number } }: { order: OrderView }) {
  const { t, call, locale } = useApp()
  const { busy, run } = useAction()
  const save = async () => {
    const [{ saveFile }, pdf] = await Promise.all([
      import('#web/parts/lists/csv.ts'),
      call('downloadEvidence', { params: { order_id }, query: { language: locale } }),
    ])
    saveFile(pdf, `${orderNumber(number)}-evidence.pdf`)
  }
  return (
    <button
      type="button"
      className="text-link mt-2 inline-flex min-h-6 items-center gap-1"
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={() => run(save)}
    >
      <DashboardIcon name="download" size={16} />
      {t('order.frozen.evidenceSave')}
    </button>
  )
}
