import { useApp } from '#web/frame/session/app-context.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { OnlineNow } from './online-now.tsx'
import type { NowFacts } from './storefront-facts.ts'

export const notePart = new LaterPart(async () => (await import('./now-plots.tsx')).NowNote)
export const onlinePart = new LaterPart(async () => (await import('./now-plots.tsx')).OnlinePlot)
export const startPart = new LaterPart(async () => (await import('./now-plots.tsx')).StartFigure)
export const arrivalPart = new LaterPart(async () => (await import('./now-plots.tsx')).ArrivalFigure)

/** Three live figures with their plots; a figure appears once there are enough orders. */
export function RightNow({ facts }: { facts: NowFacts }) {
  const { t } = useApp()
  return (
    <section className="shell home-section" aria-labelledby="now">
      <div className="home-heading">
        <h2 id="now" className="type-h2">
          {t('home.rightNow')}
        </h2>
        <Later part={notePart} props={{ orders: facts.arrivals.orders, demo: facts.demo }} />
      </div>
      <div className="home-figures">
        <div>
          <OnlineNow />
          <div className="home-plot">
            <Later part={onlinePart} props={{ online: facts.online }} />
          </div>
        </div>
        <Later part={startPart} props={{ starts: facts.starts }} />
        <Later part={arrivalPart} props={{ arrivals: facts.arrivals }} />
      </div>
    </section>
  )
}
