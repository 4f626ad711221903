// Law 5: money that staff create or take is limited and seen by two, and nobody decides about their own (decision 0061).
import { checkRefunds, customersOf } from './bulk.ts'
import { decideCoupon, mostOfCampaign } from './coupons.ts'
import { correction, gift, type Purse } from './purse.ts'
import { checkRaise } from './raises.ts'
import type { ProposalRow } from './rows.ts'
import type { Bank } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What one colleague can give a person alone: at once, and within 30 days. */
const alone = { once: 5_000, month: 20_000, span: 30 * 86_400_000 }
const forPersons = ['correct_balance', 'give_balance', 'refund_tip', 'decide_dispute']
/** What a person is given and what is taken from them count apart. */
const countOf = (kind: string) =>
  forPersons.includes(kind) ? 'given' : kind === 'take_balance' ? 'taken' : null

/** Staff propose something, a colleague approves or declines it, or it is done at once. */
export function takeProposal(world: World, row: ProposalRow): void {
  if (world.proposals.get(row.id) === row.state) return
  world.proposals.set(row.id, row.state)
  world.story.tell(`staff ${words(row)} of ${row.amount} for {}: ${row.state}`, row.person_id)
  if (row.kind === 'raise_share') checkRaise(world, row)
  if (row.state === 'waiting') countWaiting(world, row)
  else if (row.state === 'declined') world.crossings.add('a colleague declines')
  else takeDone(world, row)
}

function countWaiting(world: World, { kind, amount }: ProposalRow): void {
  world.crossings.add('staff wait for a colleague')
  if (kind === 'save_coupon') world.crossings.add('a coupon waits for a colleague')
  if (kind === 'open_raffle') world.crossings.add('a raffle waits for a colleague')
  if (kind === 'raise_share') world.crossings.add('a raised share waits for a colleague')
  if (kind === 'bulk_refund') world.crossings.add('a refund of several orders waits for a colleague')
  if (countOf(kind) === 'given' && (amount ?? 0) <= alone.once)
    world.crossings.add('a person has had what one colleague can give in a month')
}

function takeDone(world: World, row: ProposalRow): void {
  const isAlone = row.decided_by === row.asked_by
  for (const by of [row.asked_by, row.decided_by])
    if (by !== null && partiesOf(world, row).includes(by))
      throw new Untrue(`Somebody decides about their own money: ${words(row)}`, by)
  checkAmount(world, row)
  if (isAlone) checkAlone(world, row)
  if (row.kind === 'bulk_refund') checkRefunds(world, row)
  world.crossings.add(isAlone ? 'a colleague decides alone' : 'a colleague approves')
  if (row.kind === 'open_raffle' && !isAlone) world.crossings.add('two colleagues open a raffle')
  if (row.person_id && countOf(row.kind)) moved(world, row).push(givenBy(row))
  if (row.wish.form) decideCoupon(world, row.wish.form, isAlone ? givenBy(row).at : null)
  carryOut(world, row)
}

const words = ({ kind }: ProposalRow) => kind.replaceAll('_', ' ')
const givenBy = ({ amount, decided_at }: ProposalRow) => ({
  amount: amount ?? 0,
  at: Date.parse(decided_at ?? ''),
})

function moved(world: World, { person_id, kind }: ProposalRow) {
  const of = `${countOf(kind)} ${person_id}`
  const known = world.movedByStaff.get(of) ?? []
  world.movedByStaff.set(of, known)
  return known
}

/** Who gets anything of it. */
function partiesOf(
  world: World,
  { kind, person_id, order_id, wish }: ProposalRow,
): (string | null | undefined)[] {
  if (wish.run_id) return customersOf(world, wish.run_id)
  const order = order_id ? world.orders.get(order_id) : undefined
  if (!order) return [person_id]
  // Any booster can still take an order that waits.
  const takers = kind === 'raise_share' ? world.boosters.keys() : order.shares.keys()
  return [person_id, order.customer, order.booster, ...takers]
}

