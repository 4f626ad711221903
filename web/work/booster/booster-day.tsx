import type { ReactNode } from 'react'
import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { SteadyRows } from '#web/parts/lists/steady-rows.tsx'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { boardAnchor } from './announce-order.ts'
import { NextDue } from './next-due.tsx'

export type Day = Contract['getBoosterDay']['reply']['data']

type Props = {
  day: Day
  /** What somebody who is staff, too, has to do there. */
  above?: ReactNode
}

/** A booster's home: what is due first, then what could be next, and their money. */
export function BoosterDay({ day, above }: Props) {
  const { t } = useApp()
  const steady = useSteady(day)
  useOrderChanges(day.due, steady.changed)
  const changed = ({ order_id }: { order_id: string }) => steady.changed(order_id)
  useRealtime('new_boost_order', changed)
  useRealtime('order_taken', changed)
  useRealtime('order_back', changed)
  useRealtime('order_message', changed)
  useRealtime('order_read', changed)
  return (
    <SteadyRows steady={steady}>
      <h1 className="type-h1 mb-6">{t('shell.today')}</h1>
      {above}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DuePart day={day} />
          {day.named.length > 0 && (
            <Part title={t('day.named')}>
              {day.named.map((order) => (
                <Row key={order.order_id} order={order} to="board" pay={order.booster_share}>
                  <Until words="day.yours" at={order.until} />
                </Row>
              ))}
            </Part>
          )}
          <FitsPart day={day} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {day.unread.length > 0 && (
            <Part title={t('day.messages')}>
              {day.unread.map((order) => (
                <Row key={order.order_id} order={order} to="order">
                  {t('day.unread', { count: order.count })}
                </Row>
              ))}
            </Part>
          )}
          <AnswersPart answers={day.answers} />
          <MoneyPart money={day.money} />
        </div>
      </div>
    </SteadyRows>
  )
}

function DuePart({ day }: { day: Day }) {
  const { t, dir } = useApp()
  if (!day.has_worked && day.due.length === 0)
    return (
      <EmptyState
        dir={dir}
        title={t('day.newTitle')}
        text={t(day.offers ? 'day.newText' : 'day.noServices')}
        action={<ToBoard primary />}
      />
    )
  return (
    <Part title={t('day.due')} count={day.due.filter(({ due }) => due.mine).length}>
      {day.due.length === 0 ? (
        <Quiet>{t('day.nothing')}</Quiet>
      ) : (
        day.due.map((order) => (
          <Row key={order.order_id} order={order} to="order">
            <NextDue due={order.due} />
          </Row>
        ))
      )}
    </Part>
  )
}

function FitsPart({ day: { fits, away } }: { day: Day }) {
  const { t } = useApp()
  return (
    <Part
      title={t('day.fits')}
      count={fits.total}
      aside={
        <>
          {away && <span className="type-small text-warning">{t('day.away')}</span>}
          <ToBoard />
        </>
      }
    >
      {fits.items.length === 0 ? (
        <Quiet>{t('day.noneFit')}</Quiet>
      ) : (
        fits.items.map((order) => (
          <Row key={order.order_id} order={order} to="board" pay={order.booster_share}>
            <Until words="day.startBy" at={order.start_due_at} />
          </Row>
        ))
      )}
    </Part>
  )
}

/** Reviews that wait for an answer; nothing while there is none. */
function AnswersPart({ answers: { due, until } }: { answers: Day['answers'] }) {
  const { t } = useApp()
  const times = useTimes()
  if (due === 0) return null
  return (
    <Part
      title={
        <LocaleLink to="/dashboard/booster/reviews" search="?answer=due" className="text-link">
          {t('shell.myReviews')}
        </LocaleLink>
      }
    >
      <li className="type-table py-3">
        {t('day.answers', { count: due })}
        {until && <p className="type-small text-ink-2">{t('day.answerBy', { date: times.day(until) })}</p>}
      </li>
    </Part>
  )
}

function MoneyPart({ money }: { money: Day['money'] }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { available, held, next, pending, payout } = money
  const day = (at: string) => times.day(at)
  return (
    <Part
      title={
        <LocaleLink to="/dashboard/booster/earnings" className="text-link">
          {t('shell.earnings')}
        </LocaleLink>
      }
    >
      <Sum name={t('day.available')} amount={format.money(available)}>
        {payout && t('day.payout', { amount: format.money(payout.amount), date: day(payout.requested_at) })}
      </Sum>
      <Sum name={t('day.held')} amount={format.money(held)}>
        {next
          ? t('day.nextHeld', { amount: format.money(next.amount), date: day(next.at) })
          : held === 0 && t('day.reviewed')}
      </Sum>
      <Sum name={t('day.pending')} amount={format.money(pending)} />
    </Part>
  )
}

type PartProps = { title: ReactNode; count?: number; aside?: ReactNode; children: ReactNode }

function Part({ title, count, aside, children }: PartProps) {
  return (
    <section className="card p-4 sm:p-6">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3">
          {title} {count !== undefined && <span className="text-ink-3">{count}</span>}
        </h2>
        {aside && <div className="flex flex-wrap items-baseline gap-x-4">{aside}</div>}
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

type Shown = Omit<Day['unread'][number], 'count'>
type RowProps = { order: Shown; to: 'order' | 'board'; pay?: number; children: ReactNode }

/** The whole row leads to its page: an order of the booster, or its row on the board. */
function Row({ order, to, pay, children }: RowProps) {
  const { t, format } = useApp()
  const name = orderTitle(t, order)
  const link = 'text-link font-semibold after:absolute after:inset-0'
  return (
    <li
      data-row={order.order_id}
      className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
    >
      <div className="min-w-0">
        <p>
          {to === 'order' ? (
            <LocaleLink
              to="/dashboard/order/:order_id"
              params={{ order_id: order.order_id }}
              className={link}
            >
              {name}
            </LocaleLink>
          ) : (
            <LocaleLink
              to="/dashboard/booster/available-orders"
              hash={`#${boardAnchor(order)}`}
              className={link}
            >
              {name}
            </LocaleLink>
          )}
        </p>
        <p className="type-small text-ink-2">
          {format.ltr(orderNumber(order.number))} <span aria-hidden="true">·</span>{' '}
          {serviceLine(t, order.config)}
        </p>
      </div>
      <div className="type-small sm:text-end">
        {pay !== undefined && <p className="type-price-row">{format.money(pay)}</p>}
        {children}
      </div>
    </li>
  )
}

function Until({ words, at }: { words: 'day.yours' | 'day.startBy'; at: string | null }) {
  const { t } = useApp()
  const times = useTimes()
  return at && <p className="text-ink-2">{t(words, { time: times.dateTime(at) })}</p>
}

type SumProps = { name: string; amount: string; children?: ReactNode }

function Sum({ name, amount, children }: SumProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <div>
        <p className="type-table">{name}</p>
        {children && <p className="type-small text-ink-2">{children}</p>}
      </div>
      <p className="type-price-row tabular-nums">{amount}</p>
    </li>
  )
}

function Quiet({ children }: { children: string }) {
  return <li className="type-table py-3 text-ink-2">{children}</li>
}

function ToBoard({ primary = false }: { primary?: boolean }) {
  const { t } = useApp()
  return (
    <LocaleLink
      to="/dashboard/booster/available-orders"
      className={primary ? buttonClass({ variant: 'primary' }) : 'text-link type-small'}
    >
      {t('day.toBoard')}
    </LocaleLink>
  )
}
