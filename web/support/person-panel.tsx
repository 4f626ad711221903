import type { ReactNode } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { OrderState } from '#web/orders/order/parts/order-state.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { nameOf, type Thread } from './inbox-data.ts'

/** Who writes, and their orders: the one that the talk is about first. */
export function PersonPanel({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const { t } = useApp()
  const { person, orders, order } = thread
  const about = orders.find(({ order_id }) => order_id === order?.order_id)
  const others = orders.filter((each) => each !== about)
  return (
    <aside className="inbox-person" aria-label={t('inbox.details')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 dir="auto" className="type-h3 truncate">
            {person ? (
              <PersonLink userId={person.user_id}>{nameOf(t, thread)}</PersonLink>
            ) : (
              nameOf(t, thread)
            )}
          </h2>
          <p className="type-small text-ink-2">
            <Since person={person} />
          </p>
        </div>
        <IconButton
          className="inbox-person-close"
          label={t('shell.close')}
          icon={<Icon name="x" size={20} />}
          onClick={onClose}
        />
      </div>
      {person && <Figures person={person} />}
      <Facts thread={thread} />
      {about && (
        <>
          <h3 className="type-h3 mt-6">{t('inbox.thisOrder')}</h3>
          <OrderRow order={about} large />
        </>
      )}
      {(others.length > 0 || (person && !about)) && (
        <h3 className="type-h3 mt-6">{t(about ? 'inbox.otherOrders' : 'inbox.earlierOrders')}</h3>
      )}
      {others.map((each) => (
        <OrderRow key={each.order_id} order={each} />
      ))}
      {person && orders.length === 0 && <p className="type-small mt-2 text-ink-2">{t('inbox.noOrders')}</p>}
    </aside>
  )
}

function Since({ person }: Pick<Thread, 'person'>) {
  const { t } = useApp()
  const times = useTimes()
  if (!person) return t('inbox.noAccount')
  const key = person.booster ? 'inbox.boosterSince' : person.guest ? 'inbox.guestSince' : 'inbox.since'
  return t(key, { date: times.date(person.since) })
}

function Figures({ person: { orders, spent, balance } }: { person: NonNullable<Thread['person']> }) {
  const { t, format } = useApp()
  const figures: [string, string][] = [
    [t('inbox.orders'), format.number(orders)],
    [t('inbox.spent'), format.money(spent)],
    [t('inbox.balance'), format.money(balance)],
  ]
  return (
    <dl className="inbox-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="type-caption text-ink-2">{name}</dt>
          <dd className="type-sign tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ thread: { email, quote, person } }: { thread: Thread }) {
  const { t, format } = useApp()
  const facts: [string, ReactNode][] = [
    ...(email ? [[t('inbox.email'), <bdi key="email">{email}</bdi>] as [string, ReactNode]] : []),
    ...(quote ? [[t('inbox.quote'), <bdi key="quote">{quote}</bdi>] as [string, ReactNode]] : []),
    ...(person ? [[t('inbox.chatsBefore'), format.number(person.chats_before)] as [string, ReactNode]] : []),
  ]
  return (
    <dl className="inbox-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderRow({ order, large = false }: { order: Thread['orders'][number]; large?: boolean }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { order_id, number, config, total, created_at, coach } = order
  return (
    <LocaleLink
      to="/dashboard/order/:order_id"
      params={{ order_id }}
      className="inbox-order-row"
      data-game={config.game}
      data-large={large || undefined}
    >
      {isBoost(config) && <OrderProfile config={config} form={large ? 'card' : 'row'} />}
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-2">
          <b className="type-sign">{orderTitle(t, { config, coach })}</b>
          <OrderState order={order} />
        </span>
        <span className="type-caption flex justify-between gap-2 text-ink-2">
          <span>
            {listed(
              t,
              t('order.orderNumber', { number }),
              large ? serviceLine(t, config) : times.day(created_at),
            )}
          </span>
          <span className="tabular-nums">{format.money(total)}</span>
        </span>
      </span>
    </LocaleLink>
  )
}
