import type { ReactNode } from 'react'
import { payoutStatuses, returnable } from '#core/money/payouts.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { Masked } from '#web/work/earnings/masked.tsx'
import { type Payouts, payoutsList, type StaffPayout } from './payouts-query.ts'

/** On a phone it stays at hand above the menu. */
const footClass =
  'mt-4 flex justify-end max-lg:sticky max-lg:bottom-[calc(65px+env(safe-area-inset-bottom))] max-lg:z-3 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface-2 max-lg:px-4 max-lg:py-3 md:max-lg:-mx-8 md:max-lg:px-8'

type Props = {
  payouts: Payouts
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onReturn: (payout: StaffPayout) => void
  /** Below the requests. */
  foot: ReactNode
}

/** Payouts of one status, the longest wait first. */
export function PayoutTable({ payouts, selected, onSelect, onReturn, foot }: Props) {
  const { t, format } = useApp()
  const shown = useList(payoutsList)
  const columns = useColumns(onReturn)
  const status = shown.query.filters.status || 'requested'
  // What speaks against a payout is looked at first, one by one.
  const payable =
    status === 'requested'
      ? payouts.items
          .filter(({ flags }) => !flags.new_details && !flags.debt && !flags.frozen && !flags.own)
          .map(({ payout_id }) => payout_id)
      : []
  const allSelected = payable.every((id) => selected.includes(id))
  const toggle = (id: string) =>
    onSelect(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id])
  const box: Column<StaffPayout> = {
    head: '',
    label: t('payouts.payout'),
    place: 'box',
    className: '@min-[720px]:w-11',
    cell: ({ payout_id, number, flags }) => (
      <Checkbox
        checked={selected.includes(payout_id)}
        disabled={flags.new_details}
        onChange={() => toggle(payout_id)}
      >
        <span className="sr-only">{t('payouts.select', { number })}</span>
      </Checkbox>
    ),
  }
  return (
    <List
      list={payouts}
      shown={{ ...shown, filtered: true }}
      none={{ title: t('payouts.none'), text: t('payouts.noneText') }}
      noMatch={{ title: t('payouts.none'), text: t('payouts.noneText'), action: null }}
      bar={
        <div className="mb-4">
          <Tabs label={t('payouts.status')}>
            {payoutStatuses.map((each) => (
              <LocaleLink
                key={each}
                to="/dashboard/admin/payouts"
                search={each === 'requested' ? '' : `?status=${each}`}
                className="tab"
                aria-current={each === status ? 'page' : undefined}
              >
                {t(`payouts.status.${each}`)}{' '}
                <span className="type-caption text-ink-3 tabular-nums">
                  {format.number(payouts.counts[each])}
                  {payouts.sums[each] > 0 && ` · ${format.money(payouts.sums[each])}`}
                </span>
              </LocaleLink>
            ))}
          </Tabs>
          {payable.length > 0 && (
            <Button variant="link" className="mt-4" onClick={() => onSelect(allSelected ? [] : payable)}>
              {t(allSelected ? 'payouts.selectNone' : 'payouts.selectAll')}
            </Button>
          )}
        </div>
      }
    >
      <ListTable
        label={t('shell.adminPayouts')}
        rows={payouts.items}
        keyOf={({ payout_id }) => payout_id}
        columns={status === 'requested' ? [box, ...columns] : columns}
      />
      {status === 'requested' && <div className={footClass}>{foot}</div>}
    </List>
  )
}

function useColumns(onReturn: (payout: StaffPayout) => void): Column<StaffPayout>[] {
  const { t, format } = useApp()
  const times = useTimes()
  return [
    {
      head: t('payouts.payout'),
      cell: ({ number, requested_at }) => (
        <>
          <b className="block font-semibold">{number}</b>
          <span className="type-caption text-ink-3">{times.dateTime(requested_at)}</span>
        </>
      ),
    },
    {
      head: t('order.booster'),
      cell: ({ booster }) => (
        <PersonLink userId={booster.user_id}>
          <bdi>{booster.username}</bdi>
        </PersonLink>
      ),
    },
    {
      head: t('payouts.account'),
      place: 'line',
      cell: ({ iban_start, iban_end }) => <Masked start={iban_start} end={iban_end} />,
    },
    { head: t('payouts.notes'), cell: (row) => <Flags payout={row} /> },
    { head: t('coupons.amount'), numeric: true, place: 'mark', cell: ({ amount }) => format.money(amount) },
    {
      head: '',
      label: t('payouts.return'),
      place: 'end',
      cell: (row) =>
        returnable.some((status) => status === row.status) && (
          <Button variant="outline" size="small" onClick={() => onReturn(row)}>
            {t('payouts.return')}
          </Button>
        ),
    },
  ]
}

/** What speaks against paying it, and where it is. */
function Flags({ payout: { flags, review, ready_at, batch_number, reason } }: { payout: StaffPayout }) {
  const { t } = useApp()
  const times = useTimes()
  return (
    <span className="flex flex-wrap gap-1.5">
      {flags.new_details && (
        <Chip tone="warning">{t('payouts.flag.new_details', { date: times.day(ready_at) })}</Chip>
      )}
      {flags.debt && <Chip tone="error">{t('payouts.flag.debt')}</Chip>}
      {flags.frozen && (
        <>
          <Chip tone="warning">{t('payouts.flag.frozen')}</Chip>
          {review.map((order) => (
            <OrderLink key={order.order_id} order={order} />
          ))}
        </>
      )}
      {flags.own && <Chip tone="note">{t('payouts.flag.own')}</Chip>}
      {batch_number !== null && <Chip>{t('payouts.inBatch', { number: batch_number })}</Chip>}
      {reason && <bdi className="type-small text-ink-2">{reason}</bdi>}
    </span>
  )
}
