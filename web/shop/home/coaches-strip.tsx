import { games } from '#core/games/games.ts'
import { localeInfo } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import type { HomeData } from './home-page.tsx'

type Coach = HomeData['coaches'][number]

/** A coach for each of some games, and the way to all. */
export function CoachesStrip({ coaches }: Pick<HomeData, 'coaches'>) {
  const { t, dir } = useApp()
  const demo = coaches.some((coach) => coach.demo)
  return (
    <section className="home-strip" aria-labelledby="coaches">
      <ContourLines seed="coaches" width={1440} height={336} dir={dir} />
      <div className="shell home-coaches">
        <div>
          <h2 id="coaches" className="type-h2 max-w-[14ch]">
            {t('home.learn')}
          </h2>
          <p className="type-body mt-3 max-w-[48ch] text-ink-2">{t('home.learnText')}</p>
          {demo && (
            <p className="mt-3">
              <Chip>{t('shell.demo')}</Chip>
            </p>
          )}
          <LocaleLink
            to="/coaching"
            className={buttonClass({ variant: 'outline', className: 'home-coach-button' })}
          >
            {t('home.chooseCoach')}
          </LocaleLink>
        </div>
        {coaches.map((coach) => (
          <CoachCard key={`${coach.coach_id}${coach.game}`} coach={coach} />
        ))}
      </div>
    </section>
  )
}

function CoachCard({ coach }: { coach: Coach }) {
  const { t, format } = useApp()
  const { tag, dir } = localeInfo(coach.teaches_in)
  return (
    <div className="home-coach" data-game={coach.game}>
      <div className="flex items-center gap-3">
        <Emblem game={games[coach.game]} tier={coach.rank.tier} division={coach.rank.division} size={40} />
        <div className="min-w-0">
          <h3 className="type-sign">
            <bdi>{coach.username}</bdi>
          </h3>
          <p className="type-small text-ink-2">{t(`games.game.${coach.game}`)}</p>
        </div>
      </div>
      <div className="max-lg:hidden">
        <p lang={tag} dir={dir} className="home-teaches type-body text-ink-2">
          {coach.teaches}
        </p>
        <WrittenIn language={coach.teaches_in} />
      </div>
      <ul className="home-tongues type-small text-ink-3" aria-label={t('shell.language')}>
        {coach.languages.map((each) => (
          <li key={each}>
            <bdi lang={localeInfo(each).tag}>{localeInfo(each).name}</bdi>
          </li>
        ))}
      </ul>
      <p className="home-hourly">
        <b className="type-price-row">{format.money(coach.hourly, coach.currency)}</b>{' '}
        <span className="type-small text-ink-3">{t('home.anHour')}</span>
      </p>
    </div>
  )
}
