import { mostStars } from '#core/boosters/reviews.ts'
import { games } from '#core/games/games.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Coach } from './coach-types.ts'
import { FreeHours } from './free-hours.tsx'

type Props = { coach: Coach; chosen: boolean; onChoose: () => void }

/** One offer: the coach, their rank, what they teach, languages, free hours and price. */
export function CoachRow({ coach, chosen, onChoose }: Props) {
  const { t, format } = useApp()
  const game = games[coach.game]
  const { lang, dir } = { lang: localeInfo(coach.teaches_in).tag, dir: localeInfo(coach.teaches_in).dir }
  return (
    <li className="coach-row" data-game={coach.game} data-chosen={chosen || undefined}>
      <Emblem game={game} tier={coach.rank.tier} division={coach.rank.division} size={44} />
      <div className="min-w-0">
        <h3 className="type-sign flex flex-wrap items-center gap-x-3 gap-y-1">
          <LocaleLink
            to="/booster/:username"
            params={{ username: coach.username }}
            className="hit hover:underline"
          >
            <bdi>{coach.username}</bdi>
          </LocaleLink>
          {coach.demo && <Chip>{t('coaching.demo')}</Chip>}
        </h3>
        <p className="type-small mt-0.5 text-ink-2">
          {t('coaching.upTo', {
            game: t(`games.game.${coach.game}`),
            rank: rankName(t, game, coach.rank),
          })}
        </p>
      </div>
      <div className="coach-words">
        <p lang={lang} dir={dir} className="type-body max-w-[60ch] whitespace-pre-line">
          {coach.teaches}
        </p>
        <WrittenIn language={coach.teaches_in} />
        <div className="coach-facts type-small mt-4">
          <div className="flex items-start gap-2">
            <Icon name="globe" className="mt-0.5 text-ink-3" />
            <ul className="flex flex-wrap gap-x-3" aria-label={t('shell.language')}>
              {coach.languages.map((each) => (
                <li key={each}>
                  <bdi lang={localeInfo(each).tag}>{localeInfo(each).name}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex items-start gap-2">
            <Icon name="timer" className="mt-0.5 text-ink-3" />
            <div>
              <p className="sr-only">{t('coaching.free')}</p>
              <FreeHours coach={coach} />
            </div>
          </div>
          <div className="flex items-start gap-2">
            <Icon name="circle-check" className="mt-0.5 text-ink-3" />
            <Record coach={coach} />
          </div>
        </div>
      </div>
      <div className="coach-price">
        <p>
          <span className="type-price-card block tabular-nums">{format.money(coach.hourly)}</span>
          <span className="type-small text-ink-2">{t('coaching.anHour')}</span>
        </p>
        <div className="sm:mt-4">
          <Button variant={chosen ? 'quiet' : 'outline'} aria-pressed={chosen} onClick={onChoose}>
            {chosen && <Icon name="check" />} {t(chosen ? 'coaching.chosen' : 'coaching.choose')}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** What they have done in this game, as a coach and as a booster, and how that was rated. */
function Record({ coach: { completed, boosts, reviews, rating } }: { coach: Coach }) {
  const { t, format } = useApp()
  return (
    <ul>
      <li>{completed > 0 ? t('coaching.completed', { count: completed }) : t('coaching.first')}</li>
      {boosts > 0 && <li>{t('coaching.boosts', { count: boosts })}</li>}
      {rating !== null && (
        <li>{t('coaching.rated', { stars: format.number(rating), most: mostStars, count: reviews })}</li>
      )}
    </ul>
  )
}
