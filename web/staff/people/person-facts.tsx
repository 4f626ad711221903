import './people.css'
import type { ReactNode } from 'react'
import type { PersonSection } from '#core/people/person-sections.ts'
import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { PersonChips } from './person-chips.tsx'
import type { Opened, Person } from './person-types.ts'

/** Who it is: name, address, what they may do, and whether they are here now. */
export function PersonHead({ opened: { person, online } }: { opened: Opened }) {
  const { t, format } = useApp()
  const { dateTime, date } = useTimes()
  const { username, email, verified, last_seen_at } = person
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 py-5">
      <Avatar name={username} />
      <div className="min-w-0 grow basis-60">
        <p className="type-h2 wrap-anywhere" dir="auto">
          {username}
        </p>
        <p className="type-small text-ink-2">
          <span className="select-all wrap-anywhere">{format.ltr(email)}</span>{' '}
          <span className={verified ? 'text-good' : 'text-ink-3'}>
            {t(verified ? 'people.verified' : 'people.unverified')}
          </span>
        </p>
        <p className="type-small text-ink-2">
          {online ? (
            <span className="text-good">{t('person.online')}</span>
          ) : last_seen_at ? (
            t('person.seen', { time: dateTime(last_seen_at) })
          ) : (
            t('person.notLately')
          )}{' '}
          <span className="text-ink-3">
            {t('person.joined', {
              date: date(person.created_at),
              language: localeInfo(person.locale).name,
            })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PersonChips person={person} />
        {person.demo && <span className="type-small text-ink-3">{t('order.demo')}</span>}
      </div>
    </header>
  )
}

/** The four figures that say most about a customer. */
export function PersonFigures({ person }: { person: Person }) {
  const { t, format } = useApp()
  const { spent, orders, refunds, disputes } = person
  const none = t('people.nothing')
  const figures: [string, string][] = [
    [t('person.spent'), format.money(spent)],
    [t('people.colOrders'), format.number(orders)],
    [
      t('person.refunds'),
      refunds === 0 ? none : t('person.of', { part: format.number(refunds), all: format.number(orders) }),
    ],
    [t('person.disputes'), disputes === 0 ? none : format.number(disputes)],
  ]
  return (
    <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="border-line py-3 not-first:sm:border-s not-first:sm:ps-3">
          <dt className="type-caption text-ink-2">{label}</dt>
          <dd className="type-sign mt-1 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is known of a person and is in none of the sections that the reader can open. */
export function PersonMore({ person, sections }: { person: Person; sections: readonly PersonSection[] }) {
  const { t, format } = useApp()
  const { balance, debt, open_orders, work, masked } = person
  const facts: [string, ReactNode][] = []
  if (!sections.includes('balance')) {
    facts.push([t('people.balance'), format.money(balance)])
    if (debt > 0) facts.push([t('people.owes'), format.money(debt)])
  }
  if (!sections.includes('orders'))
    facts.push([t('people.openOrders'), <Numbers key="" orders={open_orders} />])
  if (!sections.includes('orders') && work)
    facts.push([t('people.claimed'), <Numbers key="" orders={work.claimed} />])
  if (masked > 0) facts.push([t('people.masked'), format.number(masked)])
  return facts.length > 0 && <Facts facts={facts} />
}

function Numbers({ orders }: { orders: Person['open_orders'] }) {
  const { t } = useApp()
  if (orders.length === 0) return t('people.nothing')
  return (
    <span className="flex flex-wrap justify-end gap-x-3">
      {orders.map((order) => (
        <OrderLink key={order.order_id} order={order} />
      ))}
    </span>
  )
}

/** Facts on hairlines, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="person-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Since when a person is banned and why, and what became of the orders that the ban decided about. */
export function BanNotice({
  ban: { at, until, reason, note, by, orders },
}: {
  ban: NonNullable<Person['ban']>
}) {
  const { t } = useApp()
  const { dateTime } = useTimes()
  return (
    <Notice tone="error" className="mb-4" title={t('people.bannedOn', { date: dateTime(at) })}>
      <p>{until ? t('person.bannedUntil', { time: dateTime(until) }) : t('person.banOpen')}</p>
      <p>{reason ? t(`people.reason.${reason}`) : t('people.noReason')}</p>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {by && <p>{t('people.bannedBy', { name: by })}</p>}
      {orders.length > 0 && (
        <ul className="mt-2 grid gap-1" role="status">
          {orders.map(({ order_id, number, deed, state, refusal }) => (
            <li key={order_id} className="flex flex-wrap gap-x-2">
              <OrderLink order={{ order_id, number }} />
              <span>{t(`person.ban.${state}.${deed}`)}</span>
              {refusal && <span>{wordsOf(t, refusal)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
