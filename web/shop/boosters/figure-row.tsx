import type { ReactNode } from 'react'
import { duration } from '#i18n/duration.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Figures, Profile } from './booster-types.ts'
import { useMonths } from './use-months.ts'

type Fact = { key: string; figure: ReactNode; words: string; base: string | null }

/** Five numbers, each with what it was counted from. */
export function FigureRow({ booster }: { booster: Profile }) {
  const { t } = useApp()
  const facts = useFacts(booster.figures)
  if (!booster.figures)
    return <p className="type-body mt-10 border-y border-line py-6 text-ink-2">{t('profile.tooFew')}</p>
  return (
    <dl className="figure-row">
      {facts.map(({ key, figure, words, base }) => (
        <div key={key}>
          <dt>
            <span className="type-body block">{words}</span>
            {base && <span className="type-small block text-ink-3">{base}</span>}
          </dt>
          <dd className="figure-row-value">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function useFacts(figures: Figures | null): Fact[] {
  const { t, format, locale } = useApp()
  const months = useMonths()
  const late = useLate()
  if (!figures) return []
  const { finished, on_time, start_seconds, starts, won, recorded, reviews, rating, disputed, first_at } =
    figures
  const of = (part: number, whole: number) =>
    t('boosters.of', { part: format.number(part), whole: format.number(whole) })
  return [
    {
      key: 'finished',
      figure: format.number(finished),
      words: t('profile.finished', { count: finished }),
      base: first_at && t('profile.since', { month: months.long(first_at) }),
    },
    { key: 'onTime', figure: of(on_time, finished), words: t('boosters.onTimeShort'), base: late(figures) },
    {
      key: 'start',
      figure: start_seconds === null ? '–' : duration(locale, start_seconds * 1000),
      words: t('boosters.medianStart'),
      base: t('profile.startBase', { count: starts }),
    },
    {
      key: 'won',
      figure: recorded === 0 ? '–' : format.percent(Math.round((won / recorded) * 100)),
      words: t('profile.gamesWon'),
      base:
        recorded === 0
          ? t('boosters.places')
          : t('profile.wonBase', { won: format.number(won), recorded: format.number(recorded) }),
    },
    {
      key: 'reviews',
      figure: rating === null ? '–' : t('finished.stars', { stars: format.number(rating), most: 5 }),
      words: reviews === 0 ? t('profile.noReviews') : t('profile.inReviews', { count: reviews }),
      base:
        disputed === 0
          ? t('profile.noDispute')
          : t('profile.disputed', { disputed: format.number(disputed), count: finished }),
    },
  ]
}

/** 'none late', '2 late, by at most 3 days' */
function useLate(): (figures: Figures) => string {
  const { t } = useApp()
  return ({ late_days }) =>
    late_days.length === 0
      ? t('profile.noneLate')
      : t('profile.someLate', {
          count: late_days.length,
          days: t('games.days', { count: Math.max(...late_days) }),
        })
}
