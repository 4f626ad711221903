// Law 2: a person has what they paid in and were given, less what they spent; nobody has money and a debt. Law 4:
// nobody erases an account with a debt or with money of their own.
import { holdMore } from './banks.ts'
import { type Purse, prize } from './purse.ts'
import type { OrderRow, PersonRow } from './rows.ts'
import { sum, unseen } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** An account as a transaction left it: a guest or not. */
export function takePerson(world: World, row: PersonRow): void {
  if (row.kind === 'guest') world.guests.add(row.id)
  else world.guests.delete(row.id)
}

/** The same: erased or not. What its person had won before is told by now. */
export function takeErasure(world: World, row: PersonRow): void {
  if (!row.erased_at || world.gone.has(row.id)) return
  world.gone.add(row.id)
  const purse = world.purseOf(row.id)
  world.story.tell('{} erases their account', row.id)
  if (purse.debt > 0) throw new Untrue(`Somebody who owes ${purse.debt} erased their account`, row.id)
  const own = ownOf(purse)
  if (own > 0) throw new Untrue(`Somebody with ${own} of their own erased their account`, row.id)
  if (purse.of(prize).left > 0) world.crossings.add('a prize is given up with the account')
  if (world.claimed.has(row.id)) world.crossings.add('a winner claims and leaves at once')
  purse.lose(null, purse.given)
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
  if (guest.debt > 0) world.tookDebts.add(account)
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
    const paid = purse.payDebt()
    if (paid.length > 0) world.crossings.add('a debt is paid by a later credit')
    if (paid.some(({ coin }) => coin.origin === prize)) {
      world.crossings.add('a prize pays a debt')
      if (world.tookDebts.has(purse)) world.crossings.add('a prize pays what a guest owed')
    }
    holdMore(world, purse)
  }
}

/** Who has only what the shop gave them can leave. */
export function checkKeptIn(world: World): void {
  for (const id of world.keptIn) {
    const purse = world.purseOf(id)
    if (ownOf(purse) === 0)
      throw new Untrue(
        `{} can't leave because of money of their own, and has only gifts of ${purse.given}`,
        id,
      )
  }
  world.keptIn.clear()
}

const ownOf = (purse: Purse) => purse.balance - purse.given + purse.heldInAll

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
