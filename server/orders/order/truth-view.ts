import { correctionRefusal } from '#core/orders/corrections.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { loggedWork, progressOf } from '#core/orders/kinds.ts'
import { transitionFor } from '#core/orders/lifecycle.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import type { Progress } from '#core/orders/progress.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { conflictsOf, orderShares } from '#core/orders/shares.ts'
import { unusualGames } from '#core/orders/standing.ts'
import { stopQuote } from '#core/orders/stop-quote.ts'
import type { OrderReader } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import type { PageRow } from './order-store.ts'

type Game = PageRow['games'][number]

/** What is true about an order's progress and the resulting money, as far as the viewer can see it. */
export function truthView(row: PageRow, reader: OrderReader) {
  const { viewer } = reader
  const counted = row.games.filter(({ struck_at }) => struck_at === null)
  const played = counted.map(recorded)
  const progress = progressOf(row.config, played, row.held)
  const refunds = viewer === 'booster' ? [] : refundsView(row)
  return {
    ...gamesView(row, counted, { ...reader, played }),
    logged: loggedWork(row.config, progress),
    stop: viewer === 'booster' ? null : stopView(row, progress),
    refunds,
    money: viewer === 'booster' || !row.paid_at ? null : moneyView(row, refunds),
    returned: viewer === 'booster' ? [] : returnedView(row),
    drop: viewer === 'booster' ? dropView(row, counted, played) : null,
    conflicts: viewer === 'staff' ? conflictsView(row, counted, played) : [],
    stretches: viewer === 'staff' ? stretchesView(row, played) : [],
    shares_held: viewer === 'staff' ? row.shares_held : null,
  }
}

function recorded({ booster_id, result, points, standing, played_at }: Game): RecordedGame {
  return { by: booster_id, result, points, standing, at: fromJson(played_at) }
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
      const number = games.slice(0, i).filter(({ struck_at }) => struck_at === null).length + 1
      return [{ ...gameView(game, number), struck: struckView(game, game.struck_at) }]
    }),
  }
}

function gameView(game: Game, number: number) {
  const { id, booster_id, booster_name, result, points, standing, character, proof_file_id, played_at } = game
  return {
    game_id: id,
    number,
    booster: { user_id: booster_id, username: booster_name },
    result,
    points,
    standing,
    character,
    proof_file_id,
    played_at: fromJson(played_at),
  }
}

function struckView({ booster_id, struck_by, struck_reason, replaced_by }: Game, at: string) {
  const by: 'booster' | 'staff' = struck_by === booster_id ? 'booster' : 'staff'
  return { at: fromJson(at), by, replaced_by, reason: struck_reason }
}

/** What cancelling would mean, in every status in which the customer or staff can cancel. */
function stopView(row: PageRow, progress: Progress) {
  const canCancel = (['customer', 'admin'] as const).some((who) => transitionFor(row.status, 'cancel', who))
  if (!canCancel) return null
  const refund_to = refundTargets(row)
  if (!row.paid_at) return { paid: 0, earned: 0, refund: 0, lines: [], refund_to }
  return { ...stopQuote(row.quote, row.config, progress), refund_to }
}

/** A guest is refunded the way they paid, and so is a payment from the balance. */
function refundTargets({ customer_kind, payment }: PageRow): ('payment_method' | 'balance')[] {
  if (customer_kind === 'guest') return ['payment_method']
  return payment && payment.provider !== 'balance' && payment.status === 'captured'
    ? ['payment_method', 'balance']
    : ['balance']
}

/** The parts of an order's refunds, by card first; those that went to the balance together are one. */
function refundsView({ refunds }: PageRow) {
  const parts: { amount: number; to: 'payment_method' | 'balance'; at: string; sent_at: string | null }[] = []
  for (const { funds_order, amount, target, created_at, sent_at } of refunds) {
    if (!funds_order) continue
    const [to, at] = [
      target === 'balance' ? ('balance' as const) : ('payment_method' as const),
      fromJson(created_at),
    ]
    const same = parts.find((part) => to === 'balance' && part.to === to && part.at === at)
    if (same) same.amount += amount
    else parts.push({ amount, to, at, sent_at: sent_at && fromJson(sent_at) })
  }
  return parts
}

function moneyView(row: PageRow, refunds: readonly { amount: number }[]) {
  const { paid, charged_back, taken_back } = row
  return orderMoney(paid ?? 0, refunds, { charged_back: charged_back ?? 0, taken_back: taken_back ?? 0 })
}

function returnedView({ refunds }: PageRow) {
  return (
    refunds
      // A tip that staff refunded has its own card.
      .filter(({ funds_order, of_tip }) => !funds_order && !of_tip)
      .map(({ amount, created_at, sent_at }) => ({
        amount,
        at: fromJson(created_at),
        sent_at: sent_at && fromJson(sent_at),
      }))
  )
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
