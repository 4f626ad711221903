import { games } from '#core/games/games.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { listed } from '#i18n/joined-words.ts'
import { localeInfo } from '#i18n/locales.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { WrittenIn } from '#web/frame/texts/written-in.tsx'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { withWish } from '#web/parts/favorites/booster-wish.ts'
import type { Profile } from './booster-types.ts'
import { orderTarget } from './order-target.ts'
import { UsualHours } from './usual-hours.tsx'

/** What they play, when, in which languages, and whether they teach. */
export function AboutColumn({ booster, links = true }: Props & { links?: boolean }) {
  return (
    <div className="grid content-start gap-6">
      <Plays booster={booster} links={links} />
      {booster.free.length > 0 && booster.time_zone && (
        <UsualHours booster={booster} zone={booster.time_zone} />
      )}
      {booster.languages.length > 0 && <Languages booster={booster} />}
      {booster.coaching.length > 0 && <Coaching booster={booster} />}
    </div>
  )
}

type Props = {
  booster: Pick<
    Profile,
    'username' | 'plays' | 'about' | 'about_in' | 'languages' | 'free' | 'time_zone' | 'taken' | 'coaching'
  >
}

function Plays({ booster, links }: Props & { links: boolean }) {
  const { username, plays, about, about_in } = booster
  const { t } = useApp()
  return (
    <section className="card p-6" aria-labelledby="plays">
      <h2 id="plays" className="type-h3">
        {t('profile.plays')}
      </h2>
      <ul>
        {plays.map(({ game, ceiling, services, servers }) => {
          const serviceNames = services.map((id) => t(`games.service.${id}`))
          const serverNames = servers.map((id) => t(`games.server.${id}`))
          const target = orderTarget(plays, { game })
          return (
            <li key={game} className="flex gap-4 border-b border-line py-4 last:border-0 last:pb-0">
              <Emblem game={games[game]} tier={ceiling.tier} division={ceiling.division} size={38} />
              <div className="type-small min-w-0">
                <h3 id={`plays-${game}`} className="type-sign">
                  {t(`games.game.${game}`)}
                </h3>
                <p className="text-ink-2">{t('profile.upTo', { rank: rankName(t, games[game], ceiling) })}</p>
                <p className="text-ink-3">{inAList(t, serviceNames)}</p>
                <p className="text-ink-3">{inAList(t, serverNames)}</p>
                {links && target && plays.length > 1 && (
                  <LocaleLink
                    to={target.to}
                    search={`?${withWish(target.search, username)}`}
                    className="text-link hit"
                    aria-describedby={`plays-${game}`}
                  >
                    {t('profile.setOrder')}
                  </LocaleLink>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {about && (
        <p
          className="type-small mt-4 border-t border-line pt-4 text-ink-2"
          {...(about_in && { lang: localeInfo(about_in).tag, dir: localeInfo(about_in).dir })}
        >
          {about}
        </p>
      )}
      {about && about_in && <WrittenIn language={about_in} />}
    </section>
  )
}

const bars = { native: 4, fluent: 3, good: 2 } as const

function Languages({ booster: { languages } }: Props) {
  const { t } = useApp()
  return (
    <section className="card p-6" aria-labelledby="languages">
      <h2 id="languages" className="type-h3">
        {t('profile.languages')}
      </h2>
      <ul className="type-small mt-2">
        {languages.map(({ code, level }) => (
          <li key={code} className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
            <bdi lang={localeInfo(code).tag} className="grow">
              {localeInfo(code).name}
            </bdi>
            <span className="text-ink-2">{t(`profile.level.${level}`)}</span>
            <svg className="level-bars turns" width="22" height="12" viewBox="0 0 22 12" aria-hidden="true">
              {[1, 2, 3, 4].map((bar) => (
                <rect
                  key={bar}
                  x={(bar - 1) * 6}
                  y={10 - bar * 2.4}
                  width="4"
                  height={2 + bar * 2.4}
                  rx="1"
                  data-on={bar <= bars[level] || undefined}
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Coaching({ booster: { username, coaching } }: Props) {
  const { t, format } = useApp()
  const [first] = coaching
  if (!first) return null
  return (
    <LocaleLink
      to="/coaching"
      search={`?coach=${encodeURIComponent(`${username}.${first.game}`)}`}
      hash="#coaches"
      className="group flex items-center justify-between gap-4 border-t border-line px-1 pt-5"
    >
      <span>
        <b className="type-sign block group-hover:underline">
          {t('profile.coaching', { booster: username })}
        </b>
        <span className="type-small text-ink-2">
          {listed(
            t,
            t(`games.game.${first.game}`),
            t('profile.hourly', { price: format.money(first.hourly) }),
          )}
        </span>
        {first.completed > 0 && (
          <span className="type-small block text-ink-2">
            {t('profile.coached', { count: first.completed })}
          </span>
        )}
      </span>
      <Icon name="arrow-right" />
    </LocaleLink>
  )
}
