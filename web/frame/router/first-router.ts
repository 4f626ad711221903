import {
  createPath,
  type DataRouter,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router'
import type { RouterInit } from './browser-router.ts'
import { nameEntry } from './scroll-places.ts'

type State = DataRouter['state']
type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Init = Omit<RouterInit, 'routes'> & {
  /** The route of the document's page, with what it is shown in. */
  routes: RouteObject[]
  /** The routes that the document's address matches. */
  matches: RouteMatch[]
  /** Loads the routes of all pages. */
  allRoutes: () => Promise<RouteObject[]>
}

type Arrival = {
  bring: () => Promise<DataRouter>
  /** Whether it has come: before that, it knows only the document's page. */
  readonly isWhole: boolean
}

/** React Router's router, once it has come. */
export type FirstRouter = DataRouter & Arrival

/** What React Router's components and hooks never ask a router for, and neither do we. */
type Unasked =
  | 'future'
  | 'initialize'
  | 'dispose'
  | 'enableScrollRestoration'
  | 'patchRoutes'
  | '_internalSetRoutes'
  | '_internalSetStateDoNotUseOrYouWillBreakYourApp'
  | '_internalFetchControllers'

const idle: State['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}
const unblocked = { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined } as const

const quietly = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false }

/**
 * Replaces React Router's own router on the first view, which needs only its state: the router is 18 KB of script,
 * and loads when the page is idle or someone navigates. Requests before that are queued.
 */
export function firstRouter(init: Init): FirstRouter {
  const subscribers = new Set<Subscriber>()
  const blockers = new Map<string, Parameters<DataRouter['getBlocker']>[1]>()
  let router: DataRouter | undefined
  let state = firstState(init)
  const tell: Subscriber = (next, options) => {
    state = next
    for (const subscriber of subscribers) subscriber(next, options)
  }
  let coming: Promise<DataRouter> | undefined
  const bring = () => {
    coming ??= comes()
    return coming
  }
  const comes = async () => {
    try {
      const [{ browserRouter }, routes] = await Promise.all([import('./browser-router.ts'), init.allRoutes()])
      router = browserRouter({ ...init, routes })
      router.subscribe(tell)
      for (const [key, blocks] of blockers) router.getBlocker(key, blocks)
      return router
    } catch (error) {
      coming = undefined
      // No navigation is in progress any more.
      tell({ ...state, navigation: idle }, quietly)
      throw error
    }
  }

  let turn: Promise<unknown> = Promise.resolve()
  /**
   * Each begins when the previous one has begun, and one without loaders is finished by then: React Router completes
   * such a navigation even after a newer one has begun, which would then not be written to the history.
   */
  const inTurn = (to: To | number | null, options?: { defaultShouldRevalidate?: boolean }): Promise<void> => {
    let done: Promise<void> | undefined
    const begun = turn.then(bring).then((present) => {
      done = present.navigate(to as To, options)
      return options?.defaultShouldRevalidate === false ? done : undefined
    })
    turn = begun.catch(() => {})
    return begun.then(() => done)
  }

  /** Shows at once that a navigation is in progress. */
  const begin = (to: To | null) => {
    const { pathname, search, hash } = urlOf(to ?? '')
    if (router || pathname === state.location.pathname) return
    const location = { ...state.location, pathname, search, hash }
    const navigation = {
      ...idle,
      state: 'loading',
      location,
      matches: [],
      historyAction: 'PUSH',
    } as State['navigation']
    tell({ ...state, navigation }, quietly)
  }

  const imitation: Omit<DataRouter, Unasked> & Arrival = {
    bring,
    get state() {
      return state
    },
    get isWhole() {
      return router !== undefined
    },
    get routes() {
      return router?.routes ?? (init.routes as DataRouter['routes'])
    },
    basename: '/',
    manifest: {},
    window: undefined,
    match: (location) =>
      matchRoutes(router?.routes ?? init.routes, location) as ReturnType<DataRouter['match']>,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    navigate(to: To | number | null, options?: object) {
      if (typeof to !== 'number') begin(to)
      return inTurn(to, options)
    },
    async revalidate() {
      await (await bring()).revalidate()
    },
    async fetch(...asked) {
      await (await bring()).fetch(...asked)
    },
    getFetcher: (key) => router?.getFetcher(key) ?? { ...idle, data: undefined },
    deleteFetcher: (key) => router?.deleteFetcher(key),
    resetFetcher: (key, options) => router?.resetFetcher(key, options),
    getBlocker(key, blocks) {
      blockers.set(key, blocks)
      if (router) return router.getBlocker(key, blocks)
      void bring().catch(() => {})
      return unblocked
    },
    deleteBlocker(key) {
      blockers.delete(key)
      router?.deleteBlocker(key)
    },
    createHref: (location) => createPath(location),
    createURL: (to) => urlOf(to),
    encodeLocation(to) {
      const { pathname, search, hash } = urlOf(to)
      return { pathname, search, hash }
    },
  }
  return imitation as FirstRouter
}

/** The state of a newly loaded document, with the data that came with it. */
function firstState({ matches, hydrationData }: Init): State {
  const { pathname, search, hash } = location
  return {
    historyAction: 'POP' as State['historyAction'],
    location: { pathname, search, hash, state: null, key: nameEntry(), mask: undefined },
    matches: matches as State['matches'],
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    ...hydrationData,
    actionData: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const urlOf = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), location.href)
