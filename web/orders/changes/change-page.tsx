import './change-page.css'
import '../order/page/order-page.css'
import { isBoost, type OrderConfig } from '#core/choices/order-config.ts'
import { placeLine } from '#i18n/climb-words.ts'
import { listed } from '#i18n/joined-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { alongside } from '../order/parts/alongside.ts'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { OrderState } from '../order/parts/order-state.tsx'
import { useOrderChanges } from '../order/parts/use-order-changes.ts'
import { ChangeForm } from './change-form.tsx'
import type { Terms } from './price-of-change.ts'

type Data = {
  order: OrderView
  terms: Terms | null
  along: boolean
  earlier?: boolean
  /** What staff prepared for the customer, who came to pay it. */
  prepared?: OrderConfig | null
}

/** An order that can't be changed now has no terms. */
export async function loader({ call, params, url }: LoaderContext): Promise<Data> {
  const of = { params: { order_id: params.order_id ?? '' } }
  const { order } = (await call('getOrder', of)).data
  const offer = offered(order, 'change_asked') ?? offered(order, 'change_prepared')
  const terms = offer && !offer.refusal ? (await call('getChangeTerms', of)).data : null
  const asked = (name: string) => url.searchParams.has(name)
  const prepared = asked('prepared') ? (order.prepared?.config ?? null) : null
  return { order, terms, along: asked('along'), earlier: asked('earlier'), prepared }
}

export function meta({ data, t, site }: MetaContext<Data>) {
  return {
    title: `${t('change.title')} | ${orderTitle(t, data.order)} | ${site.name}`,
    description: t('change.description'),
  }
}

/** Where the customer of a running order says what should be different, sees what that costs, and asks the booster. */
export function Page({ data: { order, terms, along, earlier = false, prepared = null } }: { data: Data }) {
  useOrderChanges([order])
  return (
    <article className="change-page" data-game={order.config.game}>
      <Head order={order} />
      {terms ? (
        // Another version of the order has other prices, so the choice begins again.
        <ChangeForm
          key={order.version}
          order={order}
          terms={terms}
          first={prepared ?? (along ? alongside(order.config) : null)}
          tab={earlier ? 'earlier' : null}
        />
      ) : (
        <Closed order={order} />
      )}
    </article>
  )
}

function Head({ order }: { order: OrderView }) {
  const { t } = useApp()
  const { number, config, booster } = order
  const about = [
    serviceLine(t, config),
    ...(isBoost(config) ? [placeLine(t, config)] : []),
    ...(booster ? [booster.username] : []),
  ]
  return (
    <header>
      <LocaleLink
        to="/dashboard/order/:order_id"
        params={{ order_id: order.order_id }}
        className="link type-small inline-flex min-h-11 items-center gap-1"
      >
        <Icon name="chevron-left" size={16} className="rtl:-scale-x-100" />
        {t('order.orderNumber', { number })}
      </LocaleLink>
      <h1 className="type-h1 flex flex-wrap items-center gap-x-4 gap-y-2">
        {t(order.viewer === 'staff' ? 'change.staff.title' : 'change.title')}
        <OrderState order={order} />
      </h1>
      <p className="type-table mt-1 text-ink-2">{listed(t, orderTitle(t, order), ...about)}</p>
      {order.viewer === 'staff' && (
        <p className="type-body mt-3 text-ink-2">
          {t('change.staff.lead', { name: order.customer.username })}
        </p>
      )}
    </header>
  )
}

/** Why the order can't be changed; the link above leads back to it. */
function Closed({ order }: { order: OrderView }) {
  const { t } = useApp()
  const waits = order.change !== null || (order.viewer === 'staff' && order.prepared !== null)
  return (
    <Notice className="mt-8" title={t(waits ? 'order.refusal.change_open' : 'change.closed')}>
      {t(waits ? 'change.waitsText' : 'change.closedText')}
    </Notice>
  )
}
