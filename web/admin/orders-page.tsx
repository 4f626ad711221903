import { orderStatuses } from '#core/orders/lifecycle.ts'
import type { Translate } from '#i18n/translate.ts'
import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { AssignButton } from '../orders/assign-button.tsx'
import { OrderList } from '../orders/order-list.tsx'
import { useOrderChanges } from '../orders/use-order-changes.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { pageOf } from '../router/page-links.tsx'
import { useApp } from '../session/app-context.ts'
import { Tabs } from '../ui/tabs.tsx'

type Status = (typeof orderStatuses)[number]

export async function loader({ call, params, url }: LoaderContext) {
  const state = params.state as Status
  const { data } = await call('listOrdersByState', {
    params: { state },
    query: { page: pageOf(url.searchParams) },
  })
  return { state, ...data }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site, data }: MetaContext<Data>) {
  const title = `${stateName(t, data.state)} | ${t('admin.ordersTitle')} | ${site.name}`
  return { title, description: t('admin.description') }
}

function stateName(t: Translate, state: Status): string {
  return state === 'verification_required' ? t('admin.toVerify') : t(`games.status.${state}`)
}

/** All orders in one state. The Completed that waits for a check comes first: it is what needs a decision. */
export function Page({ data }: { data: Data }) {
  const { t, dir } = useApp()
  useOrderChanges(data.items)
  const people = new Map(data.items.map((order) => [order.order_id, order]))
  const states: Status[] = [
    'verification_required',
    ...orderStatuses.filter((state) => state !== 'verification_required'),
  ]
  return (
    <>
      <h1 className="type-h1">{t('admin.ordersTitle')}</h1>
      <div className="mt-4 mb-6">
        <Tabs label={t('admin.states')}>
          {states.map((state) => (
            <LocaleLink
              key={state}
              to="/dashboard/admin/orders/:state"
              params={{ state }}
              className="tab"
              aria-current={state === data.state ? 'page' : undefined}
            >
              {stateName(t, state)}
            </LocaleLink>
          ))}
        </Tabs>
      </div>
      <p className="type-small mb-3 text-ink-2">{t('admin.total', { count: data.total })}</p>
      {data.total === 0 ? (
        <EmptyState dir={dir} title={t('admin.none')} text={t('admin.noneText')} />
      ) : (
        <OrderList
          label={t('admin.ordersTitle')}
          list={data}
          extra={{
            head: t('order.colBooster'),
            cell: (order) =>
              order.status === 'waiting_for_booster' ? (
                <AssignButton order={order} size="small">
                  {t('admin.assign')} <span className="sr-only">PK-{order.number}</span>
                </AssignButton>
              ) : (
                (people.get(order.order_id)?.booster?.username ?? t('admin.nobody'))
              ),
          }}
          amount={{ head: t('order.colPrice'), of: (order) => order.total }}
        />
      )}
    </>
  )
}
