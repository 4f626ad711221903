import type { DataRouter } from 'react-router'
import { hasSounded } from '#web/frame/realtime/news-sound.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { goTo } from '#web/frame/router/page-state.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { isOpenMessage, isSoundMessage, newsHash } from '#web/worker/read-push.ts'

/** Opens what a pressed push is about, and keeps the browser's subscription the session's. Called once, when the page is idle. */
export function startPush(app: App, router: DataRouter): void {
  const { serviceWorker } = navigator
  const { session } = app
  if (!serviceWorker || !session) return
  const read = (id: number) => void app.call('readNotifications', { body: { ids: [id] } }).catch(console.warn)
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (isSoundMessage(data)) ports[0]?.postMessage(hasSounded(data.sounded))
    if (!isOpenMessage(data)) return
    ports[0]?.postMessage(true)
    void goTo(router, data.open).catch(console.warn)
    if (data.news > 0) read(data.news)
  })
  // Messages wait until somebody listens.
  serviceWorker.startMessages()
  const [, opened] = newsHash.exec(location.hash) ?? []
  if (opened) {
    history.replaceState(history.state, '', location.pathname + location.search)
    void session.load().then((user) => user && read(Number(opened)))
  }

  let kept: boolean | undefined
  const keep = () =>
    ifAllowed(async ({ keepPush }) => {
      await session.load()
      const { kind } = session.state
      // Without an answer nobody knows who is here.
      if (kind === 'unknown' || kept === (kind === 'known')) return
      kept = kind === 'known'
      await keepPush(app, kept)
    })
  const say = () => ifAllowed(async ({ sayWhetherShown }) => sayWhetherShown())
  session.subscribe(keep)
  keep()
  document.addEventListener('visibilitychange', say)
  realtime.on('connected', say)
  realtime.on('notifications_read', (news) =>
    ifAllowed(({ closeShown }) =>
      closeShown((id) => ('ids' in news ? news.ids.includes(id) : id <= news.up_to)),
    ),
  )
}

/** Most browsers have never been allowed to show a push, and load nothing for it. */
function ifAllowed(work: (push: typeof import('./push.ts')) => Promise<void>): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  void import('./push.ts').then(work).catch(console.warn)
}
