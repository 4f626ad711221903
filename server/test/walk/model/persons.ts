// Law 2: a person has what they paid in and were given, less what they spent; nobody has money and a debt. Law 4:
// nobody erases an account with a debt or with money of their own.
import { holdMore } from './banks.ts'
import type { OrderRow, PersonRow } from './rows.ts'
import { sum, unseen } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** An account as a transaction left it: a guest, or erased. */
export function takePerson(world: World, row: PersonRow): void {
  if (row.kind === 'guest') world.guests.add(row.id)
  else world.guests.delete(row.id)
  if (!row.erased_at || world.gone.has(row.id)) return
  world.gone.add(row.id)
  const purse = world.purseOf(row.id)
  world.story.tell('{} erases their account', row.id)
  if (purse.debt > 0) throw new Untrue(`Somebody who owes ${purse.debt} erased their account`, row.id)
  const { left } = purse.of(null)
  if (purse.balance > left || purse.heldInAll > 0)
    throw new Untrue(`Somebody with ${purse.balance - left} of their own erased their account`, row.id)
  purse.lose(null, left)
  world.crossings.add('an account is erased')
}

/** Orders of a guest join an account, and with them all that the guest has and owes. */
export function takeOver(world: World, { id, customer_id, total }: OrderRow): void {
  const order = world.orders.get(id)
  if (!order) {
    world.orders.set(id, { ...unseen(), id, customer: customer_id, total })
    return
  }
  if (order.customer === customer_id) return
  const guest = world.purseOf(order.customer)
  const account = world.purseOf(customer_id)
  world.story.tell(
    `{} takes over {} with a balance of ${guest.balance} and a debt of ${guest.debt}`,
    customer_id,
    order.customer,
  )
  if (guest.debt > 0) world.crossings.add('a guest’s debt is taken over')
  if (guest.balance > 0) world.crossings.add('a guest’s balance is taken over')
  const from = order.customer
  world.people.add(from).add(customer_id)
  for (const each of world.orders.values()) if (each.customer === from) each.customer = customer_id
  account.takeOver(guest)
  world.owing.add(account)
}

/** Who received something pays their debt first. */
export function payDebts(world: World): void {
  for (const purse of world.owing) {
    if (purse.payDebt() > 0) world.crossings.add('a debt is paid by a later credit')
    holdMore(world, purse)
  }
}

/** The accounts of a person have what the model says. */
export function checkPerson(world: World, id: string): void {
  const said = (kind: string) => world.saidOf(kind, id)
  const booster = world.boosters.get(id)
  if (booster) {
    const has = said('booster_pending') + said('booster_payable') + said('payout_clearing')
    const due = booster.earned - sum([...booster.sent.values()].map((amount) => ({ amount })))
    if (has !== due) throw new Untrue(`A booster should have ${due}, the shop says ${has}`, id)
  }
  const purse = world.purses.get(id)
  if (!purse) return
  const pairs = [
    ['a balance of', purse.balance, said('customer_balance')],
    ['held for banks', purse.heldInAll, said('customer_held')],
    ['a debt of', purse.debt, 0 - said('customer_debt')],
  ] as const
  for (const [what, due, has] of pairs)
    if (due !== has) throw new Untrue(`{} should have ${what} ${due}, the shop says ${has}`, id)
  if (purse.debt > 0 && purse.balance > 0)
    throw new Untrue(`{} has ${purse.balance} and owes ${purse.debt}`, id)
}
