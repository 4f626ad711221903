import './people.css'
import type { ReactNode } from 'react'
import { orderNumber } from '#core/base/order-number.ts'
import { localeInfo } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { PersonChips } from './person-chips.tsx'
import type { Person } from './person-types.ts'

/** The account in facts, one per line; a ban comes first. */
export function PersonFacts({ person }: { person: Person }) {
  const { t, format } = useApp()
  const { dateTime } = useTimes()
  const { last_seen_at, work } = person
  const facts: [label: string, value: ReactNode][] = [
    [
      t('people.email'),
      <>
        <span className="wrap-anywhere">{format.ltr(person.email)}</span>{' '}
        <span className="text-ink-3">{t(person.verified ? 'people.verified' : 'people.unverified')}</span>
      </>,
    ],
    [t('people.language'), localeInfo(person.locale).name],
    [t('people.colJoined'), dateTime(person.created_at)],
    [t('people.colSeen'), last_seen_at ? dateTime(last_seen_at) : t('people.never')],
    [t('people.sessions'), format.number(person.sessions)],
    ...(person.masked > 0
      ? ([[t('people.masked'), format.number(person.masked)]] satisfies [string, ReactNode][])
      : []),
    [t('people.balance'), format.money(person.balance)],
    ...(person.debt > 0
      ? ([[t('people.owes'), format.money(person.debt)]] satisfies [string, ReactNode][])
      : []),
    [t('people.colOrders'), format.number(person.orders)],
    [t('people.openOrders'), <Orders key="open" orders={person.open_orders} />],
    ...(work
      ? ([
          [t('people.completed'), format.number(work.completed)],
          [t('people.claimed'), <Orders key="claimed" orders={work.claimed} />],
          [t('people.limits'), format.ltr(`${work.solo_limit} / ${work.duo_limit}`)],
        ] satisfies [string, ReactNode][])
      : []),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PersonChips person={person} />
        {person.demo && <span className="type-small text-ink-3">{t('order.demo')}</span>}
      </div>
      {person.ban && <BanNotice ban={person.ban} />}
      <dl className="person-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function BanNotice({ ban: { at, reason, note, by } }: { ban: NonNullable<Person['ban']> }) {
  const { t } = useApp()
  const { dateTime } = useTimes()
  return (
    <Notice tone="error" className="mt-4" title={t('people.bannedOn', { date: dateTime(at) })}>
      <p>{reason ? t(`people.reason.${reason}`) : t('people.noReason')}</p>
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {by && <p>{t('people.bannedBy', { name: by })}</p>}
    </Notice>
  )
}

/** Numbers of orders, as links for staff who can open them. */
function Orders({ orders }: { orders: Person['open_orders'] }) {
  const { t, format } = useApp()
  const canOpen = useUser()?.permissions.includes('EditOrders')
  if (orders.length === 0) return <span className="text-ink-3">{t('people.nothing')}</span>
  return (
    <span className="flex flex-wrap justify-end gap-x-3 gap-y-0.5">
      {orders.map(({ order_id, number }) =>
        canOpen ? (
          <LocaleLink
            key={order_id}
            to="/dashboard/order/:order_id"
            params={{ order_id }}
            className="inline-block py-0.5 underline underline-offset-4"
          >
            {format.ltr(orderNumber(number))}
          </LocaleLink>
        ) : (
          <span key={order_id}>{format.ltr(orderNumber(number))}</span>
        ),
      )}
    </span>
  )
}
