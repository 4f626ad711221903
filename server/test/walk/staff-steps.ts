import type { ProposalKind } from '#core/money/staff-limits.ts'
import { confirmProposal, declineProposal } from '#server/accounts/proposals/decide-proposal.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findCouponByCode } from '#server/money/coupons/coupon-store.ts'
import { findTipOfOrder } from '#server/money/tips/tip-store.ts'
import { getDispute } from '#server/orders/disputes/dispute-view.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { onOrder, rich, type Shop, type Step } from './shop.ts'

const reason = 'A walk'

/** Mostly one of two colleagues; sometimes the person who gets the money, as if they were staff. */
export function someStaff({ chance, staff, colleague }: Shop, personId: string | null): Caller {
  if (personId !== null && chance.happens(0.12)) return { ...colleague, id: personId }
  return chance.of([staff, colleague])
}

/** Staff want something that creates money. */
export async function want(
  shop: Shop,
  kind: ProposalKind,
  { wish, personId }: { wish: Record<string, unknown>; personId: string | null },
): Promise<void> {
  const by = someStaff(shop, personId)
  if (by.id === personId) shop.model.crossings.add('somebody tries to decide about their own money')
  await transaction(shop.services, (work) => propose(work, by, { kind, wish, reason }))
}

/** Staff credit a person's balance, below or above what one of them can do alone. */
export function credit(
  shop: Shop,
  { id }: Caller,
  amount = shop.chance.of([500, 2_000, 5_000, 5_001, 8_000]),
  kind: ProposalKind = shop.chance.of(['correct_balance', 'give_balance'] as const),
): Promise<unknown> {
  return want(shop, kind, { wish: { user_id: id, amount }, personId: id })
}

/** Staff take from a balance: a part of it, all of it, or more than is there. */
export function debit(shop: Shop, { id }: Caller): Promise<unknown> {
  const amount = shop.chance.of([300, 2_000, 5_001, Math.max(1, shop.model.balanceOf(id))])
  return want(shop, 'take_balance', { wish: { user_id: id, amount }, personId: id })
}

/** Staff want to write off what somebody owes, or a part of it, or too much. */
export function writeOff(shop: Shop, { id }: Caller): Promise<unknown> {
  const debt = shop.model.debtOf(id)
  const amount = Math.max(1, Math.round(debt * shop.chance.of([1, 1, 1, 1, 1, 0.4, 0.4, 1.1])))
  return want(shop, 'write_off_debt', { wish: { user_id: id, amount }, personId: id })
}

/** The same for one of the newest customers, who owes something if any of them does. */
function writeOffSome(shop: Shop): Promise<unknown> {
  const newest = shop.customers.slice(rich)
  const owing = newest.filter(({ id }) => shop.model.owes(id))
  return writeOff(shop, shop.chance.of(owing.length > 0 ? owing : newest))
}

/** Staff refund a tip or a part of it, perhaps one that is too large or no longer held; of two at once, both may fit. */
async function returnTip(shop: Shop, order: OrderRow): Promise<unknown> {
  const known = await findTipOfOrder(shop.services.db, order.id)
  if (!known) return false
  const { chance } = shop
  const amount = chance.happens(0.5) ? known.amount : chance.whole(1, known.amount)
  const personId = chance.of([order.customer_id, known.booster_id])
  return want(shop, 'refund_tip', { wish: { order_id: order.id, amount }, personId })
}

/** Staff return a payout; one that was sent needs a colleague. */
export const returnPayout = (shop: Shop, payout: { id: string; booster_id: string }) =>
  want(shop, 'return_payout', { wish: { payout_id: payout.id }, personId: payout.booster_id })

