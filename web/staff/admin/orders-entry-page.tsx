import { pathIn } from '#i18n/href.ts'
import { sentTo } from '#web/frame/router/moved.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { addressOf, readViews } from '#web/parts/lists/views/use-views.ts'
import { ordersPath } from './orders-path.ts'

/** Where staff's orders begin for this person: the view that they chose, otherwise triage. */
export async function loader({ call, locale }: LoaderContext): Promise<never> {
  const { views, default_view_id } = await readViews(call, 'orders')
  const first = views.find(({ view_id }) => view_id === default_view_id)
  if (!first) throw sentTo(pathIn('/dashboard/admin/triage', locale))
  throw sentTo(`${ordersPath(first.query, locale)}?${addressOf(first.query, first.view_id)}`)
}

export function meta({ t, site }: MetaContext<never>) {
  return { title: `${t('shell.adminOrders')} | ${site.name}`, description: t('admin.description') }
}

export function Page() {
  return null
}
