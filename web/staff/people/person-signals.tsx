import { useApp } from '#web/frame/session/app-context.ts'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import { PersonLink } from '#web/parts/lists/person-link.tsx'
import { PersonPart, Rows } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

/** What a person has in common with the other people of their orders. Staff judge it; nothing follows from it by itself. */
export function PersonSignals(props: SectionProps) {
  const { t, call } = useApp()
  const params = { user_id: props.person.user_id }
  return (
    <PersonPart
      {...props}
      section="signals"
      title={t('person.signals')}
      read={async () => (await call('getPersonSignals', { params })).data}
    >
      {({ items }) => (
        <>
          <p className="type-small py-3 text-ink-2">
            {t(items.length === 0 ? 'person.noSignals' : 'person.signalsText')}
          </p>
          <Rows>
            {items.map(({ kind, other, orders }) => (
              <li
                key={`${kind} ${other.user_id}`}
                className="type-small flex flex-wrap gap-x-4 gap-y-1 py-2.5"
              >
                <b className="font-semibold">{t(`person.signal.${kind}`)}</b>
                <PersonLink userId={other.user_id}>
                  <bdi>{other.username}</bdi>
                </PersonLink>
                <span className="flex gap-x-3">
                  {orders.map((order) => (
                    <OrderLink key={order.order_id} order={order} />
                  ))}
                </span>
              </li>
            ))}
          </Rows>
        </>
      )}
    </PersonPart>
  )
}