/** Staff choose any outcome that they see, sometimes with amounts of their own. */
export async function decide(shop: Shop, order: OrderRow): Promise<unknown> {
  const { outcomes } = await getDispute(shop.services, shop.staff, order.id)
  if (outcomes.length === 0) return false
  const generous = outcomes.filter(({ outcome }) => outcome === 'in_full' || outcome === 'own')
  const isGenerous = generous.length > 0 && shop.chance.happens(0.5)
  const { outcome, amounts } = shop.chance.of(isGenerous ? generous : outcomes)
  const customer = Math.max(order.refunded ?? 0, Math.round(order.total / shop.chance.of([1, 2, 3])))
  const boosters = Math.round((order.total - customer) / 2)
  const own = { customer, boosters, shop: order.total - customer - boosters }
  const chosen = outcome === 'own' ? own : amounts
  const read = outcomes.flatMap(({ outcome, amounts }) =>
    amounts && (outcome === 'by_log' || outcome === 'by_proof') ? amounts : [],
  )
  const beyond = (who: 'customer' | 'boosters') =>
    chosen ? chosen[who] - Math.max(0, ...read.map((amounts) => amounts[who])) : 0
  shop.model.decides(order.id, Math.max(0, beyond('customer'), beyond('boosters')))
  const wish = { order_id: order.id, outcome, ...(chosen && { amounts: chosen }) }
  return want(shop, 'decide_dispute', {
    wish,
    personId: shop.chance.of([order.customer_id, order.booster_id]),
  })
}

/** Staff want a coupon to give something else, or a new one, within or beyond what one of them can offer. */
export async function saveCoupon(shop: Shop, code = shop.chance.of(shop.model.coupons)): Promise<unknown> {
  const { services, chance } = shop
  const known = await findCouponByCode(services.db, code)
  const form = {
    code,
    enabled: chance.happens(0.95),
    valid_from: null,
    valid_until: null,
    games: [],
    services: [],
    gives: chance.of([{ percent: 1 }, { percent: 20 }, { percent: 35 }, { amount: 500 }, { amount: 2_000 }]),
    cap: chance.of([null, 50]),
    minimum_order: chance.of([0, 3_000, 4_000, 5_000]),
    use_limit: chance.of([null, 3, 30, 200]),
    per_customer: null,
  }
  const wish = { form, ...(known && { coupon_id: known.id }) }
  return want(shop, 'save_coupon', { wish, personId: null })
}

/** A colleague approves or declines one of the proposals that wait, of a kind, or about a person, an order or another subject, if one is named. */
export async function answerProposal(
  shop: Shop,
  {
    person,
    order,
    subject,
    kind,
  }: { person?: string; order?: string; subject?: string; kind?: ProposalKind } = {},
): Promise<unknown> {
  const { services, chance } = shop
  const waiting = await services.db
    .selectFrom('proposals')
    .select(['id', 'person_id', 'asked_by'])
    .where('state', '=', 'waiting')
    .$if(person !== undefined, (query) => query.where('person_id', '=', person || null))
    .$if(order !== undefined, (query) => query.where('order_id', '=', order ?? null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? null))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(6)
    .execute()
  if (waiting.length === 0) return false
  const { id, person_id, asked_by } = chance.of(waiting)
  const other = asked_by === shop.staff.id ? shop.colleague : shop.staff
  const by = chance.happens(0.6) ? other : someStaff(shop, person_id)
  if (by.id === person_id) shop.model.crossings.add('somebody tries to decide about their own money')
  const declines = chance.happens(0.22)
  return transaction(services, (work) =>
    declines ? declineProposal(work, by, id, reason) : confirmProposal(work, by, id),
  )
}

/** By what staff create money or take it, alone or with a colleague. */
export const staffSteps: Readonly<Record<string, Step>> = {
  credit: { weight: 3, run: (shop) => credit(shop, shop.chance.of(shop.customers.slice(rich))) },
  debit: { weight: 2, run: (shop) => debit(shop, shop.chance.of(shop.customers.slice(rich))) },
  writeOff: { weight: 2, run: writeOffSome },
  refundTip: { weight: 1, run: onOrder(['completed'], returnTip) },
  decide: {
    weight: 6,
    run: onOrder(['boosting', 'verification_required', 'completed', 'cancelled'], decide),
  },
  saveCoupon: { weight: 3, run: (shop) => saveCoupon(shop) },
  answerProposal: { weight: 4, run: (shop) => answerProposal(shop) },
}
