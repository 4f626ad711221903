import type { Contract } from '#contract/contract.ts'
import type { DayHours } from '#core/boosters/applications.ts'
import { type GameId, gameIds, type QueueId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import {
  beyond,
  type Camps,
  type Services,
  type Unplayed,
  widened,
  within,
} from '#core/people/own-services.ts'
import { gamesOf } from '#core/people/roster.ts'
import type { Locale } from '#i18n/locales.ts'
import { firstCeiling } from './ceilings-for.ts'

export type Mine = Contract['getMyServices']['reply']['data']['mine']
type Profile = NonNullable<Mine['profile']>
type Body = Contract['saveMyServices']['body']
export type NamedServices = Contract['askForServices']['body']

/** Everything on the page that a booster sets, as far as they have got with it. */
export type ServicesForm = {
  /** What they want to play, also what staff have to allow first. */
  services: readonly string[]
  ceilings: Camps
  unplayed: Unplayed
  languages: Profile['languages']
  about: string
  about_in: Locale
  hours: DayHours[]
  time_zone: string
}

export function formOf(mine: Mine, locale: Locale): ServicesForm {
  const { services, ceilings, left_out, profile } = mine
  return {
    services,
    ceilings: campsOf(ceilings),
    unplayed: Object.fromEntries(left_out.map(({ game, queues }) => [game, queues])),
    languages: profile?.languages ?? [],
    about: profile?.about ?? '',
    about_in: profile?.about_in ?? locale,
    hours: hoursOf(profile?.free ?? []),
    time_zone: profile?.time_zone ?? '',
  }
}

export const allowedOf = ({ allowed }: Mine): Services => ({
  services: allowed.services,
  ceilings: campsOf(allowed.ceilings),
})

/** Other services; a game that is new begins with a rank limit of its own. */
export function withServices(form: ServicesForm, services: readonly string[]): ServicesForm {
  const opened = gamesOf(services).filter((game) => form.ceilings[game] === undefined)
  const first = opened.map((game) => [game, firstCeiling(game)?.index ?? 0])
  return { ...form, services, ceilings: { ...form.ceilings, ...Object.fromEntries(first) } }
}

/** What of the form staff have to allow first, and aren't asked for yet. */
export function moreOf(form: ServicesForm, mine: Mine): Services {
  const { request } = mine
  const asked = request?.state === 'open' && { ...request, ceilings: campsOf(request.ceilings) }
  return beyond(form, asked ? widened(allowedOf(mine), asked) : allowedOf(mine))
}

/** Why the form can't be saved; null if it can. */
export function formRefusal(form: ServicesForm, mine: Mine): 'service' | GameId | 'language' | null {
  const own = within(form, allowedOf(mine))
  if (own.services.length === 0) return 'service'
  const none = gameIds.find((game) =>
    games[game].queues.every((queue) => form.unplayed[game]?.includes(queue)),
  )
  if (none) return none
  return form.languages.length === 0 && (form.about.trim() || form.hours.length > 0) ? 'language' : null
}

/** What saving sends: the part that needs nobody's consent. */
export function bodyOf(form: ServicesForm, mine: Mine): Body {
  const before = mine.profile?.free ?? []
  const isSame = JSON.stringify(form.hours) === JSON.stringify(hoursOf(before))
  return {
    ...namedOf(within(form, allowedOf(mine))),
    version: mine.version,
    left_out: gameIds.flatMap((game) => {
      const queues = form.unplayed[game] ?? []
      return queues.length > 0 ? [{ game, queues: [...queues] }] : []
    }),
    profile:
      form.languages.length === 0
        ? null
        : {
            languages: form.languages,
            about: form.about.trim(),
            about_in: form.about_in,
            // The field has one span a day; what came in by the API can have more.
            free: isSame
              ? before
              : form.hours.map(({ day, from, to }) => ({ day, from: from / 2, to: to / 2 })),
            time_zone: form.time_zone,
          },
  }
}

export function namedOf({ services, ceilings }: Services): Pick<Body, 'services' | 'ceilings'> {
  return {
    services: [...services],
    ceilings: gameIds.flatMap((game) => {
      const camp = camps(games[game])[ceilings[game] ?? -1]
      return camp ? [{ game, ceiling: { tier: camp.tier, division: camp.division } }] : []
    }),
  }
}

/** A place of the ladder as its camp's number. */
export function campsOf(ceilings: Mine['ceilings']): Camps {
  return Object.fromEntries(ceilings.map(({ game, ceiling }) => [game, campIndex(games[game], ceiling)]))
}

/** Queues of a game with one of them left out, or played again. */
export function withQueue(
  unplayed: Unplayed,
  { game, queue, plays }: { game: GameId; queue: QueueId; plays: boolean },
): Unplayed {
  const others = (unplayed[game] ?? []).filter((each) => each !== queue)
  return { ...unplayed, [game]: plays ? others : [...others, queue] }
}

function hoursOf(free: Profile['free']): DayHours[] {
  const days = [...new Set(free.map(({ day }) => day))]
  return days.flatMap((day) => {
    const span = free.find((each) => each.day === day)
    return span ? [{ day, from: span.from * 2, to: span.to * 2 }] : []
  })
}
