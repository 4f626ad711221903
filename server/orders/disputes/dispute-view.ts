import { endOf } from '#core/orders/deadlines.ts'
import { disputeTimes, type OutcomeQuote, outcomesOf, paidToBoosters } from '#core/orders/disputes.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { type OrderRow, partiesOf } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { findOwnShare, findShareOf } from '#server/money/settlement/settlement-store.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type DisputePage, findDispute, findDisputeById, openOrderIds } from './dispute-store.ts'
import { disputedOrder } from './quote-outcomes.ts'
import { stateView } from './state-view.ts'

type Reader = 'customer' | 'booster' | 'admin'

/** An order's last dispute for a person who can see the order: staff see notes, amounts of each outcome and the queue. */
export async function getDispute({ db, now }: Pick<Services, 'db' | 'now'>, caller: Caller, orderId: string) {
  const order = await findOrder(db, orderId)
  const actor = order && actorOn(caller, partiesOf(order))
  if (!order || !actor || !isReader(actor)) throw new AppError('order_not_found')
  const dispute = await findDispute(db, orderId, caller.id)
  if (!dispute) throw new AppError('dispute_not_found')
  const forStaff = actor === 'admin'
  const first = dispute.appeal_of ? await findDisputeById(db, dispute.appeal_of, caller.id) : undefined
  const decided: Decided = { dispute, reader: actor, callerId: caller.id }
  return {
    ...shownView(dispute),
    ...stateView(
      { ...dispute, openedAt: dispute.opened_at, appeal: dispute.appeal_of !== null },
      order,
      forStaff ? 'staff' : actor,
      now(),
    ),
    statements: [...(first ? statementsView(first, actor) : []), ...statementsView(dispute, actor)],
    notes: forStaff ? [...(first ? notesView(first) : []), ...notesView(dispute)] : [],
    appealed: first ? await appealedView(db, { ...decided, dispute: first }) : null,
    completed_at: order.disputed_by === null ? null : iso(order.closed_at),
    ...(await amountsView(decided, () => findOwnShare(db, orderId, caller.id))),
    outcomes:
      forStaff && !dispute.closed_at
        ? outcomesOf(await disputedOrder(db, order, dispute)).map(outcomeView)
        : [],
    needs_other: forStaff && !dispute.closed_at && dispute.needs_other,
    queue: forStaff && !dispute.closed_at ? await queueView(db, order) : null,
  }
}

function isReader(actor: string): actor is Reader {
  return actor === 'customer' || actor === 'booster' || actor === 'admin'
}

function shownView(dispute: DisputePage) {
  const { opened_at, opened_as, kind, outcome, closed_at, decision } = dispute
  const { replyBy, decideBy } = disputeTimes({ openedAt: opened_at, appeal: dispute.appeal_of !== null })
  return {
    order_id: dispute.order_id,
    opened_at: opened_at.toISOString(),
    opened_by: opened_as,
    kind,
    reply_by: replyBy.toISOString(),
    first_word_by: endOf('disputeAnswer', opened_at).toISOString(),
    decide_by: decideBy.toISOString(),
    outcome,
    closed_at: iso(closed_at),
    decision,
  }
}

/** The opening, then what was written since; a party reads no note and no name of staff. */
function statementsView(dispute: DisputePage, reader: Reader) {
  const { opened_at, opened_as, opener_name, by_guest } = dispute
  const byGuest = (marked: boolean) => marked && reader !== 'booster'
  const read = (text: string, original: string | null) => (reader === 'admin' && original) || text
  const named = (role: Reader, name: string) => (role === 'admin' && reader !== 'admin' ? null : name)
  const picturesOf = (id: string | null) =>
    dispute.pictures
      .filter(({ statement_id }) => statement_id === id)
      .map(({ file_id, created_at }) => ({ file_id, at: fromJson(created_at) }))
  const said = dispute.statements.filter(({ for_staff }) => !for_staff)
  return [
    {
      statement_id: dispute.id,
      role: opened_as,
      name: named(opened_as, opener_name),
      text: read(dispute.reason, dispute.original),
      by_guest: byGuest(by_guest),
      at: opened_at.toISOString(),
      pictures: picturesOf(null),
    },
    ...said.map(({ id, role, username, text, original, by_guest, at }) => ({
      statement_id: id,
      role,
      name: named(role, username),
      text: read(text, original),
      by_guest: byGuest(by_guest),
      at: fromJson(at),
      pictures: picturesOf(id),
    })),
  ]
}

function notesView({ statements }: DisputePage) {
  return statements
    .filter(({ for_staff }) => for_staff)
    .map(({ username, text, at }) => ({ name: username, text, at: fromJson(at) }))
}

type Decided = { dispute: DisputePage; reader: Reader; callerId: string }

/** The first decision, whose settlement another one has replaced if the appeal changed it. */
async function appealedView(db: Db, decided: Decided) {
  const { order_id: orderId, outcome, closed_at, decision } = decided.dispute
  const ownShare = async () =>
    closed_at && findShareOf(db, { orderId, boosterId: decided.callerId, at: closed_at })
  return { outcome, closed_at: iso(closed_at), decision, ...(await amountsView(decided, ownShare)) }
}

/** Each party reads its own amount; staff read all three. */
async function amountsView({ dispute, reader }: Decided, ownShare: () => Promise<number | null>) {
  const { to_customer, to_boosters, to_shop } = dispute
  const own = reader === 'booster' && to_boosters !== null ? await ownShare() : null
  return {
    to_customer: reader === 'booster' ? null : to_customer,
    to_boosters: reader === 'admin' ? to_boosters : own,
    to_shop: reader === 'admin' ? to_shop : null,
  }
}

function outcomeView({ outcome, division, work, earned, possible }: OutcomeQuote) {
  const amounts = division && {
    customer: division.customer,
    boosters: paidToBoosters(division),
    shop: division.shop,
  }
  return { outcome, amounts, work, earned, possible }
}

async function queueView(db: Db, order: OrderRow) {
  const ids = await openOrderIds(db)
  const at = ids.indexOf(order.id)
  return at < 0
    ? null
    : { place: at + 1, of: ids.length, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null }
}
