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
  let ringing: Promise<void> | undefined
  const ring = async () => {
    await app.texts.ensure(['news'])
    createRoot(document.createElement('div')).render(
      <AppContext value={app}>
        <BellRoot news={news} />
      </AppContext>,
    )
  }
  // Somebody can sign in without a new page.
  const look = () => {
    if (session.state.kind !== 'known' || ringing) return
    ringing = ring()
    ringing.catch((error) => {
      ringing = undefined
      console.warn(error)
    })
  }
  session.subscribe(look)
  look()
}
