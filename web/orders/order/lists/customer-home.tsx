import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { SteadyRows } from '#web/parts/lists/steady-rows.tsx'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { OrderDetail } from '../page/order-page.tsx'
import { ShownOrder } from '../page/shown-order.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { useOrderChanges } from '../parts/use-order-changes.ts'
import { canBeDoneHere, SeveralClimbs, type SeveralData } from './several-climbs.tsx'

/** The one open order, several, or neither. */
export type Data = { order: OrderView | null } | SeveralData

const mostOnline = 3

export async function loader({ call, locale }: LoaderContext): Promise<Data> {
  const { data: home } = await call('getCustomerHome', { query: { language: locale } })
  const { needs, climbs } = home
  const [one, ...others] = new Set([...needs, ...climbs].map(({ order_id }) => order_id))
  const order = async (order_id: string) => (await call('getOrder', { params: { order_id } })).data.order
  if (others.length === 0) return { order: one === undefined ? null : await order(one) }
  const [urgent] = needs
  const [first, news, favorites] = await Promise.all([
    urgent && canBeDoneHere(urgent) ? order(urgent.order_id) : null,
    call('browseNotifications', { query: {} }),
    call('listFavorites', { query: { page: 1 } }),
  ])
  const online = favorites.data.items.filter((booster) => booster.online).map(({ username }) => username)
  return { home, first, news: news.data.items, online: online.slice(0, mostOnline) }
}

export function meta({ data, t, site }: MetaContext<Data>) {
  const title = t('home' in data ? 'climbs.title' : 'shell.myClimb')
  return { title: `${title} | ${site.name}`, description: t('order.descriptionOrder') }
}

/** A customer's home: the page of their one open order, or what needs them and how far each of several is. */
export function Page({ data }: { data: Data }) {
  if ('home' in data) return <LiveClimbs data={data} />
  return (
    <ShownOrder read={data.order} others>
      {(order) => (order ? <OrderDetail order={order} /> : <NoClimb />)}
    </ShownOrder>
  )
}

/** Follows its orders, and holds still under a hand. */
function LiveClimbs({ data }: { data: SeveralData }) {
  const steady = useSteady(data)
  useOrderChanges(data.home.climbs, steady.changed)
  useRealtime('show_notification', () => steady.changed('news'))
  return (
    <SteadyRows steady={steady}>
      <SeveralClimbs data={data} />
    </SteadyRows>
  )
}

function NoClimb() {
  const { t, dir } = useApp()
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.myClimb')}</h1>
      <EmptyState
        dir={dir}
        title={t('order.noClimb')}
        text={t('order.noClimbText')}
        action={
          <LocaleLink to="/league-of-legends/elo-boost" className={buttonClass({ variant: 'primary' })}>
            {t('order.setClimb')}
          </LocaleLink>
        }
      />
    </>
  )
}
