import { isStaff } from '#core/people/permissions.ts'
import { pathIn } from '#i18n/href.ts'
import { sentTo } from '#web/frame/router/moved.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { onlyPage } from '#web/frame/shell/dashboard-links.ts'
import * as customers from '#web/orders/order/lists/customer-home.tsx'
import { BoosterDay, type Day as Boosters } from '#web/work/booster/booster-day.tsx'
import { StaffDay, StaffQueues, type Day as Staffs, thingsOf } from './staff-day.tsx'

type Data = { staff: Staffs | null; day: Boosters | null } | customers.Data

/** The dashboard's first page: what waits for staff, a booster's day, both, or a customer's climb. */
export async function loader(context: LoaderContext): Promise<Data> {
  const { call, locale, subject } = context
  const permissions = subject?.permissions ?? []
  const only = onlyPage(permissions)
  if (only) throw sentTo(pathIn(only.to, locale, only.params))
  const [works, plays] = [isStaff({ permissions }), permissions.includes('Booster')]
  if (!works && !plays) return customers.loader(context)
  const [staff, day] = await Promise.all([
    works ? call('getStaffDay') : null,
    plays ? call('getBoosterDay') : null,
  ])
  return { staff: staff?.data ?? null, day: day?.data ?? null }
}

export function meta(context: MetaContext<Data>) {
  const { data, t, site } = context
  if (!('day' in data)) return customers.meta({ ...context, data })
  const description = data.staff ? t('today.description') : t('day.nothing')
  return { title: `${t('shell.today')} | ${site.name}`, description }
}

export function Page({ data }: { data: Data }) {
  if (!('day' in data)) return <customers.Page data={data} />
  const { staff, day } = data
  if (!day) return staff && <StaffDay day={staff} />
  return <BoosterDay day={day} above={staff && <Both staff={staff} />} />
}

/** Above the day of a booster who is staff, too. */
function Both({ staff }: { staff: Staffs }) {
  const { t } = useApp()
  return (
    <section className="mb-6">
      <h2 className="type-h2 mb-2">{staff.queues.length > 0 ? thingsOf(t, staff) : t('today.none')}</h2>
      <StaffQueues day={staff} />
    </section>
  )
}
