import { readFileSync } from 'node:fs'
import { type DataRouter, matchRoutes } from 'react-router'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { RoutePattern } from '#i18n/paths.ts'
import { CallError } from '../session/call.ts'
import { Texts } from '../texts/texts.ts'
import { firstRouter } from './first-router.ts'
import type { Loading } from './load-page.ts'
import type { LoaderContext } from './page.ts'
import type { RouteEntry, View } from './route-entry.ts'
import { routesOf } from './routes-of.tsx'
import { hydrationOf } from './shown.ts'
import type { SiteMap } from './site-map.ts'

const origin = 'https://shop.example'
type Entry = { url: URL; state: unknown }

/** As much of a browser as a router needs: an address, a history, and events. */
function fakeBrowser() {
  const entries: Entry[] = [{ url: new URL('/', origin), state: null }]
  let at = 0
  const present = () => entries[at] as Entry
  const events = new EventTarget()
  const to = (url: string | URL | null | undefined) => new URL(url ?? present().url, present().url)
  const move = (delta: number) => {
    if (!entries[at + delta]) return
    at += delta
    events.dispatchEvent(new Event('popstate'))
  }
  const history = {
    get state() {
      return present().state
    },
    replaceState: (state: unknown, _: string, url?: string) => entries.splice(at, 1, { url: to(url), state }),
    pushState(state: unknown, _: string, url?: string) {
      entries.splice(at + 1, entries.length, { url: to(url), state })
      at++
    },
    go: (delta: number) => setTimeout(() => move(delta)),
  }
  const window = {
    history,
    get location() {
      return present().url
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: { createElement() {} },
  }
  return { window, addresses: () => entries.map(({ url }) => url.pathname + url.search + url.hash) }
}

/** What each page's loader waits for, and its arguments. */
let loads: {
  pattern: RoutePattern
  url: URL
  answer: (data: unknown) => void
  fail: (error: unknown) => void
}[]
let signals: AbortSignal[]
let browser: ReturnType<typeof fakeBrowser>
/** The messages to the person who navigated. */
let said: unknown[]

beforeEach(() => {
  loads = []
  signals = []
  said = []
  browser = fakeBrowser()
  vi.stubGlobal('window', browser.window)
  vi.stubGlobal('document', { defaultView: browser.window, head: { querySelectorAll: () => [] } })
  vi.stubGlobal('history', browser.window.history)
  Object.defineProperty(globalThis, 'location', { get: () => browser.window.location, configurable: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'location')
})

const Nothing = () => null
const view = (file: string): View => ({
  file,
  layout: 'default',
  areas: [],
})
const loader = ({ pattern, url, call }: LoaderContext) =>
  new Promise((answer, fail) => {
    void call('getMe')
    loads.push({ pattern, url, answer, fail })
  })
const entry = (pattern: RoutePattern, guard: RouteEntry['guard'] = 'public'): RouteEntry => ({
  pattern,
  guard,
  view: view(pattern),
})
const table = [
  entry('/'),
  entry('/blog'),
  entry('/glossary'),
  entry('/contact'),
  entry('/dashboard', 'authentication'),
]
const map: SiteMap = {
  table: async () => table,
  load: async () => ({ Page: Nothing, loader }),
  layouts: { default: async () => Nothing, dashboard: async () => Nothing },
  instead: {
    signIn: view('sign-in'),
    forbidden: view('forbidden'),
    banned: view('banned'),
    missing: view('missing'),
    closed: view('closed'),
  },
  ProofDialog: () => null,
  SignInDialog: Nothing,
  BannedDialog: Nothing,
  Failure: Nothing,
}

function open() {
  const routes = routesOf(map, table.slice(0, 1), 'en')
  const allRoutes = async () => routesOf(map, table, 'en')
  const matches = matchRoutes(routes, '/') ?? []
  const texts = new Texts('en')
  const { hydrationData } = hydrationOf(table[0] ?? null, { kind: 'page', data: 'home' })
  const call = (async (_: string, { signal }: { signal: AbortSignal }) => signals.push(signal)) as never
  const tell = (error: unknown) => said.push(error)
  const router = firstRouter({ routes, matches, allRoutes, hydrationData, loading: () => loading, tell })
  const loading: Loading = {
    locale: 'en',
    texts,
    call,
    session: async () => ({ subject: null, call }),
  }
  return router
}

const asked = (count: number) => expect.poll(() => loads).toHaveLength(count)
const shown = (router: ReturnType<typeof open>) => router.state.location.pathname

test('the first view needs no router; navigating gives feedback at once', async () => {
  const router = open()
  const heard = vi.fn()
  router.subscribe(heard)
  expect(router.state.matches.at(-1)?.route.id).toBe('/')
  expect(router.state.loaderData['/']).toEqual({ data: 'home' })
  const going = router.navigate('/blog')
  expect(heard).toHaveBeenCalledOnce()
  expect(router.state.navigation.location?.pathname).toBe('/blog')
  expect(shown(router)).toBe('/')
  await asked(1)
  loads[0]?.answer('posts')
  await going
  expect(router.state.navigation.state).toBe('idle')
  expect(router.state.loaderData['/blog']).toMatchObject({ data: 'posts' })
  expect(browser.addresses()).toEqual(['/', '/blog'])
})

test('of two navigations the newest wins, and the calls of the other are aborted', async () => {
  const router = open()
  const first = router.navigate('/blog')
  await asked(1)
  const second = router.navigate('/glossary')
  await asked(2)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  loads[1]?.answer('words')
  loads[0]?.answer('posts')
  await Promise.all([first, second])
  expect(shown(router)).toBe('/glossary')
  expect(browser.addresses()).toEqual(['/', '/glossary'])
})

test('back leads to the previous page, whose data are read again', async () => {
  const router = open()
  const going = router.navigate('/blog')
  await asked(1)
  loads[0]?.answer('posts')
  await going
  browser.window.history.go(-1)
  await asked(2)
  loads[1]?.answer('home again')
  await expect.poll(() => shown(router)).toBe('/')
  expect(router.state.historyAction).toBe('POP')
  expect(router.state.loaderData['/']).toMatchObject({ data: 'home again' })
})

test('an anchor on the same page reloads no data', async () => {
  const router = open()
  await router.navigate('/#how')
  expect(router.state.location.hash).toBe('#how')
  expect(loads).toEqual([])
  expect(browser.addresses()).toEqual(['/', '/#how'])
})

test('a page that writes its own address reloads no data, and a simultaneous navigation is kept', async () => {
  const router = open()
  const write = (search: string) =>
    router.navigate({ search }, { replace: true, defaultShouldRevalidate: false })
  const going = Promise.all([write('?wins=1'), write('?wins=2'), router.navigate('/blog')])
  await asked(1)
  expect(browser.addresses()).toEqual(['/?wins=2'])
  loads[0]?.answer('posts')
  await going
  expect(browser.addresses()).toEqual(['/?wins=2', '/blog'])
})

test('a blocker keeps the page until it allows leaving, whatever the way', async () => {
  const router = open()
  router.getBlocker('form', ({ nextLocation }) => nextLocation.pathname !== '/')
  await router.navigate('/blog')
  const blocker = router.state.blockers.get('form')
  expect([blocker?.state, shown(router), loads.length]).toEqual(['blocked', '/', 0])
  blocker?.reset?.()
  expect(router.state.blockers.get('form')?.state).toBe('unblocked')
  await router.navigate('/glossary')
  router.state.blockers.get('form')?.proceed?.()
  await asked(1)
  loads[0]?.answer('words')
  await expect.poll(() => shown(router)).toBe('/glossary')
  router.deleteBlocker('form')
})

test('if data can’t be reloaded, the page stays; navigating to another page reports the failure', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const logged = vi.mocked(console.error)
  const router = open()
  const again = router.revalidate()
  await asked(1)
  loads[0]?.fail(new CallError(0, 'something_wrong'))
  await again
  expect(router.state.errors).toBeNull()
  expect(router.state.loaderData['/']).toEqual({ data: 'home' })
  const going = router.navigate('/blog')
  await asked(2)
  loads[1]?.fail(new CallError(503, 'server_busy'))
  await going
  expect(Object.values(router.state.errors ?? {})).toEqual([new CallError(503, 'server_busy')])
  expect([warned.mock.calls.length, logged.mock.calls.length]).toEqual([1, 1])
  warned.mockRestore()
  logged.mockClear()
})

test('forbidden and unknown pages are replaced at their own address', async () => {
  const router = open()
  for (const [path, status, kind] of [
    ['/dashboard', 401, 'refused'],
    ['/nowhere', 404, 'missing'],
  ] as const) {
    await router.navigate(path)
    expect(shown(router)).toBe(path)
    expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status, data: { kind } }])
  }
})

