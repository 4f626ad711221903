import { createRoot, type Root } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { intentionsOf } from '#web/frame/kept/intentions.ts'
import { startKept } from '#web/frame/kept/start-kept.ts'
import { connection } from '#web/frame/pwa/connection.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { PageData } from '#web/frame/router/page.ts'
import type { SiteMap } from '#web/frame/router/site-map.ts'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { ConnectionBar } from './connection-bar.tsx'
import { startInstall } from './install.ts'
import { newVersion } from './new-version.ts'
import { watchBuild } from './reload-on-new-build.ts'
import { startWorker } from './start-worker.ts'
import { restoreInput, watchTyping } from './unsaved-input.ts'

/** The router sends it (web/frame/router/rescue.ts). */
const unansweredEvent = 'peakline:unanswered'
const wordsAfterMs = 8_000

/** New versions, the offline worker, the bar that says when there is no connection, and the offer to install. */
export function startInstalledApp(app: App, build: string, router: DataRouter, map: SiteMap): void {
  watchTyping()
  watchBuild(build, newVersion)
  void startWorker(app, router).catch(console.warn)
  watchConnection(app, router)
  startKept(app, router, map)
  offerNewVersion(app, router)
  startInstall(app, router)
}

function watchConnection(app: App, router: DataRouter): void {
  addEventListener('offline', connection.doubt)
  addEventListener(unansweredEvent, connection.doubt)
  realtime.subscribe(() => {
    if (!realtime.state.connected && realtime.state.lostAt !== null) connection.doubt()
  })
  addEventListener('online', () => void connection.ask())
  if (!navigator.onLine) void connection.ask()
  // What the bar shows can't load once the connection is lost; everything else that a page needs soon comes first.
  setTimeout(() => void app.texts.ensure(['app']).catch(console.warn), wordsAfterMs)
  followKept(router)
  let root: Root | undefined
  let place: HTMLElement | null = null
  const show = async () => {
    const here = document.getElementById('connection')
    if (place !== here) {
      root?.unmount()
      root = undefined
      place = here
    }
    if (!here || connection.state.kind === 'there') return
    await app.texts.ensure(['app'])
    if (place !== here) return
    root ??= createRoot(here)
    root.render(
      <AppContext value={app}>
        <ConnectionBar watch={connection} unsent={intentionsOf(app)} />
      </AppContext>,
    )
  }
  // Another page can bring another frame: its place is there once it is drawn.
  const frames = new MutationObserver(() => {
    if (document.getElementById('connection') !== place) void show().catch(console.warn)
  })
  const follow = () => {
    if (connection.state.kind === 'there') frames.disconnect()
    else frames.observe(document.body, { childList: true, subtree: true })
    void show().catch(console.warn)
  }
  connection.subscribe(follow)
  // A page that opened without a connection has found out before.
  if (connection.state.kind !== 'there') follow()
}

/** The bar says of when a kept page is, and the page is read as soon as the site answers again. */
function followKept(router: DataRouter): void {
  const keptAt = () => {
    const { matches, loaderData } = router.state
    const page = loaderData?.[matches.at(-1)?.route.id ?? ''] as PageData | undefined
    return page?.keptAt ?? null
  }
  const look = () => connection.shows(keptAt())
  router.subscribe(look)
  connection.subscribe(() => {
    if (connection.state.kind === 'back' && keptAt()) void router.revalidate()
  })
  look()
}

function offerNewVersion(app: App, router: DataRouter): void {
  let path = router.state.location.pathname
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return
    path = location.pathname
    newVersion.pageChanged()
  })
  let root: Root | undefined
  const show = async () => {
    const [{ VersionBar, KeptNote }] = await Promise.all([
      import('./version-bar.tsx'),
      app.texts.ensure(['app']),
    ])
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <AppContext value={app}>
        {newVersion.isOffered ? <VersionBar version={newVersion} /> : <KeptNote />}
      </AppContext>,
    )
  }
  newVersion.subscribe(() => void show().catch(console.warn))
  if (restoreInput()) void show().catch(console.warn)
}
