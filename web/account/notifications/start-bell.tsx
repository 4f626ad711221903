import { createRoot } from 'react-dom/client'
import { type App, AppContext } from '#web/frame/session/app-context.ts'
import { BellRoot } from './bell-root.tsx'
import { News } from './news.ts'
import { countInTitle } from './title-count.ts'

/** Puts the bell into the headers of the page, in a root of its own. Called once, when the page is idle. */
export function startBell(app: App): void {
  const { session } = app
  if (!session) return
  const news = new News(app.call)
  news.follow()
  countInTitle(news)
  const bring = async () => {
    if (!session.token() || !(await session.load())) return
    await Promise.all([app.texts.ensure(['news']), news.count()])
    createRoot(document.createElement('div')).render(
      <AppContext value={app}>
        <BellRoot news={news} />
      </AppContext>,
    )
    stop()
  }
  // Somebody can sign in without a new page.
  const stop = session.subscribe(() => {
    if (session.state.kind === 'known') void bring().catch(console.warn)
  })
  void bring().catch(console.warn)
}
