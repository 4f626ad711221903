import { useApp } from '#web/frame/session/app-context.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { OnlineNow } from './online-now.tsx'
import { fewestOnline, mostOnline, type NowFacts } from './storefront-facts.ts'

export const notePart = new LaterPart(async () => (await import('./now-plots.tsx')).NowNote)
export const onlinePart = new LaterPart(async () => (await import('./now-plots.tsx')).OnlinePlot)
export const startPart = new LaterPart(async () => (await import('./now-plots.tsx')).StartFigure)
export const arrivalPart = new LaterPart(async () => (await import('./now-plots.tsx')).ArrivalFigure)

/** Live figures with their plots: each that is measured from enough, and nothing without any. */
export function RightNow({ facts }: { facts: NowFacts }) {
  const { t } = useApp()
  const { online, starts, arrivals, demo } = facts
  const most = mostOnline(online)
  const has = {
    online: most >= fewestOnline,
    starts: starts.medianSeconds !== null,
    arrivals: arrivals.onTime.length > 0,
  }
  if (!Object.values(has).includes(true)) return null
  return (
    <section className="shell home-section" aria-labelledby="now">
      <div className="home-heading">
        <h2 id="now" className="type-h2">
          {t('home.rightNow')}
        </h2>
        {(has.starts || has.arrivals) && <Later part={notePart} props={{ orders: arrivals.orders, demo }} />}
      </div>
      <div className="home-figures">
        {has.online && (
          <div>
            <OnlineNow most={most} />
            <div className="home-plot">
              <Later part={onlinePart} props={{ online }} />
            </div>
          </div>
        )}
        {has.starts && <Later part={startPart} props={{ starts }} />}
        {has.arrivals && <Later part={arrivalPart} props={{ arrivals }} />}
      </div>
    </section>
  )
}
