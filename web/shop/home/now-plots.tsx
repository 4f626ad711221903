import { useApp } from '#web/frame/session/app-context.ts'
import { Bars, CountLine, Squares } from '#web/kit/drawing/plots/plots.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import type { NowFacts } from './storefront-facts.ts'

/** How many orders the figures are measured from. */
export function NowNote({ orders, demo }: { orders: number; demo: boolean }) {
  const { t } = useApp()
  return (
    <p className="type-small text-ink-3">
      {demo && <Chip className="me-3">{t('shell.demo')}</Chip>}
      {t('home.counted', { count: orders })}
    </p>
  )
}

/** Boosters online over the last 24 hours. */
export function OnlinePlot({ online }: Pick<NowFacts, 'online'>) {
  const { t, dir } = useApp()
  return (
    <>
      <CountLine counts={online} dir={dir} />
      <p className="plot-axis">
        <span>{t('home.dayAgo')}</span>
        <span>{t('home.now')}</span>
      </p>
    </>
  )
}

/** How soon a booster starts: the median, and all starts in bars. */
export function StartFigure({ starts }: Pick<NowFacts, 'starts'>) {
  const { t, dir } = useApp()
  const { bars, barMinutes, medianSeconds } = starts
  if (medianSeconds === null) return null
  const marked = Math.min(bars.length - 1, Math.floor(medianSeconds / 60 / barMinutes))
  const side = ((marked + 1) / bars.length) * 100
  // Past the middle, the note is before its mark.
  const place = side > 55 ? { insetInlineEnd: `${102 - side}%` } : { insetInlineStart: `${side + 1}%` }
  return (
    <>
      <p className="type-price tabular-nums">
        {t('home.minutes', { count: Math.max(1, Math.round(medianSeconds / 60)) })}
      </p>
      <p className="type-body text-ink-2">{t('home.medianStart')}</p>
      <div className="home-plot">
        <Bars counts={bars} marked={marked} dir={dir} />
        <span className="plot-note" style={place}>
          {t('home.halfSooner')}
        </span>
        <p className="plot-axis">
          <span>0</span>
          <span>{t('home.refundOffered')}</span>
        </p>
      </div>
    </>
  )
}

/** How many climbs arrived within the promised days, a square for each. */
export function ArrivalFigure({ arrivals }: Pick<NowFacts, 'arrivals'>) {
  const { t, dir } = useApp()
  const { onTime } = arrivals
  return (
    <>
      <p className="type-price tabular-nums">
        {t('home.someOfAll', { some: onTime.filter(Boolean).length, all: onTime.length })}
      </p>
      <p className="type-body text-ink-2">{t('home.onTime')}</p>
      <div className="home-plot">
        <Squares onTime={onTime} dir={dir} />
        <p className="plot-axis">{t('home.squares')}</p>
      </div>
    </>
  )
}
