import { duration } from '#i18n/duration.ts'
import { inARow } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'

/** An order goes to everyone who fits, so that nobody has to choose. */
export function ChooseNobody({ medianSeconds }: { medianSeconds: number | null }) {
  const { t, locale } = useApp()
  const text = t('boosters.chooseText')
  return (
    <section
      className="mt-20 grid items-center gap-x-16 gap-y-10 border-t border-line pt-10 lg:grid-cols-2"
      aria-labelledby="choose"
    >
      <div>
        <h2 id="choose" className="type-h2">
          {t('boosters.chooseTitle')}
        </h2>
        <p className="type-body mt-3 max-w-[58ch] text-ink-2">
          {medianSeconds === null
            ? text
            : inARow(t, text, t('boosters.chooseStart', { time: duration(locale, medianSeconds * 1000) }))}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LocaleLink to="/" hash="#games" className={buttonClass({ variant: 'primary', size: 'large' })}>
            {t('boosters.setOrder')}
          </LocaleLink>
          <LocaleLink to="/become-booster" className={buttonClass({ variant: 'link' })}>
            {t('boosters.become')}
          </LocaleLink>
        </div>
      </div>
      <OfferDrawing />
    </section>
  )
}

const heights = [22, 62, 102, 142]
const taken = 102

/** One order, everyone who fits, and the one who accepts it. */
function OfferDrawing() {
  const { t, dir } = useApp()
  const turn = (x: number) => (dir === 'rtl' ? 480 - x : x)
  const way = (y: number) => `M${turn(40)} 82C${turn(120)} 82 ${turn(160)} ${y} ${turn(240)} ${y}`
  return (
    <div className="offer-drawing" aria-hidden="true">
      <svg viewBox="0 0 480 164">
        {heights.map((y) => (
          <path key={y} d={way(y)} data-taken={y === taken || undefined} />
        ))}
        <circle cx={turn(40)} cy="82" r="8" data-order />
        {heights.map((y) => (
          <circle key={y} cx={turn(240)} cy={y} r="7" data-taken={y === taken || undefined} />
        ))}
      </svg>
      <span style={{ insetInlineStart: '0%', top: '62%' }}>{t('boosters.drawnOrder')}</span>
      <span style={{ insetInlineStart: '54%', top: '7%' }}>{t('boosters.drawnFit')}</span>
      <b style={{ insetInlineStart: '54%', top: '56%' }}>{t('boosters.drawnFirst')}</b>
    </div>
  )
}
