import { pathIn } from '#i18n/href.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { leadToFirstView } from '#web/parts/lists/views/first-view.ts'
import { ordersPath } from './orders-path.ts'

/** Where staff's orders begin for this person: the view that they chose, otherwise triage. */
export function loader({ call, locale }: LoaderContext): Promise<never> {
  return leadToFirstView(call, 'orders', {
    pathOf: (query) => ordersPath(query, locale),
    otherwise: pathIn('/dashboard/admin/triage', locale),
  })
}

export function meta({ t, site }: MetaContext<never>) {
  return { title: `${t('shell.adminOrders')} | ${site.name}`, description: t('admin.description') }
}

export function Page() {
  return null
}
