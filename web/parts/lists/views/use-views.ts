import { useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { ViewedList } from '#core/site/staff-views.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import type { CallApi } from '#web/frame/session/call.ts'

type Reply = Contract['listViews']['reply']['data']

/** What a view holds: the list's address, by its names. */
export type ViewQuery = Record<string, string>
export type View = Omit<Reply['views'][number], 'query'> & { query: ViewQuery }
export type Views = Omit<Reply, 'views'> & { views: View[] }

export type ShownViews = Views & {
  list: ViewedList
  /** The view that the address names; undefined for none, or one that the person doesn't see. */
  opened: View | undefined
  /** What the address shows now, in the form of a view. */
  query: ViewQuery
  /** Whether that differs from the opened view. */
  changed: boolean
  hrefOf: (view: Pick<View, 'view_id' | 'query'>) => string
  /** The list without a view. */
  plainHref: string
  /** Shows what a call about the views replied. */
  take: (reply: Reply) => void
}

/** Where the list is without a view, such as its tab; the address's query has all else. */
type Place = { state?: string; pathOf: (query: ViewQuery) => string }

/** Of the address, but of no view: the place in the list, and the view itself. */
const ofNoView = ['page', 'view', 'order']

/**
 * The views of a list. The address stays the truth: a view is opened by its address, which has all that it holds and its id,
 * and what is changed afterwards changes the address alone.
 */
export function useViews(list: ViewedList, read: Views, { state, pathOf }: Place): ShownViews {
  const [search] = useSearchParams()
  const [replied, reply] = useState<{ read: Views; views: Views } | null>(null)
  const views = replied?.read === read ? replied.views : read
  const opened = views.views.find(({ view_id }) => view_id === search.get('view'))
  const query = queryOf(search, state)
  return {
    ...views,
    list,
    opened,
    query,
    changed: opened !== undefined && !isSame(opened.query, query),
    hrefOf: ({ view_id, query }) => `${pathOf(query)}?${addressOf(query, view_id)}`,
    plainHref: pathOf(query),
    take: (next) => reply({ read, views: viewsOf(next) }),
  }
}

function queryOf(search: URLSearchParams, state: string | undefined): ViewQuery {
  const held = [...search].filter(([name, value]) => value && !ofNoView.includes(name))
  return { ...(state && { state }), ...Object.fromEntries(held) }
}

/** The query of a view's address. What the list doesn't know (any more), it says and ignores. */
export function addressOf({ state: _, ...query }: ViewQuery, viewId: string): URLSearchParams {
  return new URLSearchParams({ ...query, view: viewId })
}

function isSame(a: ViewQuery, b: ViewQuery): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

/** The views of a list and what the person chose for it, for the loader of its page. */
export async function readViews(call: CallApi, list: ViewedList): Promise<Views> {
  return viewsOf((await call('listViews', { params: { list } })).data)
}

function viewsOf({ views, ...rest }: Reply): Views {
  const named = ({ query, ...view }: Reply['views'][number]) => ({
    ...view,
    query: Object.fromEntries(query.map(({ name, value }) => [name, value])),
  })
  return { ...rest, views: views.map(named) }
}

/** A query in the form of the calls. */
export function entriesOf(query: ViewQuery): Reply['views'][number]['query'] {
  return Object.entries(query).map(([name, value]) => ({ name, value }))
}
