import { useState } from 'react'
import { isBoost } from '#core/choices/order-config.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Segment } from '#web/kit/ui/segment.tsx'
import { CheckChip, OrderState } from '#web/orders/order/parts/order-state.tsx'
import { OrderProfile } from '#web/parts/climb/order-profile.tsx'
import { MoreRows, NoRows, PersonPart, Rows, usePersonPage } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

const sides = ['customer', 'booster'] as const

/** All orders that a person placed; for boosters, also those that they play or played. */
export function PersonOrders(props: SectionProps) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const { person } = props
  const [as, setAs] = useState<(typeof sides)[number]>(person.work ? 'booster' : 'customer')
  const [query, setPage, what] = usePersonPage()
  return (
    <PersonPart
      {...props}
      section="orders"
      title={t('people.colOrders')}
      what={`${as} ${what}`}
      read={async () => {
        const params = { user_id: person.user_id }
        return (await call('listPersonOrders', { params, query: { ...query, as } })).data
      }}
      action={
        person.work && (
          <Segment
            label={t('person.side')}
            hideLabel
            value={as}
            options={sides.map((value) => ({ value, label: t(`person.side.${value}`) }))}
            onChange={(next) => {
              setAs(next)
              setPage({ ...query, page: 1 })
            }}
          />
        )
      }
    >
      {(data) => (
        <>
          {data.total === 0 && <NoRows>{t('person.noOrders')}</NoRows>}
          <Rows>
            {data.items.map((order) => (
              <li key={order.order_id}>
                <LocaleLink
                  to="/dashboard/order/:order_id"
                  params={{ order_id: order.order_id }}
                  className="flex items-center gap-4 py-2.5"
                  data-game={order.config.game}
                >
                  {isBoost(order.config) && <OrderProfile config={order.config} form="row" />}
                  <span className="min-w-0 grow">
                    <span className="type-body block font-semibold">{orderTitle(t, order)}</span>
                    <span className="type-caption block text-ink-2">
                      {listed(
                        t,
                        t('order.orderNumber', { number: order.number }),
                        as === 'booster'
                          ? order.customer.username
                          : (order.booster?.username ?? t('person.noBooster')),
                        times.day(order.created_at),
                      )}
                    </span>
                  </span>
                  <span className="flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4">
                    <OrderState order={order} />
                    <CheckChip order={order} />
                    <b className="type-body font-semibold tabular-nums">{format.money(order.total)}</b>
                  </span>
                </LocaleLink>
              </li>
            ))}
          </Rows>
          <MoreRows list={data} onPage={setPage} />
        </>
      )}
    </PersonPart>
  )
}
