import type { DisputeOutcome } from '#core/orders/disputes.ts'
import { decideDispute as decideNow } from '#server/orders/disputes/decide-dispute.ts'
import { getDispute } from '#server/orders/disputes/dispute-view.ts'
import { openDispute } from '#server/orders/disputes/open-dispute.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, type TestServices } from './factories.ts'
import { climbTo, insertProof } from './progress.ts'

/** An order in progress with its people. */
export async function running(services: TestServices) {
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services)
  const order = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  return { customer, booster, order, id: order.id }
}

/** The same with a submitted result: half of the climb, its last game with a picture, and `more` without one. */
export async function submitted(services: TestServices, { to, more }: { to?: number; more?: number } = {}) {
  const made = await running(services)
  const proof = await insertProof(services, made.id, made.booster.id)
  await climbTo(services, made.booster, made.id, { ...(to && { to }), proof })
  if (to && more) await climbTo(services, made.booster, made.id, { from: to, to: more })
  await services.db
    .updateTable('orders')
    .set({ status: 'verification_required', finished_at: services.now(), proof_file_id: proof })
    .where('id', '=', made.id)
    .execute()
  return made
}

export const objection = {
  kind: 'target_not_reached' as const,
  reason: 'My account is lower than that',
  picture_ids: [] as string[],
}

export async function disputed(services: TestServices, options: { to?: number; more?: number } = {}) {
  const made = await submitted(services, options)
  await act(services, openDispute, made.customer, made.id, objection)
  return made
}

export const staffOf = (services: TestServices): Promise<Caller> => insertStaff(services, ['EditOrders'])

export const why = 'The pictures show where the climb ended.'

/** Decides at once, whatever the limits of staff. */
export function decideDispute(
  services: TestServices,
  staff: Caller,
  id: string,
  decision: Parameters<typeof decideNow>[3],
): Promise<void> {
  return transaction(services, (work) => decideNow(work, staff, id, decision))
}

/** Decides with the amounts that staff see. */
export async function decide(services: TestServices, staff: Caller, id: string, outcome: DisputeOutcome) {
  const { outcomes } = await getDispute(services, staff, id)
  const amounts = outcomes.find((each) => each.outcome === outcome)?.amounts
  await decideDispute(services, staff, id, { outcome, reason: why, ...(amounts && { amounts }) })
  return amounts
}
