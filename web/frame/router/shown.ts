import { isRouteErrorResponse, type UIMatch } from 'react-router'
import { isCallError } from '../session/call.ts'
import { type Loaded, type PageData, statusOf } from './page.ts'
import type { RouteEntry } from './route-entry.ts'

/** What is at an address: its entry (null if unknown), and what its loader has returned. */
export type Shown = { entry: RouteEntry | null; params: Record<string, string>; loaded: Loaded }

type State = {
  matches: readonly { route: { id?: string; handle?: unknown }; params: UIMatch['params'] }[]
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
}

/** React Router's state in the site's terms. */
export function shownOf(state: State): Shown {
  const match = state.matches.at(-1)
  const entry = (match?.route.handle as RouteEntry | undefined) ?? null
  const params = (match?.params ?? {}) as Record<string, string>
  const [error] = Object.values(state.errors ?? {})
  const data = dataOf(state)
  const loaded: Loaded = data ? { kind: 'page', data: data.data } : loadedOf(error)
  return { entry, params, loaded }
}

/** The exact value that the page, or its replacement, is rendered from. */
export function servedOf(state: State): unknown {
  return dataOf(state) ?? loadedOf(Object.values(state.errors ?? {})[0])
}

function dataOf({ matches, loaderData, errors }: State): PageData | undefined {
  return errors ? undefined : (loaderData[matches.at(-1)?.route.id ?? ''] as PageData | undefined)
}

/** Why there is no page: what a loader has thrown for it, or a failure. */
export function loadedOf(error: unknown): Loaded {
  return isRouteErrorResponse(error) ? (error.data as Loaded) : failureOf(error)
}

/** The boundary that shows what replaces a page. */
export const pagesId = 'pages'

/** What React Router continues with in the browser, including the value that the document was rendered from. */
export function hydrationOf(entry: RouteEntry | null, loaded: Loaded) {
  if (loaded.kind === 'page' && entry) {
    const served: PageData = { data: loaded.data }
    return { served, hydrationData: { loaderData: { [entry.pattern]: served }, errors: null } }
  }
  const error = { status: statusOf(loaded), statusText: '', internal: false, data: loaded }
  return { served: loaded, hydrationData: { loaderData: {}, errors: { [pagesId]: error } } }
}

/** What is shown of an unexpected error. */
export function failureOf(error: unknown): Extract<Loaded, { kind: 'failed' }> {
  if (isCallError(error)) return { kind: 'failed', status: error.status || 503, code: error.code }
  return { kind: 'failed', status: 500, code: 'internal_server_error' }
}
