import '#web/shop/boosters/boosters.css'
import '#web/shop/boosters/profile.css'
import { type GameId, gameIds, type ServerId, type ServiceId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import type { Services } from '#core/people/own-services.ts'
import { within } from '#core/people/own-services.ts'
import { AboutColumn } from '#web/shop/boosters/about-column.tsx'
import type { ServicesForm } from './services-form.ts'

type Props = { username: string; form: ServicesForm; allowed: Services }

/** The public profile as customers will read it once this is saved; what staff have to allow first isn't on it. */
export function Preview({ username, form, allowed }: Props) {
  const booster = {
    username,
    plays: playsOf(within(form, allowed)),
    about: form.about.trim(),
    about_in: form.about.trim() ? form.about_in : null,
    languages: form.languages,
    free: form.hours.map(({ day, from, to }) => ({ day, from: from / 2, to: to / 2 })),
    time_zone: form.time_zone || null,
    taken: [],
    coaching: [],
  }
  return <AboutColumn booster={booster} links={false} />
}

function playsOf({ services, ceilings }: Services) {
  const offers = services.map((filter) => filter.split(':') as [GameId, ServiceId, ServerId])
  const heightOf = (game: GameId) => (ceilings[game] ?? 0) / (camps(games[game]).length - 1)
  return gameIds
    .flatMap((game) => {
      const own = offers.filter(([of]) => of === game)
      const camp = camps(games[game])[ceilings[game] ?? -1]
      return own.length > 0 && camp ? [{ game, camp, own }] : []
    })
    .sort((a, b) => heightOf(b.game) - heightOf(a.game))
    .map(({ game, camp, own }) => ({
      game,
      ceiling: { tier: camp.tier, division: camp.division },
      services: serviceIds.filter((id) => own.some(([, service]) => service === id)),
      servers: games[game].servers.filter((id) => own.some(([, , server]) => server === id)),
    }))
}
