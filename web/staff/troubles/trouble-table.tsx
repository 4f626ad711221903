import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import type { Trouble, TroubleEvent } from './trouble-rows.ts'
import { useTroubleWords } from './use-trouble-words.ts'

type Props = { rows: readonly Trouble[]; onSettle: (event: TroubleEvent) => void }

/** What happened in plain words, what it is about, and what can be done. */
export function TroubleTable({ rows, onSettle }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  const columns: Column<Trouble>[] = [
    { head: t('troubles.what'), cell: (row) => <What trouble={row} /> },
    { head: t('order.colState'), place: 'mark', cell: (row) => <State trouble={row} /> },
    { head: t('order.colOrder'), cell: (row) => <OrderLink trouble={row} /> },
    {
      head: t('order.colDate'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ at }) => <time dateTime={at}>{times.dateTime(at)}</time>,
    },
    {
      head: t('coupons.amount'),
      numeric: true,
      place: 'end',
      cell: ({ amount, currency }) => (amount === null ? '–' : format.money(amount, currency)),
    },
    {
      head: '',
      label: t('troubles.settle'),
      cell: (row) =>
        row.kind === 'event' &&
        row.open && (
          <Button variant="outline" size="small" onClick={() => onSettle(row.event)}>
            {t('troubles.settle')}
          </Button>
        ),
    },
  ]
  return <ListTable label={t('shell.adminTroubles')} rows={rows} keyOf={({ key }) => key} columns={columns} />
}

function What({ trouble }: { trouble: Trouble }) {
  const { title, text } = useTroubleWords()(trouble)
  const settled = trouble.kind === 'event' ? trouble.event.settled : null
  return (
    <span className="block max-w-[52ch]">
      <b className="block font-semibold">{title}</b>
      <span className="type-small block text-ink-2">{text}</span>
      {settled && (
        <bdi dir="auto" className="type-small mt-1 block">
          {settled.reason}
        </bdi>
      )}
    </span>
  )
}

function OrderLink({ trouble: { order } }: { trouble: Trouble }) {
  const { format } = useApp()
  if (!order) return <span className="max-md:hidden">–</span>
  return (
    <LocaleLink
      to="/dashboard/order/:order_id"
      params={{ order_id: order.order_id }}
      className="text-link whitespace-nowrap"
    >
      {format.ltr(orderNumber(order.number))}
    </LocaleLink>
  )
}

function State({ trouble }: { trouble: Trouble }) {
  const { t } = useApp()
  if (trouble.kind === 'refund')
    return trouble.credited ? (
      <Chip tone="good">{t('troubles.credited')}</Chip>
    ) : (
      <Chip tone="warning">{t('troubles.state.open')}</Chip>
    )
  if (trouble.kind === 'event')
    return trouble.open ? (
      <Chip tone="warning">{t('troubles.state.open')}</Chip>
    ) : (
      <Chip>{t('troubles.state.settled')}</Chip>
    )
  const { status } = trouble.chargeback
  const tones = { open: 'warning', won: 'good', lost: 'error' } as const
  return <Chip tone={tones[status]}>{t(`troubles.chargeback.${status}`)}</Chip>
}
