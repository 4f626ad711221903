import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import type { OrderNeed } from '#core/site/waiting.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LatestNews } from '#web/account/notifications/latest-news.tsx'
import { NeedBy, NeedStep, needWords } from '#web/account/notifications/need-parts.tsx'
import type { NewsItem } from '#web/account/notifications/news.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { DayAndTime } from '#web/frame/texts/day-and-time.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { NowSection } from '../now/now-section.tsx'
import { ShownOrder } from '../page/shown-order.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { OrderState } from '../parts/order-state.tsx'
import { ClimbRows } from './climb-rows.tsx'

type Home = Contract['getCustomerHome']['reply']['data']

export type SeveralData = {
  home: Home
  /** The most urgent order, if what it waits for can be done here. */
  first: OrderView | null
  news: NewsItem[]
  /** Their favorites who are online. */
  online: string[]
}

/** Needs that the first card of an order answers. */
const doneHere: readonly OrderNeed[] = ['code_asked', 'check', 'login', 'pay']

export function canBeDoneHere({ need }: Home['needs'][number]): boolean {
  return doneHere.includes(need)
}

/** A customer's home with several open orders: what needs them, how far each climb is, what happened, what else is theirs. */
export function SeveralClimbs({ data: { home, first, news, online } }: { data: SeveralData }) {
  const { t, format } = useApp()
  const now = useNow() ?? Date.parse(home.now)
  const { needs, climbs, running, orders } = home
  const others = needs.filter(({ order_id }) => order_id !== first?.order_id)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <DayAndTime />
          <h1 className="type-h1">
            {needs.length > 0 ? t('climbs.needs', { count: needs.length }) : t('climbs.none')}
          </h1>
        </div>
        <LocaleLink to="/league-of-legends/elo-boost" className={buttonClass({ variant: 'outline' })}>
          {t('climbs.fresh')}
        </LocaleLink>
      </header>
      {first && <First order={first} />}
      {others.length > 0 && (
        <ul className="mb-10 divide-y divide-line border-y border-line">
          {others.map((order) => (
            <li
              key={order.order_id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <div className="min-w-0">
                <p className="type-table font-semibold">
                  {orderTitle(t, order)}{' '}
                  <span className="font-normal text-ink-2">{t(needWords[order.need])}</span>
                </p>
                <NeedBy order={order} />
              </div>
              <NeedStep order={order} />
            </li>
          ))}
        </ul>
      )}
      {climbs.length > 0 && (
        <section aria-labelledby="climbs">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="climbs" className="type-h3">
              {t('climbs.title')}{' '}
              <span className="type-small text-ink-2">
                {t('climbs.running', { count: format.number(running) })}
              </span>
            </h2>
            <LocaleLink to="/dashboard/my-orders" className="text-link type-small">
              {t('climbs.all', { count: orders })}
            </LocaleLink>
          </div>
          <ClimbRows climbs={climbs} now={now} />
        </section>
      )}
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Since news={news} now={now} />
        <Glance home={home} online={online} />
      </div>
    </>
  )
}

/** The most urgent order with the card that its own page begins with. */
function First({ order: read }: { order: OrderView }) {
  const { t } = useApp()
  return (
    <ShownOrder read={read} others>
      {(order) =>
        order && (
          <section className="mb-6" data-game={order.config.game} aria-labelledby="first">
            <h2 id="first" className="type-h3 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              <LocaleLink
                to="/dashboard/order/:order_id"
                params={{ order_id: order.order_id }}
                className="text-link"
              >
                {orderTitle(t, order)}
              </LocaleLink>
              <OrderState order={order} />
            </h2>
            <NowSection order={order} />
          </section>
        )
      }
    </ShownOrder>
  )
}

const mostNews = 4

function Since({ news, now }: { news: NewsItem[]; now: number }) {
  const { t } = useApp()
  const recent = news.filter(({ at }) => now - Date.parse(at) < 2 * dayMs)
  return (
    <section aria-labelledby="since">
      <h2 id="since" className="type-h3 mb-3">
        {t('climbs.since')}
      </h2>
      {recent.length > 0 ? (
        <LatestNews items={recent} most={mostNews} />
      ) : (
        <p className="type-table text-ink-2">{t('climbs.quiet')}</p>
      )}
      {news.length > 0 && (
        <LocaleLink to="/dashboard/notifications" className="text-link type-small mt-3 inline-block">
          {t('news.toAll')}
        </LocaleLink>
      )}
    </section>
  )
}

function Glance({ home: { raffles }, online }: { home: Home; online: string[] }) {
  const { t, format } = useApp()
  const times = useTimes()
  const user = useUser()
  const row = 'flex flex-wrap items-baseline justify-between gap-x-4 py-2.5'
  return (
    <section aria-labelledby="glance">
      <h2 id="glance" className="type-h3 mb-3">
        {t('climbs.glance')}
      </h2>
      <ul className="type-table divide-y divide-line border-y border-line">
        <li className={row}>
          <LocaleLink to="/dashboard/balance-history" className="text-link">
            {t('shell.balance')}
          </LocaleLink>
          <span className="type-price-row tabular-nums">{user && format.money(user.balance)}</span>
        </li>
        {raffles.map(({ slug, title, number, closes_at }) => (
          <li key={slug} className={row}>
            <LocaleLink to="/raffles/:slug" params={{ slug }} className="text-link">
              {t('climbs.ticket', { raffle: title, number: format.number(number) })}
            </LocaleLink>
            <span className="type-small text-ink-2">
              {t('climbs.closes', { date: times.day(closes_at) })}
            </span>
          </li>
        ))}
        {online.map((username) => (
          <li key={username} className={row}>
            <LocaleLink to="/booster/:username" params={{ username }} className="text-link">
              {username}
            </LocaleLink>
            <span className="type-small text-good">{t('climbs.online')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
