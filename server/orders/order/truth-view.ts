import { correctionRefusal } from '#core/orders/corrections.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { loggedWork, progressOf } from '#core/orders/kinds.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { conflictsOf, orderShares } from '#core/orders/shares.ts'
import { unusualGames } from '#core/orders/standing.ts'
import type { OrderReader } from '#server/kernel/order-section.ts'
import { gameFromJson } from '#server/kernel/progress-store.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import type { PageRow } from './order-store.ts'

type Game = PageRow['games'][number]

/** What is true about an order's progress and the resulting money, as far as the viewer can see it. */
export function truthView(row: PageRow, reader: OrderReader) {
  const { viewer } = reader
  const counted = row.games.filter(({ struck_at }) => struck_at === null)
  const played = counted.map(gameFromJson)
  return {
    ...gamesView(row, counted, { ...reader, played }),
    logged: loggedWork(row.config, progressOf(row.config, played, row.held)),
    drop: viewer === 'booster' ? dropView(row, counted, played) : null,
    conflicts: viewer === 'staff' ? conflictsView(row, counted, played) : [],
    stretches: viewer === 'staff' ? stretchesView(row, played) : [],
    shares_held: viewer === 'staff' ? row.shares_held : null,
  }
}

type Log = OrderReader & { played: readonly RecordedGame[] }

function gamesView({ status, config, games }: PageRow, counted: readonly Game[], log: Log) {
  const { played, caller, viewer, now } = log
  const unusual = unusualGames(config, played)
  const until = (how: 'undo' | 'correction', i: number): string | null => {
    const game = played[i]
    if (!game || viewer !== 'booster' || status !== 'boosting') return null
    const by = { by: caller.id, now: now.toISOString() }
    if (correctionRefusal(how, { ...game, isLast: i === played.length - 1 }, by)) return null
    return iso(endOf(how, new Date(game.at)))
  }
  return {
    games: counted.map((game, i) => ({
      ...gameView(game, i + 1),
      unusual: unusual.has(i),
      undo_until: until('undo', i),
      correct_until: until('correction', i),
    })),
    struck_games: games.flatMap((game, i) => {
      if (!game.struck_at) return []
      const number = numberOf(games, counted, i)
      return [{ ...gameView(game, number), struck: struckView(game, game.struck_at) }]
    }),
  }
}

/** A struck game has the number of the one that replaced it, or the one that it had. */
function numberOf(games: readonly Game[], counted: readonly Game[], place: number): number {
  let game = games[place]
  while (game?.replaced_by) {
    const next = game.replaced_by
    game = games.find(({ id }) => id === next)
  }
  const found = counted.findIndex(({ id }) => id === game?.id)
  if (found >= 0) return found + 1
  return games.slice(0, place).filter(({ struck_at }) => struck_at === null).length + 1
}

function gameView(game: Game, number: number) {
  const { id, booster_id, booster_name, result, points, standing, character, proof_file_id } = game
  return {
    game_id: id,
    number,
    booster: { user_id: booster_id, username: booster_name },
    result,
    points,
    standing,
    character,
    proof_file_id,
    played_at: fromJson(game.made_at ?? game.played_at),
  }
}

function struckView({ booster_id, struck_by, struck_reason, struck_ready, replaced_by }: Game, at: string) {
  const by: 'booster' | 'staff' = struck_by === booster_id ? 'booster' : 'staff'
  return { at: fromJson(at), by, replaced_by, reason: struck_reason, ready: struck_ready }
}

/** What its booster would be paid, and what they must provide, if they dropped the order now. */
function dropView(row: PageRow, counted: readonly Game[], played: readonly RecordedGame[]) {
  if (row.status !== 'boosting') return null
  const { pay } = sharesNow(row, played, null)
  const last = counted.at(-1)
  return {
    pay: pay.find(({ boosterId }) => boosterId === row.booster_id)?.amount ?? 0,
    needs_proof: last?.booster_id === row.booster_id && last?.proof_file_id === null,
  }
}

function conflictsView({ config }: PageRow, counted: readonly Game[], played: readonly RecordedGame[]) {
  const idAt = (place: number) => counted[place]?.id ?? ''
  return conflictsOf(config, played).map((each) => ({
    ...each,
    earlier: idAt(each.earlier),
    later: idAt(each.later),
  }))
}

function stretchesView(row: PageRow, played: readonly RecordedGame[]) {
  const names = new Map(row.games.map(({ booster_id, booster_name }) => [booster_id, booster_name]))
  const { stretches, pay } = sharesNow(row, played, row.booster_id)
  return stretches.map(({ boosterId, state }, i) => ({
    booster: {
      user_id: boosterId,
      username: names.get(boosterId) ?? row.booster_name ?? row.coach_name ?? '',
    },
    // A booster has one share, however often they had the order; it is shown at the last time.
    pay: stretches.slice(i + 1).some((later) => later.boosterId === boosterId)
      ? 0
      : (pay.find((each) => each.boosterId === boosterId)?.amount ?? 0),
    state,
    percent: row.quote.share
      ? Math.round((row.quote.share.percent + (row.quote.raises?.[boosterId] ?? 0)) * 10) / 10
      : null,
  }))
}

function sharesNow(row: PageRow, played: readonly RecordedGame[], holder: string | null) {
  const { quote, config, held, status } = row
  return orderShares(quote, config, { played, held }, { holder, accepted: status === 'completed' })
}
