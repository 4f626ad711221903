import '#web/orders/order/lists/order-list.css'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { triageGroups } from '#core/site/triage.ts'
import { duration } from '#i18n/duration.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { UnreadMark } from '#web/frame/shell/unread-mark.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { DisputeChip } from '#web/orders/disputes/dispute-chip.tsx'
import { AssignButton } from '#web/orders/order/actions/assign-button.tsx'
import { DecisionMark } from '#web/orders/order/parts/decision-mark.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import type { Column } from '#web/parts/lists/list-table.tsx'
import { Flags } from '../admin/staff-columns.tsx'
import type { TriageGroupOf, TriageRow } from './triage-list.ts'
import type { Decisions } from './use-decisions.ts'

export type ShownRow = TriageRow & { group: TriageGroupOf['group'] }

type Given = { openId: string | null; onOpen: (row: ShownRow, byKey: boolean) => void; decisions: Decisions }

/** The columns of triage: by when, what, whose, by whom, what is special, and the price. */
export function useTriageColumns({ openId, onOpen, decisions }: Given): Column<ShownRow>[] {
  const { t, format } = useApp()
  return [
    { head: t('admin.colDue'), className: '@min-[720px]:w-36', cell: (row) => <Due row={row} /> },
    {
      head: t('order.colOrder'),
      place: 'line',
      cell: (row) => <What row={row} isOpen={row.order_id === openId} onOpen={onOpen} />,
    },
    {
      head: t('order.customer'),
      className: '@min-[720px]:w-[14%]',
      cell: ({ customer, config }) => (
        <>
          <bdi className="wrap-anywhere">{customer.username}</bdi>
          {isBoost(config) && (
            <span className="type-small block text-ink-2">{t(`games.server.${config.server}`)}</span>
          )}
        </>
      ),
    },
    {
      head: t('order.booster'),
      place: 'end',
      className: '@min-[720px]:w-[12%] wrap-anywhere',
      cell: (row) =>
        triageGroups[row.group] === 'assign' ? (
          <AssignButton order={row} size="small">
            {t('admin.assign')} <span className="sr-only">{format.ltr(orderNumber(row.number))}</span>
          </AssignButton>
        ) : (
          <bdi>{row.booster?.username ?? row.coach ?? t('admin.nobody')}</bdi>
        ),
    },
    {
      head: t('admin.colFlags'),
      place: 'line',
      className: '@min-[720px]:w-[17%]',
      cell: (row) => {
        const decided = decisions.of(row)
        if (decided)
          return (
            <DecisionMark
              t={t}
              decided={decided}
              own={decisions.isOwn(decided)}
              onUndo={() => void decisions.undo(row.order_id)}
            />
          )
        return (
          <Flags order={{ ...row, need: null }}>
            {row.about && <Chip tone="error">{t(`disputes.kind.${row.about}`)}</Chip>}
            {row.dispute_state && <DisputeChip state={row.dispute_state} />}
            {row.asked > 0 && <Chip>{t('triage.asked', { count: row.asked })}</Chip>}
          </Flags>
        )
      },
    },
    {
      head: t('order.colPrice'),
      numeric: true,
      place: 'mark',
      className: '@min-[720px]:w-20',
      cell: ({ total }) => format.money(total),
    },
  ]
}

/** By when, in words: as time that is left or over within a day, with the hour below it. */
function Due({ row: { due, urgent_from } }: { row: TriageRow }) {
  const { t, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const at = Date.parse(due)
  const exact = <span className="type-small block text-ink-2">{times.dateTime(due)}</span>
  if (now === null) return exact
  const isLate = at < now
  const tone = isLate || Date.parse(urgent_from) <= now ? 'text-error' : ''
  return (
    <>
      <span className={`flex items-center gap-1.5 font-semibold ${tone}`}>
        {isLate && <Icon name="triangle-alert" size={16} />}
        {t(isLate ? 'today.late' : 'today.left', { left: duration(locale, Math.abs(at - now)) })}
      </span>
      {exact}
    </>
  )
}

function What({ row, isOpen, onOpen }: { row: ShownRow; isOpen: boolean; onOpen: Given['onOpen'] }) {
  const { t, format } = useApp()
  const { config, order_id, number, unread } = row
  return (
    <div className="flex items-center gap-4" data-game={config.game}>
      <span className="order-drawing">{isBoost(config) && <OrderProfile config={config} />}</span>
      <div className="min-w-0">
        <p className="font-semibold">{orderTitle(t, row)}</p>
        <p className="type-small text-ink-2">
          <a
            href={`?order=${order_id}`}
            className="text-link row-link whitespace-nowrap"
            aria-current={isOpen ? 'true' : undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onOpen(row, event.detail === 0)
            }}
          >
            {format.ltr(orderNumber(number))}
          </a>{' '}
          <span aria-hidden="true">·</span> {serviceLine(t, config)}
        </p>
        <UnreadMark count={unread} />
      </div>
    </div>
  )
}
