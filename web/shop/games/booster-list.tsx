import type { Contract } from '#contract/contract.ts'
import type { Game } from '#core/games/game.ts'
import { campIndex } from '#core/games/ladder.ts'
import { rankName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { SmallProfile } from '#web/kit/drawing/small-profile/small-profile.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'

export type Booster = Contract['listBoosters']['reply']['data']['items'][number]

/** The game's boosters: the highest rank they play to, their finished orders, and their last climb as a drawing. */
export function BoosterList({ game, boosters }: { game: Game; boosters: readonly Booster[] }) {
  const { t } = useApp()
  return (
    <section className="mt-16" aria-labelledby="boosters">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="boosters" className="type-h2">
          {t('game.boostersTitle', { game: t(`games.game.${game.id}`) })}
        </h2>
        {boosters.some(({ demo }) => demo) && <Chip>{t('game.demo')}</Chip>}
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-2 md:grid-cols-2 lg:grid-cols-3">
        {boosters.map((booster) => (
          <BoosterRow key={booster.username} game={game} booster={booster} />
        ))}
      </ul>
    </section>
  )
}

function BoosterRow({ game, booster }: { game: Game; booster: Booster }) {
  const { t, dir } = useApp()
  const { username, plays, finished, last_climb: last } = booster
  const ceiling = plays.find((each) => each.game === game.id)?.ceiling
  const climb =
    last && t('games.climb', { start: rankName(t, game, last.start), target: rankName(t, game, last.target) })
  return (
    <li className="border-t border-line py-4">
      <div className="flex items-center gap-3">
        <Avatar name={username} />
        <div className="min-w-0 grow">
          <h3 className="type-sign truncate">
            <LocaleLink to="/booster/:username" params={{ username }} className="hit hover:underline">
              <bdi>{username}</bdi>
            </LocaleLink>
          </h3>
          {ceiling && (
            <p className="type-small text-ink-2">{t('game.upTo', { rank: rankName(t, game, ceiling) })}</p>
          )}
        </div>
        {ceiling && <Emblem game={game} tier={ceiling.tier} size={28} />}
      </div>
      {last && (
        <div className="mt-3 flex items-center gap-4">
          <SmallProfile
            game={game}
            start={campIndex(game, last.start)}
            target={campIndex(game, last.target)}
            dir={dir}
            form="card"
          />
          <p className="type-small min-w-0">
            <span className="type-caption block text-ink-3">{t('game.lastClimb')}</span>
            <span className="type-sign-small">{climb}</span>
          </p>
        </div>
      )}
      {finished > 0 && (
        <p className="type-small mt-2 text-ink-3">{t('game.finished', { count: finished })}</p>
      )}
    </li>
  )
}
