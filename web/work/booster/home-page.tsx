import { holds } from '#core/people/permissions.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import * as customers from '#web/orders/order/lists/customer-home.tsx'
import { BoosterDay, type Day } from './booster-day.tsx'

type Data = { day: Day } | customers.Data

/** The dashboard's first page: a booster's day, or a customer's climb. */
export async function loader(context: LoaderContext): Promise<Data> {
  if (!holds(context.subject, 'Booster')) return customers.loader(context)
  const { data } = await context.call('getBoosterDay')
  return { day: data }
}

export function meta(context: MetaContext<Data>) {
  const { data, t, site } = context
  if (!('day' in data)) return customers.meta({ ...context, data })
  return { title: `${t('shell.today')} | ${site.name}`, description: t('day.nothing') }
}

export function Page({ data }: { data: Data }) {
  return 'day' in data ? <BoosterDay day={data.day} /> : <customers.Page data={data} />
}
