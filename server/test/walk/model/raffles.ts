// Law 7: a raffle gives what staff promised, once for each place, to the tickets that its seed puts first (decision 0060).
import { createHash } from 'node:crypto'
import { decidePrize } from './coupons.ts'
import { prize } from './purse.ts'
import type { RaffleRow, TicketRow, WinnerRow } from './rows.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What staff typed: what one prize is worth, and how many there are. */
export type Promised = { value: number; places: number }

type Ticket = { person: string; counts: boolean }
type Winner = { number: number; place: number; lapsed: boolean; given: boolean }
export type Raffle = {
  row: RaffleRow
  tickets: Map<number, Ticket>
  /** By their position in the order of the draw. */
  winners: Map<number, Winner>
}

/** A raffle as a transaction left it: once it has opened, neither its prizes nor its seed change. */
export function takeRaffle(world: World, row: RaffleRow): void {
  const known = world.raffles.get(row.id)
  const raffle = known ?? { row, tickets: new Map(), winners: new Map() }
  world.raffles.set(row.id, raffle)
  if (row.state === 'draft' || row.state === 'scheduled') return
  const promised = world.promisedPrizes.get(row.slug)
  if (!world.openings.has(row.id)) throw new Untrue('A raffle is open, and nobody proposed it', row.id)
  if (promised && (promised.value !== row.prize_value || promised.places !== row.winners))
    throw new Untrue(
      `A raffle has ${row.winners} prizes of ${row.prize_value}, promised were ${inWords(promised)}`,
      row.id,
    )
  if (known?.row.seed && known.row.seed !== row.seed)
    throw new Untrue('An open raffle has another seed', row.id)
  if (row.state === 'cancelled' && known?.row.state !== 'cancelled') {
    if (raffle.winners.size > 0) throw new Untrue('A raffle with winners is cancelled', row.id)
    if (counting(raffle).length > 0) world.crossings.add('a raffle with tickets is cancelled')
  }
  raffle.row = row
}

/** A ticket is given, withdrawn, or loses its person. */
export function takeTicket(world: World, { raffle_id, number, user_id, withdrawn_at }: TicketRow): void {
  const raffle = world.raffles.get(raffle_id)
  if (!raffle) return
  const known = raffle.tickets.get(number)
  const person = user_id ?? known?.person ?? ''
  if (!known) {
    if (raffle.winners.size > 0) throw new Untrue('A ticket is given after the draw', raffle_id, user_id)
    if (counting(raffle).some((each) => raffle.tickets.get(each)?.person === person))
      throw new Untrue('{} has two tickets of a raffle', person)
  }
  raffle.tickets.set(number, { person, counts: withdrawn_at === null })
}

/** The winners that a transaction wrote: they are the next tickets of the order, and each gets one prize. */
export function takeWinners(world: World, rows: readonly WinnerRow[]): void {
  const drawn = new Set<Raffle>()
  for (const row of rows.toSorted((one, two) => one.position - two.position)) {
    const raffle = world.raffles.get(row.raffle_id)
    if (!raffle) continue
    if (!raffle.winners.has(row.position)) drawn.add(raffle)
    takeWinner(world, raffle, row)
  }
  for (const raffle of drawn) checkPlaces(raffle)
}

function takeWinner(world: World, raffle: Raffle, row: WinnerRow): void {
  const { position, place, number } = row
  const person = raffle.tickets.get(number)?.person ?? ''
  const known = raffle.winners.get(position)
  if (!known) checkDrawn(world, raffle, row)
  const winner = known ?? { number, place, lapsed: false, given: false }
  raffle.winners.set(position, winner)
  world.people.add(person)
  if (row.lapsed_at && !winner.lapsed) {
    if (row.lapse === 'silent' && row.lapsed_at < row.claim_until)
      throw new Untrue('{} loses a prize before the time to answer is over', person)
    if (row.lapse === 'silent' && world.gone.has(person))
      world.crossings.add('a winner leaves before the claim')
    winner.lapsed = true
  }
  if (row.claimed_at && !winner.given) {
    winner.given = true
    give(world, raffle, { row, person })
  }
}

/** The order is that of the hashes of seed, randomness and number, over all tickets that count. */
function checkDrawn(world: World, raffle: Raffle, row: WinnerRow): void {
  const { seed, randomness, state, id } = raffle.row
  const hash = (number: number) =>
    createHash('sha256').update(`${seed}:${randomness}:${number}`).digest('hex')
  const order = counting(raffle).toSorted((one, two) => (hash(one) < hash(two) ? -1 : 1))
  const person = raffle.tickets.get(row.number)?.person
  if (state !== 'drawn' || order[row.position - 1] !== row.number)
    throw new Untrue(
      `Ticket ${row.number} of {} has position ${row.position}, the draw says ${order[row.position - 1]}`,
      person,
      id,
    )
  const isGone = !person || world.gone.has(person)
  if (isGone !== (row.lapse === 'excluded'))
    throw new Untrue(`The ticket of {} ${isGone ? 'wins' : 'is passed over'}`, person)
  if (isGone) world.crossings.add('a ticket whose account is gone is passed over')
  if (row.place > raffle.row.winners || holders(raffle).some(({ place }) => place === row.place))
    throw new Untrue(`Place ${row.place} of ${raffle.row.winners} is given to {} as well`, person)
  if ([...raffle.winners.values()].some(({ place, lapsed }) => place === row.place && lapsed))
    world.crossings.add('a place moves up')
}

/** As many places are given as there are, or as tickets. */
function checkPlaces(raffle: Raffle): void {
  const given = holders(raffle).length
  if (given < raffle.row.winners && raffle.winners.size < counting(raffle).length)
    throw new Untrue(
      `Of ${raffle.row.winners} places ${given} are given, and tickets are left`,
      raffle.row.id,
    )
}

function give(world: World, raffle: Raffle, { row, person }: { row: WinnerRow; person: string }): void {
  const promised = world.promisedPrizes.get(raffle.row.slug)
  const amount = promised?.value ?? raffle.row.prize_value
  if (row.lapse || row.claimed_at === null || row.claimed_at >= row.claim_until)
    throw new Untrue('{} claims a prize after the time to answer', person)
  if (world.gone.has(person)) throw new Untrue('{} claims a prize, and their account is erased', person)
  world.story.tell(`{} wins a prize of ${amount} (${raffle.row.prize_kind})`, person)
  if (raffle.row.prize_kind === 'coupon')
    decidePrize(world, row.coupon_id ?? '', { amount, person, at: Date.parse(row.claimed_at) })
  if (raffle.row.prize_kind !== 'balance') return
  const purse = world.purseOf(person)
  purse.receive(prize, amount)
  world.owing.add(purse)
  world.claimed.add(person)
}

const counting = ({ tickets }: Raffle) =>
  [...tickets].filter(([, { counts }]) => counts).map(([number]) => number)
const holders = ({ winners }: Raffle) => [...winners.values()].filter(({ lapsed }) => !lapsed)
const inWords = ({ value, places }: Promised) => `${places} of ${value}`
