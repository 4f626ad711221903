import { Untrue } from './untrue.ts'

/** The origins of what a raffle and of what staff gave: gifts like any other, which the walk can tell apart. */
export const prize = 'a prize'
export const gift = 'a gift of staff'
/** What staff credited as the person's own. */
export const correction = 'a correction'
const isGift = ({ origin }: Coin) => origin === null || origin === prize || origin === gift

/** A part of a person's balance: the payment that brought it, or null if the shop gave it. Minor units. */
type Coin = { origin: string | null; left: number; spent: number; since: number; staffGave: number }

/** What a person paid with coins, so that they come back to where they were taken from. */
export type Bought = { coin: Coin; amount: number }[]

/**
 * What a person has, what banks hold of it and what they owe, by the rules in words: gifts are spent first, then the
 * oldest money; what comes back returns to the coins that it was; whoever owes has nothing until it is paid.
 */
export class Purse {
  #coins: Coin[] = []
  #debtsPaid: Bought = []
  readonly held = new Map<string, number>()
  debt = 0

  get balance(): number {
    return total(this.#coins.map(({ left }) => left))
  }

  get heldInAll(): number {
    return total([...this.held.values()])
  }

  /** What is here that the shop gave: it can be given up with the account, and never leaves the shop. */
  get given(): number {
    return total(this.#coins.filter(isGift).map(({ left }) => left))
  }

  get origins(): (string | null)[] {
    return this.#coins.map(({ origin }) => origin)
  }

  /** What of a payment is here, and what of it was spent and hasn't come back. */
  of(origin: string | null): { left: number; spent: number } {
    const own = this.#coins.filter((coin) => coin.origin === origin)
    return { left: total(own.map(({ left }) => left)), spent: total(own.map(({ spent }) => spent)) }
  }

  receive(origin: string | null, amount: number): void {
    const known = this.#coins.find((coin) => coin.origin === origin)
    if (known) known.left += amount
    else if (amount > 0)
      this.#coins.push({ origin, left: amount, spent: 0, since: ++coinsMade, staffGave: 0 })
  }

  /** Staff give something, as a gift or a correction. */
  receiveFromStaff(origin: typeof gift | typeof correction, amount: number): void {
    this.receive(origin, amount)
    const coin = this.#coins.find((each) => each.origin === origin)
    if (coin) coin.staffGave = ++timesGiven
  }

  /** Staff take something: what they gave last is what they gave by mistake. The rest is lost as it would be spent. */
  loseToStaff(amount: number): void {
    let due = amount
    const theirs = this.#coins.filter(({ staffGave }) => staffGave > 0)
    for (const coin of theirs.toSorted((one, two) => two.staffGave - one.staffGave)) {
      const part = Math.min(due, coin.left)
      coin.left -= part
      due -= part
    }
    this.lose(null, due)
  }

  /** Pays an amount. The answer is the coins that paid it: `takeBack` needs them if the purchase is refunded. */
  spend(amount: number): Bought {
    const parts = this.#take(null, amount)
    for (const { coin, amount } of parts) coin.spent += amount
    return parts
  }

  /** What was bought comes back, what was spent last first. */
  takeBack(bought: Bought, amount: number): void {
    if (comeBack(this, bought, amount) > 0) throw new Untrue(`${amount} come back of less that was spent`)
  }

  /** Money leaves for nothing in return: of a payment first, if one is named. */
  lose(origin: string | null, amount: number): void {
    this.#take(origin, amount)
  }

  hold(paymentId: string, amount: number): void {
    if (amount === 0) return
    this.lose(paymentId, amount)
    this.held.set(paymentId, (this.held.get(paymentId) ?? 0) + amount)
  }

  free(paymentId: string): number {
    const amount = this.held.get(paymentId) ?? 0
    this.held.delete(paymentId)
    this.receive(paymentId, amount)
    return amount
  }

  /** What is here pays what is owed; the answer is the coins that paid it. */
  payDebt(): Bought {
    const amount = Math.min(this.debt, this.balance)
    if (amount === 0) return []
    const paid = this.spend(amount)
    this.#debtsPaid.push(...paid)
    this.debt -= amount
    return paid
  }

  /** What two people write off is no longer owed. */
  writeOff(amount: number): void {
    if (amount > this.debt) throw new Untrue(`${amount} were written off a debt of ${this.debt}`)
    this.debt -= amount
  }

  /** A debt of this amount never was: what is still owed ends, and what was paid of it comes back. */
  forgive(amount: number): void {
    const owed = Math.min(amount, this.debt)
    this.debt -= owed
    this.receive(null, comeBack(this, this.#debtsPaid, amount - owed))
  }

  /** Takes over all that another person has and owes. */
  takeOver(other: Purse): void {
    this.debt += other.debt
    other.debt = 0
    for (const [paymentId, amount] of other.held) this.held.set(paymentId, amount)
    other.held.clear()
    this.#coins = [...this.#coins, ...other.#coins].toSorted((one, two) => one.since - two.since)
    this.#debtsPaid.push(...other.#debtsPaid)
    other.#coins = []
    other.#debtsPaid = []
  }

  #take(origin: string | null, amount: number): Bought {
    const named = this.#coins.filter((coin) => origin !== null && coin.origin === origin)
    const gifts = this.#coins.filter((coin) => isGift(coin) && !named.includes(coin))
    const rest = this.#coins.filter((coin) => !isGift(coin) && !named.includes(coin))
    const parts: Bought = []
    let due = amount
    for (const coin of [...named, ...gifts, ...rest]) {
      const part = Math.min(due, coin.left)
      if (part === 0) continue
      coin.left -= part
      due -= part
      parts.push({ coin, amount: part })
    }
    if (due > 0) throw new Untrue(`${amount} were taken from a balance of ${amount - due}`)
    return parts
  }
}

let coinsMade = 0
let timesGiven = 0

/** Gives an amount back into a purse, the last part first; what is more than the parts. */
function comeBack(purse: Purse, bought: Bought, amount: number): number {
  let due = amount
  for (const part of bought.toReversed()) {
    const back = Math.min(due, part.amount)
    part.amount -= back
    part.coin.spent -= back
    due -= back
    purse.receive(part.coin.origin, back)
  }
  return due
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
