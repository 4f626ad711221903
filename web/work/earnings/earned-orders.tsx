import type { CsvForm } from '#core/base/csv.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { shareStates } from '#core/money/earnings.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, usePerson } from '#web/frame/session/app-context.ts'
import { useShopTimes, useTimes } from '#web/frame/texts/use-times.ts'
import { Chip, type Tone } from '#web/kit/ui/chip.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { NamedValue } from '#web/parts/lists/named-value.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { type EarnedOrder, type Earnings, earningsList, earningsQuery } from './earnings-query.ts'
import { StatementButton } from './statement-button.tsx'
import { useMonthNames } from './use-month-names.ts'
import { YearButton } from './year-button.tsx'

/** Each order with its share, its tip and where the money is. */
export function EarnedOrders({ earnings }: { earnings: Earnings }) {
  const { t, call, format } = useApp()
  const times = useShopTimes()
  const names = useMonthNames()
  const shown = useList(earningsList)
  const none = <span className="@max-[719px]:hidden">–</span>
  const money = (amount: number) => (amount ? format.money(amount) : none)
  const named = (name: string, amount: number) =>
    amount ? <NamedValue name={name} value={format.money(amount)} /> : none
  const choices = [
    {
      name: 'state',
      label: t('order.colState'),
      options: shareStates.map((state) => [state, t(`earnings.state.${state}`)] as const),
    },
    {
      name: 'game',
      label: t('earnings.game'),
      options: earnings.game_choices.map((game) => [game, t(`games.game.${game}`)] as const),
    },
    {
      name: 'month',
      label: t('booster.month'),
      options: earnings.month_choices.map((month) => [month, names.full(month)] as const),
    },
  ]
  const write = async (form: CsvForm) =>
    (await import('./export-earnings.ts')).earningsAsCsv(call, earningsQuery(shown.query), form)
  return (
    <section className="mt-10">
      <h2 className="type-h3 mb-4">{t('shell.completedOrders')}</h2>
      <List
        list={earnings}
        shown={shown}
        none={{ title: t('booster.noCompleted'), text: t('booster.noCompletedText') }}
        bar={
          <FilterBar shown={shown} count={earnings.total} choices={choices}>
            <YearButton />
            <StatementButton month={shown.query.filters.month || earnings.months.at(-1)?.month || ''} />
            <ExportButton fileName="earnings.csv" write={write} />
          </FilterBar>
        }
        count={t('booster.completedCount', { count: earnings.total })}
      >
        <ListTable
          label={t('shell.completedOrders')}
          rows={earnings.items}
          keyOf={({ order_id, kind }) => `${kind} ${order_id}`}
          columns={[
            { head: t('order.colOrder'), cell: (row) => <OrderCell order={row} /> },
            {
              head: t('order.colState'),
              // On a card its share is beside the order, and this is below.
              className: '@max-[719px]:row-start-2',
              cell: (row) => <ShareState order={row} />,
            },
            {
              head: t('booster.closed'),
              place: 'end',
              className: 'whitespace-nowrap @max-[719px]:row-start-2',
              cell: ({ at }) => times.day(at),
            },
            {
              head: t('order.colTime'),
              cell: ({ kind, days }) =>
                kind === 'tip' ? t('earnings.tip') : days ? <Days days={days} /> : t('earnings.aPart'),
            },
            {
              head: t('order.colPrice'),
              numeric: true,
              place: 'end',
              className: 'text-ink-2',
              cell: ({ price }) => named(t('order.colPrice'), price),
            },
            {
              head: t('booster.yourShare'),
              numeric: true,
              place: 'mark',
              className: 'font-semibold',
              cell: ({ share }) => money(share),
            },
            {
              head: t('earnings.tip'),
              numeric: true,
              place: 'end',
              cell: ({ tip }) => named(t('earnings.tip'), tip),
            },
          ]}
        />
        <Sums earnings={earnings} />
      </List>
    </section>
  )
}

/** The sums of all orders that match the filters, not only of those on this page. */
function Sums({ earnings: { sums } }: { earnings: Earnings }) {
  const { t, format } = useApp()
  const figures = [
    [t('order.colPrice'), sums.price],
    [t('booster.yourShare'), sums.share],
    [t('earnings.tip'), sums.tips],
  ] as const
  return (
    <div className="earned-sums">
      <p className="grow font-semibold">{t('earnings.sum')}</p>
      <dl className="contents">
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt className="type-caption text-ink-3">{name}</dt>
            <dd className="font-semibold tabular-nums">{format.money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function OrderCell({ order }: { order: EarnedOrder }) {
  const { t, format } = useApp()
  const { config, order_id, own } = order
  const coach = usePerson()?.name ?? null
  const number = format.ltr(orderNumber(order.number))
  return (
    <div className="flex items-center gap-4">
      <span className="order-drawing" data-game={config.game}>
        {isBoost(config) && <OrderProfile config={config} />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{orderTitle(t, { config, coach })}</p>
        <p className="type-small text-ink-2">
          {own ? (
            <LocaleLink to="/dashboard/order/:order_id" params={{ order_id }} className="text-link row-link">
              {number}
            </LocaleLink>
          ) : (
            number
          )}
        </p>
      </div>
    </div>
  )
}

function Days({ days: { taken, from, to, late } }: { days: NonNullable<EarnedOrder['days']> }) {
  const { t } = useApp()
  const promised = from === to ? t('earnings.promisedOne', { to }) : t('earnings.promised', { from, to })
  return (
    <>
      <span className="block whitespace-nowrap">{t('games.days', { count: taken })}</span>
      <span className="type-caption block text-ink-3">{promised}</span>
      {late > 0 && (
        <span className="type-caption block text-warning">{t('order.daysLate', { count: late })}</span>
      )}
    </>
  )
}

const looks = {
  pending: { tone: 'note', outlined: false, icon: <DashboardIcon name="clock" size={16} /> },
  held: { tone: 'note', outlined: true, icon: <Icon name="timer" size={16} /> },
  available: { tone: 'good', outlined: true, icon: <Icon name="check" size={16} /> },
  requested: { tone: undefined, outlined: true, icon: <DashboardIcon name="send" size={16} /> },
  paid: { tone: 'good', outlined: false, icon: <Icon name="check" size={16} /> },
} satisfies Record<EarnedOrder['state'], { tone: Tone | undefined; outlined: boolean; icon: unknown }>

function ShareState({ order }: { order: EarnedOrder }) {
  const { t } = useApp()
  const { tone, outlined, icon } = looks[order.state]
  return (
    <>
      <Chip className="chip-state" outlined={outlined} icon={icon} {...(tone && { tone })}>
        {t(`earnings.state.${order.state}`)}
      </Chip>
      <StateDate order={order} />
    </>
  )
}

/** Until when a share is in its state, or since when. */
function StateDate({ order: { state, state_at, waits, payout } }: { order: EarnedOrder }) {
  const { t } = useApp()
  const times = useTimes()
  const words = () => {
    if (waits) return t('booster.share.held')
    if (payout) return t('earnings.paidBy', { number: payout.number, date: times.day(payout.at) })
    if (!state_at) return null
    if (state === 'pending') return t('earnings.checkEnds', { time: times.dateTime(state_at) })
    if (state === 'held') return t('earnings.availableOn', { date: times.day(state_at) })
    return t('earnings.availableSince', { date: times.day(state_at) })
  }
  return <span className="type-caption mt-1 block text-ink-3">{words()}</span>
}
