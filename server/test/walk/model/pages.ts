import type { Money } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What of a payment a person has and has spent. */
type Placed = { left: number; spent: number }

/** What the shop shows: where a balance comes from, and the money of an order's page. */
export type Shown = {
  placed: (personId: string, paymentId: string) => Promise<Placed>
  money: (orderId: string) => Promise<Money | null>
  history: (personId: string) => Promise<History>
  /** What of a balance can be given up with the account. */
  given: (personId: string) => Promise<number>
}

/** The page of a balance: its sum, and each entry with the balance after it, the newest first. */
type History = {
  balance: number
  debt: number
  entries: readonly { amount: number; balance: number }[]
}

/** Law 3: the pages show the sums that the laws give. */
export async function checkPages(world: World, shown: Shown): Promise<void> {
  await checkOrigins(world, shown)
  await checkOrderPages(world, shown)
  await checkBalancePages(world, shown)
}

async function checkOrigins(world: World, { placed, given }: Shown): Promise<void> {
  for (const [id, purse] of world.purses) {
    const said = await given(id)
    if (said !== purse.given)
      throw new Untrue(`{} was given ${purse.given} of what they have, the shop says ${said}`, id)
    for (const origin of purse.origins) {
      if (origin === null || !world.payments.has(origin)) continue
      const [due, said] = [purse.of(origin), await placed(id, origin)]
      if (said.left !== due.left || said.spent !== due.spent)
        throw new Untrue(
          `Of payment {} {} should have ${inWords(due)}, the shop says ${inWords(said)}`,
          origin,
          id,
        )
    }
  }
}

async function checkOrderPages(world: World, { money }: Shown): Promise<void> {
  const paid = [...world.orders.values()].filter((order) => order.paid)
  for (const { id, customer } of paid.slice(0 - shownOrders)) {
    const due = world.moneyOf(id)
    const said = await money(id)
    if (said && (said.paid !== due.paid || said.refunded !== due.refunded))
      throw new Untrue(
        `Of order {} ${due.paid} were paid and ${due.refunded} refunded, its page says ${said.paid} and ${said.refunded}`,
        id,
        customer,
      )
  }
}

/** The newest people and those with most, whose page says what they have and how it came to be. */
async function checkBalancePages(world: World, { history }: Shown): Promise<void> {
  for (const [id, purse] of [...world.purses].slice(0 - shownPeople)) {
    const { balance, debt, entries } = await history(id)
    if (balance !== purse.balance || debt !== purse.debt)
      throw new Untrue(
        `{} has ${purse.balance} and owes ${purse.debt}, the page says ${balance} and ${debt}`,
        id,
      )
    const befores = [...entries.slice(1).map((entry) => entry.balance), 0]
    const isSummed = entries.every((entry, at) => entry.balance === (befores[at] ?? 0) + entry.amount)
    if (!isSummed || (entries[0]?.balance ?? 0) !== balance)
      throw new Untrue(`The entries of {} don't add up to ${balance}`, id)
  }
}

const shownOrders = 40
const shownPeople = 60
const inWords = ({ left, spent }: Placed) => `${left} and have spent ${spent}`