describe('without a connection', () => {
  const gone = new CallError(0, 'something_wrong')
  const idle = (router: ReturnType<typeof open>) =>
    expect.poll(() => router.state.navigation.state).toBe('idle')

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    return () => vi.mocked(console.warn).mockRestore()
  })

  test('the displayed page stays, at its address, and the next attempt succeeds', async () => {
    const router = open()
    const going = router.navigate('/blog')
    await asked(1)
    loads[0]?.fail(gone)
    await going
    await idle(router)
    expect([shown(router), router.state.errors, browser.addresses()]).toEqual(['/', null, ['/']])
    expect(router.state.loaderData['/']).toEqual({ data: 'home' })
    expect(said).toEqual([gone])
    const again = router.navigate('/blog')
    await asked(2)
    loads[1]?.answer('posts')
    await again
    expect(browser.addresses()).toEqual(['/', '/blog'])
  })

  test('a page whose module is not loaded can’t be opened either', async () => {
    const router = open()
    const { load } = map
    map.load = () => Promise.reject(gone)
    await router.navigate('/contact')
    await idle(router)
    expect([shown(router), said]).toEqual(['/', [gone]])
    map.load = load
    const again = router.navigate('/contact')
    await asked(1)
    loads[0]?.answer('ways')
    await again
    expect(shown(router)).toBe('/contact')
  })

  test('after back, the history moves forward again to the page that stays', async () => {
    const router = open()
    const going = router.navigate('/blog')
    await asked(1)
    loads[0]?.answer('posts')
    await going
    browser.window.history.go(-1)
    await asked(2)
    loads[1]?.fail(gone)
    // The remaining page is read again, which fails as well and leaves it unchanged.
    await asked(3)
    loads[2]?.fail(gone)
    await idle(router)
    expect([shown(router), browser.window.location.pathname]).toEqual(['/blog', '/blog'])
    expect(router.state.loaderData['/blog']).toMatchObject({ data: 'posts' })
    expect(browser.addresses()).toEqual(['/', '/blog'])
    expect(said).toEqual([gone])
  })
})

