import { z } from 'zod'
import type { Rank } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { isOnLadder } from '#core/games/ladder.ts'
import { boundedText } from './bounded-text.ts'
import { Breaker } from './breaker.ts'
import { type GameAccount, type ProfileLookup, ProfileLookupAway } from './profile-lookup.ts'

const timeoutMs = 5_000

const found = z.object({
  tier: z.string(),
  division: z.int().nullable().default(null),
  points: z.int().min(0).default(0),
})

/** Where profiles are asked for: the address with `{game}`, `{server}` and `{name}`, and the key as a bearer token. */
export type ProfileLookupSettings = { url: string; key: string | undefined }

/**
 * Asks the service of PROFILE_LOOKUP_URL: 404 means that there is no such profile, 200 answers `{ tier, division,
 * points }` in the ids of our ladders. Only the operator chooses the host: redirects are refused (trust I10).
 */
export function httpProfileLookup(settings: ProfileLookupSettings): ProfileLookup {
  const breaker = new Breaker()
  return {
    offered: true,
    async find(account) {
      const url = addressOf(settings.url, account)
      if (!url) return null
      if (breaker.isOpen()) throw new ProfileLookupAway('it has just failed several times')
      try {
        const rank = await ask(url, settings.key, account)
        breaker.succeeded()
        return rank
      } catch (error) {
        breaker.failed()
        throw new ProfileLookupAway(error instanceof Error ? error.message : 'no answer', { cause: error })
      }
    },
  }
}

/** The address of an account; null for a name that would be another path. */
function addressOf(template: string, { game, server, name }: GameAccount): URL | null {
  if (/^\.+$/.test(name)) return null
  const parts: Record<string, string> = { game, server, name }
  return new URL(template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')))
}

async function ask(url: URL, key: string | undefined, account: GameAccount): Promise<Rank | null> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    if (answer.status === 404) return null
    throw new Error(`it answered ${answer.status}`)
  }
  const rank = found.parse(JSON.parse(await boundedText(answer))) as Rank
  if (!isOnLadder(games[account.game], rank)) throw new Error('its rank is not on the ladder')
  return { tier: rank.tier, division: rank.division, points: rank.points }
}
