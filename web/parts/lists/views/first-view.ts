import type { ViewedList } from '#core/site/staff-views.ts'
import { sentTo } from '#web/frame/router/moved.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { addressOf, readViews, type ViewQuery } from './use-views.ts'

type Places = { pathOf: (query: ViewQuery) => string; otherwise: string }

/** Leads to the view with which a person opens a list, or to where the list begins for everybody else. */
export async function leadToFirstView(
  call: CallApi,
  list: ViewedList,
  { pathOf, otherwise }: Places,
): Promise<never> {
  const { views, default_view_id } = await readViews(call, list)
  const first = views.find(({ view_id }) => view_id === default_view_id)
  if (!first) throw sentTo(otherwise)
  throw sentTo(`${pathOf(first.query)}?${addressOf(first.query, first.view_id)}`)
}