/** The amount is what was typed, or by how much a decision goes beyond what the page of the dispute said. */
function checkAmount(world: World, row: ProposalRow): void {
  const { kind, amount, wish, order_id, person_id } = row
  const cost = costOf(world, row)
  if (cost !== undefined && cost !== amount)
    throw new Untrue(`The prizes of a raffle cost ${cost}, and ${amount} are counted`)
  if (kind !== 'decide_dispute') {
    if (wish.amount !== undefined && wish.amount !== amount)
      throw new Untrue(`Staff give ${wish.amount}, and ${amount} are counted`, person_id)
    return
  }
  const told = world.decisions.get(order_id ?? '')
  if (told && !told.includes(amount ?? 0))
    throw new Untrue(`A decision gives ${told.at(-1)} beyond the record, and ${amount} are counted`, order_id)
  if ((amount ?? 0) > 0) world.crossings.add('a decision beyond the record')
}

function checkAlone(world: World, row: ProposalRow): void {
  const { kind, person_id, wish } = row
  const isSent = [...world.boosters.values()].some(({ sent }) => sent.has(wish.payout_id ?? ''))
  if (kind === 'write_off_debt' || isSent) throw new Untrue(`One colleague alone: ${words(row)}`, person_id)
  if ((costOf(world, row) ?? 0) > mostOfCampaign)
    throw new Untrue(`One colleague alone opens a raffle whose prizes cost ${costOf(world, row)}`)
  if (!person_id || !countOf(kind)) return
  const { amount, at } = givenBy(row)
  const known = moved(world, row).filter((each) => each.at > at - alone.span)
  const before = known.reduce((all, each) => all + each.amount, 0)
  if (amount > 0 && (amount > alone.once || amount + before > alone.month))
    throw new Untrue(`One colleague alone moves ${amount} of {} after ${before} within a month`, person_id)
}

/** What all prizes of a raffle cost that staff want to open. */
function costOf(world: World, { kind, subject }: ProposalRow): number | undefined {
  const promised = world.promisedPrizes.get(subject.replace('raffle ', ''))
  return kind === 'open_raffle' && promised ? promised.value * promised.places : undefined
}

function carryOut(world: World, { kind, amount, person_id, wish }: ProposalRow): void {
  if (wish.raffle_id) world.openings.add(wish.raffle_id)
  if (wish.payout_id) world.returnable.add(wish.payout_id)
  if (!person_id || amount === null) return
  const purse = world.purseOf(person_id)
  world.people.add(person_id)
  if (kind === 'correct_balance') purse.receiveFromStaff(correction, amount)
  else if (kind === 'give_balance') purse.receiveFromStaff(gift, amount)
  else if (kind === 'take_balance') {
    takeFrom(world, purse, amount)
    return
  } else if (kind === 'write_off_debt') writeOff(world, person_id, amount)
  else return
  world.owing.add(purse)
}

/** What staff gave by mistake goes first: the rest of what the person has stays. */
function takeFrom(world: World, purse: Purse, amount: number): void {
  const { left } = purse.of(correction)
  if (left > 0 && purse.given > 0) world.crossings.add('staff take from who has a correction and gifts')
  purse.loseToStaff(amount)
  world.crossings.add('staff take from a balance')
}

/** What was written off isn't owed, and nobody gets it if the bank sends the payment again: of the latest loss first. */
function writeOff(world: World, person: string, amount: number): void {
  world.purseOf(person).writeOff(amount)
  world.crossings.add('a debt is written off')
  let due = amount
  for (const bank of lossesOf(world, person)) {
    const part = Math.min(due, bank.debt - bank.forgiven)
    bank.forgiven += part
    due -= part
  }
}

function lossesOf(world: World, person: string): Bank[] {
  return [...world.chargedBack]
    .filter((payment) => world.ownerOf(payment) === person)
    .flatMap(({ bank }) => (bank?.status === 'lost' ? bank : []))
    .toSorted((one, two) => two.at - one.at || (one.id < two.id ? -1 : 1))
}

/** A payout that was sent comes back only if two people say so. */
export function mustBeReturnable(world: World, payoutId: string, booster: string): void {
  if (!world.returnable.has(payoutId))
    throw new Untrue('A payout that was sent is returned, and nobody proposed it', booster)
  world.crossings.add('a payout that was sent is returned')
}