describe('until it comes, React Router’s router is imitated as it is in this version', () => {
  /** Both routers of the document’s page. */
  async function both() {
    const first = open()
    const real = await first.bring()
    onTestFinished(() => real.dispose())
    return { imitated: open(), real }
  }
  /** Routes are other objects, and the real ones know all pages. */
  const comparable = ({ state }: DataRouter) => ({
    ...state,
    matches: state.matches.map(({ route, ...match }) => ({ ...match, id: route.id })),
  })

  test('its state has the same keys and values', async () => {
    const { imitated, real } = await both()
    expect(comparable(imitated)).toStrictEqual(comparable(real))
  })

  test('it does the same, apart from what no component asks for', async () => {
    const { imitated, real } = await both()
    const unasked = [
      'future',
      'initialize',
      'dispose',
      'enableScrollRestoration',
      'patchRoutes',
      '_internalSetRoutes',
      '_internalSetStateDoNotUseOrYouWillBreakYourApp',
      '_internalFetchControllers',
    ]
    const arrival = ['bring', 'isWhole']
    expect([...Object.keys(imitated), ...unasked].sort()).toEqual([...Object.keys(real), ...arrival].sort())
    const used = ['components', 'hooks'].flatMap((file) =>
      [
        ...readFileSync(`node_modules/react-router/dist/production/lib/${file}.js`, 'utf8').matchAll(
          /\brouter\.(\w+)/g,
        ),
      ].map(([, name = '']) => name),
    )
    expect(used).toContain('subscribe')
    expect(used.filter((name) => unasked.includes(name))).toEqual([])
  })

  test('a navigation in progress has the same keys', async () => {
    const router = open()
    const going = router.navigate('/blog')
    const imitated = router.state.navigation
    await asked(1)
    const { navigation: real } = router.state
    expect(real).not.toBe(imitated)
    expect([imitated.state, real.state]).toEqual(['loading', 'loading'])
    expect(Object.keys(imitated).sort()).toEqual(Object.keys(real).sort())
    loads[0]?.answer('posts')
    await going
  })

  test('a fetcher and a blocker that rest are the same, and so are addresses', async () => {
    const { imitated, real } = await both()
    expect(imitated.getFetcher('any')).toEqual(real.getFetcher('any'))
    expect(imitated.getBlocker('any', () => false)).toEqual(real.getBlocker('any', () => false))
    const to = '/blog?page=2#newest'
    expect(imitated.createURL?.(to).href).toBe(real.createURL?.(to).href)
    expect(imitated.encodeLocation(to)).toEqual(real.encodeLocation(to))
    expect(imitated.createHref(new URL(to, origin))).toBe(real.createHref(new URL(to, origin)))
  })
})
