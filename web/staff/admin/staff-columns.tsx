import { Children, type ReactNode } from 'react'
import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { duration } from '#i18n/duration.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { AssignButton } from '#web/orders/order/actions/assign-button.tsx'
import { useOrderColumns } from '#web/orders/order/lists/order-list.tsx'
import type { Column } from '#web/parts/lists/list-table.tsx'
import { dueOf, isLate } from './due.ts'

export type StaffRow = Contract['listOrdersByState']['reply']['data']['items'][number]

const heads: Partial<Record<OrderStatus, MessageKey>> = {
  waiting_for_account: 'admin.colSince',
  completed: 'admin.colClosed',
  cancelled: 'admin.colClosed',
}

/** The staff's columns of an order: what is due, the service, customer and booster, the price, and special marks. */
export function useStaffColumns(state: OrderStatus): Column<StaffRow>[] {
  const { t, format } = useApp()
  const { order, date, amount } = useOrderColumns()
  const times = useTimes()
  return [
    {
      name: 'due',
      head: t(heads[state] ?? 'admin.colDue'),
      className: '@min-[720px]:w-40',
      sorts: { ascending: 'due' },
      cell: (order) => <DueCell order={order} />,
    },
    { ...order, place: 'line', sorts: { descending: 'newest', ascending: 'oldest' } },
    {
      name: 'customer',
      head: t('order.customer'),
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
      name: 'booster',
      head: t('order.booster'),
      place: 'end',
      cell: (order) =>
        order.status === 'waiting_for_booster' && !order.coach ? (
          <AssignButton order={order} size="small">
            {t('admin.assign')} <span className="sr-only">{format.ltr(orderNumber(order.number))}</span>
          </AssignButton>
        ) : (
          <bdi>{order.booster?.username ?? order.coach ?? t('admin.nobody')}</bdi>
        ),
    },
    { name: 'flags', head: t('admin.colFlags'), place: 'line', cell: (order) => <Flags order={order} /> },
    { ...date, name: 'ordered', head: t('admin.colOrdered'), extra: true },
    {
      name: 'paid',
      head: t('admin.colPaid'),
      extra: true,
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ paid_at }) => paid_at && times.dateTime(new Date(paid_at)),
    },
    { ...amount<StaffRow>(t('order.colPrice'), (order) => order.total), name: 'price', place: 'mark' },
  ]
}

function DueCell({ order }: { order: StaffRow }) {
  const { t, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const due = dueOf(order)
  const { what, at } = due
  if (!at)
    return (
      <Alarm tone="text-warning">
        {t(what === 'disputed' ? 'admin.due.disputed' : 'admin.due.shortfall')}
      </Alarm>
    )
  if (now !== null && isLate(due, now))
    return (
      <Alarm tone="text-error">
        {what === 'start'
          ? t('admin.due.late', { time: duration(locale, now - at.getTime()) })
          : t('admin.due.promisedLate', { time: times.day(at) })}
      </Alarm>
    )
  return (
    <>
      {what in dueWords && (
        <span className="type-small block text-ink-2">{t(dueWords[what as keyof typeof dueWords])}</span>
      )}
      {what === 'promised' ? times.day(at) : times.dateTime(at)}
    </>
  )
}

const dueWords = {
  payment: 'admin.due.payment',
  start: 'admin.due.start',
  promised: 'admin.due.promised',
  check: 'admin.due.check',
  decide: 'admin.due.decide',
} as const

function Alarm({ tone, children }: { tone: string; children: string }) {
  return (
    <span className={`flex items-center gap-1.5 font-semibold ${tone}`}>
      <Icon name="triangle-alert" size={16} /> {children}
    </span>
  )
}

type Flagged = Pick<
  StaffRow,
  'config' | 'paused' | 'coupon' | 'guest' | 'demo' | 'need' | 'assignee' | 'tags'
>

/** What is special about an order; its list can add more. */
export function Flags({ order, children }: { order: Flagged; children?: ReactNode }) {
  const t = useApp().t
  const { config, paused, coupon, guest, demo, need, assignee, tags } = order
  const flags = {
    priority: isBoost(config) && config.addons.includes('priority'),
    paused,
    coupon,
    guest,
    demo,
  }
  const on = (Object.keys(flags) as (keyof typeof flags)[]).filter((flag) => flags[flag])
  return (
    <ul className="flex flex-wrap gap-1 empty:hidden">
      {Children.map(children, (chip) => chip && <li>{chip}</li>)}
      {need && (
        <li>
          <Chip tone="warning">{t(`admin.need.${need}`)}</Chip>
        </li>
      )}
      {assignee && (
        <li>
          <Chip icon={<DashboardIcon name="user" size={16} />}>
            <span className="sr-only">{t('admin.handledBy')}</span> <bdi>{assignee.username}</bdi>
          </Chip>
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>
          <Chip outlined>
            <bdi>{tag}</bdi>
          </Chip>
        </li>
      ))}
      {on.map((flag) => (
        <li key={flag}>
          <Chip tone={flag === 'priority' ? 'glow' : flag === 'paused' ? 'warning' : undefined}>
            {t(`admin.flag.${flag}`)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
