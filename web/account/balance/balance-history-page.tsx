import { orderNumber } from '#core/base/order-number.ts'
import type { BalanceEntry, BalanceHistory } from './balance-types.ts'
import './balance.css'
import { useCallback } from 'react'
import { monthIn } from '#core/base/zones.ts'
import { balanceKinds } from '#core/money/balance-kinds.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useShopTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, type Filter, oneOf, readList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { usePaymentReturn } from '#web/parts/payments/use-payment-return.ts'
import { ReceiptLinks } from '../receipts/receipt-links.tsx'
import { BalanceLine } from './balance-line.tsx'
import { balanceAsCsv } from './export-balance.ts'
import { LevelCard } from './level-card.tsx'
import { OpenTopUp } from './open-top-up.tsx'
import { RefundTopUp } from './refund-top-up.tsx'
import { TopUpCard } from './top-up-card.tsx'
import { useMonthName } from './use-month-name.ts'

const aMonth: Filter = (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '')
export const balanceList = {
  filters: { kind: oneOf(balanceKinds), month: aMonth },
  sorts: ['newest'],
} as const

export async function loader({ call, url }: LoaderContext) {
  const { sort: _, ...query } = callOf(readList(balanceList, url.searchParams))
  const { data } = await call('getBalanceHistory', { query })
  return data
}

export function meta({ t, site }: MetaContext<BalanceHistory>) {
  return { title: `${t('shell.balance')} | ${site.name}`, description: t('balance.description') }
}

/** The customer's money with the shop: what there is, and every entry that led there. */
export function Page({ data }: { data: BalanceHistory }) {
  const { t, format, session } = useApp()
  const isCustomer = useUser()?.kind === 'customer'
  const onPaid = useCallback(() => {
    void showSuccess(t('success.balanceUpdated'))
    void session?.reload()
  }, [t, session])
  usePaymentReturn(onPaid)
  return (
    <>
      <h1 className="type-h1">{t('shell.balance')}</h1>
      <p className="balance-now">
        <strong>{format.money(data.balance)}</strong> <span>{t('balance.ready')}</span>
      </p>
      {data.debt > 0 && <DebtNote amount={data.debt} />}
      {data.points.length > 0 && <BalanceLine points={data.points} />}
      <div
        className={`mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 ${isCustomer ? 'min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(300px,344px)]' : ''}`}
      >
        {isCustomer && (
          <div className="grid gap-6 min-[1100px]:col-start-2 min-[1100px]:row-start-1">
            <TopUpCard balance={data.balance} debt={data.debt} />
            {data.level && <LevelCard level={data.level} />}
          </div>
        )}
        <section className="min-w-0">
          <h2 className="type-h3 mb-4">{t('balance.history')}</h2>
          {data.open_top_up && <OpenTopUp topUp={data.open_top_up} />}
          <Entries data={data} />
        </section>
      </div>
    </>
  )
}

/** What the customer owes, why, how it is paid and how to object. */
function DebtNote({ amount }: { amount: number }) {
  const { t, format } = useApp()
  return (
    <Notice
      tone="warning"
      title={t('balance.debt', { amount: format.money(amount) })}
      className="my-4 max-w-2xl"
    >
      {t.parts('balance.debtText').map(({ tag, text }) =>
        tag === 'support' ? (
          <LocaleLink key={text} to="/contact" className="text-link">
            {text}
          </LocaleLink>
        ) : (
          text
        ),
      )}
    </Notice>
  )
}

function Entries({ data }: { data: BalanceHistory }) {
  const { t, call, format } = useApp()
  const shown = useList(balanceList)
  const monthName = useMonthName()
  const { kind, month } = shown.query.filters
  const moneyIn = data.months.reduce((sum, each) => sum + each.money_in, 0)
  const moneyOut = data.months.reduce((sum, each) => sum + each.money_out, 0)
  return (
    <List
      list={data}
      shown={shown}
      none={{ title: t('balance.empty'), text: t('balance.emptyText') }}
      count={t('balance.sums', {
        in: format.money(moneyIn),
        out: format.money(moneyOut),
        difference: format.money(moneyIn - moneyOut, 'EUR', 'signed'),
      })}
      bar={
        <FilterBar
          shown={shown}
          count={data.total}
          choices={[
            {
              name: 'kind',
              label: t('balance.kind'),
              options: data.kinds.map((each) => [each, t(`balance.kind.${each}`)] as const),
            },
            {
              name: 'month',
              label: t('balance.month'),
              options: data.all_months.map((each) => [each, monthName(each)] as const),
            },
          ]}
        >
          <ExportButton fileName="balance.csv" write={(form) => balanceAsCsv(call, { kind, month }, form)} />
        </FilterBar>
      }
    >
      <EntryTables data={data} />
    </List>
  )
}

/** A table for each month, below its sums. */
function EntryTables({ data }: { data: BalanceHistory }) {
  const { t, format, site } = useApp()
  const monthName = useMonthName()
  const columns = useEntryColumns()
  const byMonth = Map.groupBy(data.items, ({ at }) => monthIn(site.timeZone, Date.parse(at)))
  return [...byMonth].map(([month, rows]) => {
    const sums = data.months.find((each) => each.month === month)
    return (
      <div key={month} className="balance-month">
        <h3 className="type-h3">
          {monthName(month)}
          {sums && (
            <span>
              {t('balance.monthSums', {
                in: format.money(sums.money_in),
                out: format.money(sums.money_out),
              })}
            </span>
          )}
        </h3>
        <ListTable
          label={monthName(month)}
          rows={rows}
          keyOf={({ entry_id }) => String(entry_id)}
          columns={columns}
        />
      </div>
    )
  })
}

function useEntryColumns() {
  const { t, format } = useApp()
  const times = useShopTimes()
  return [
    {
      head: t('balance.what'),
      cell: ({ entry_id, kind, amount, order, percent, because, receipts, top_up }: BalanceEntry) => (
        <span id={`entry-${entry_id}`}>
          <b className="font-semibold">{t(`balance.kind.${kind}`)}</b>{' '}
          {order && <span className="text-ink-2">{orderTitle(t, order)}</span>}
          {percent !== null && (
            <span className="type-caption block text-ink-3">
              {amount > 0
                ? t('balance.cashbackOf', { percent: format.percent(percent) })
                : t('balance.cashbackTaken')}
            </span>
          )}
          {because && (
            <span className="type-caption block text-ink-2 wrap-anywhere">
              {because.ready && t(`ready.because.${because.ready}`)} <bdi>{because.reason}</bdi>
            </span>
          )}
          <ReceiptLinks receipts={receipts} />
          <RefundTopUp topUp={top_up} />
        </span>
      ),
    },
    {
      head: t('balance.order'),
      cell: ({ order }: BalanceEntry) =>
        order && (
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: order.order_id }}
            className="text-link whitespace-nowrap"
          >
            {format.ltr(orderNumber(order.number))}
          </LocaleLink>
        ),
    },
    {
      head: t('balance.date'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ at }: BalanceEntry) => <time dateTime={at}>{times.dateTime(at)}</time>,
    },
    {
      head: t('balance.amount'),
      numeric: true,
      place: 'mark' as const,
      cell: ({ amount }: BalanceEntry) => (
        <b className={amount > 0 ? 'font-semibold text-good' : 'font-semibold'}>
          {format.money(amount, 'EUR', 'signed')}
        </b>
      ),
    },
    {
      head: t('balance.after'),
      numeric: true,
      place: 'end' as const,
      className: 'text-ink-2',
      cell: ({ balance }: BalanceEntry) => format.money(balance),
    },
  ]
}
