import type { EntryKind } from './ledger.ts'

/**
 * A balance is a row of lots, each with its origin: a payment, or the shop (cashback, a correction). What the shop gave
 * is spent first, then the oldest lot first; what was spent and comes back returns to the lots that it came from. Lots
 * aren't stored: they follow from the movements of the balance, so they can't disagree with it.
 */

/** A movement of a person's balance; minor units, positive into it. */
export type Movement = {
  kind: EntryKind
  owner: string
  amount: number
  /** The payment whose money it is, or that spends it; null for what the shop gives or takes. */
  paymentId: string | null
  /** For `balance_moved`: whose balance it was before. */
  movedFrom: string | null
}

export type Lot = {
  owner: string
  /** The payment that it came from; null if the shop gave it. */
  paymentId: string | null
  /** What is left on the balance, and what of it was spent and hasn't come back; minor units. */
  left: number
  spent: number
}

/** The lots after these movements, in their order. They belong to one person and the guests whose balance they took over. */
export function lotsOf(movements: readonly Movement[]): Lot[] {
  const lots: Lot[] = []
  const spendings = new Map<string, { lot: Lot; amount: number }[]>()
  for (const movement of movements) {
    const { kind, owner, amount, paymentId, movedFrom } = movement
    if (kind === 'balance_moved') {
      for (const lot of lots) if (lot.owner === movedFrom) lot.owner = owner
    } else if (amount < 0) {
      const own = lots.filter((lot) => lot.owner === owner)
      const parts = take(inOrderOfUse(own, paymentId), 0 - amount)
      const spending = spendingOf(movement)
      if (spending === null) continue
      for (const { lot, amount } of parts) lot.spent += amount
      spendings.set(spending, [...(spendings.get(spending) ?? []), ...parts])
    } else {
      const spending = spendings.get(spendingOf(movement) ?? '')
      const came = spending ? takeBack(spending, amount) : []
      for (const { lot, amount } of came) add(lots, { owner, paymentId: lot.paymentId, left: amount })
      const rest = amount - total(came.map(({ amount }) => amount))
      // Only a debt can have been paid from elsewhere: from earnings.
      if (rest > 0 && spending && kind !== 'payment_restored')
        throw new RangeError(`${rest} more than was spent came back to a balance`)
      if (rest > 0) add(lots, { owner, paymentId, left: rest })
    }
  }
  return lots
}

/**
 * What a movement spends, or gives back of: a payment from the balance, or all that paid a person's debts. A debit for
 * another payment takes that one's own money, which is spent on nothing.
 */
function spendingOf({ kind, owner, amount, paymentId }: Movement): string | null {
  if (kind === 'debt_paid' || (kind === 'payment_restored' && paymentId === null)) return `debts of ${owner}`
  return amount > 0 || kind === 'paid_by_balance' ? paymentId : null
}

/**
 * What of a payment's money lies on a person's balance, and what they have spent of it, also as the guest that they were;
 * minor units.
 */
export function placedOf(lots: readonly Lot[], owner: string, paymentId: string) {
  const all = lots.filter((lot) => lot.paymentId === paymentId)
  const own = all.filter((lot) => lot.owner === owner)
  return { left: total(own.map(({ left }) => left)), spent: total(all.map(({ spent }) => spent)) }
}

/** What the shop gave a person and they haven't spent; minor units. It can be given up, and is never paid out. */
export function givenByShop(lots: readonly Lot[], owner: string): number {
  const own = lots.filter((lot) => lot.owner === owner && lot.paymentId === null)
  return total(own.map(({ left }) => left))
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** A named payment's lot first; then what the shop gave, then the oldest. */
function inOrderOfUse(lots: readonly Lot[], paymentId: string | null): Lot[] {
  const rank = (lot: Lot) => {
    if (paymentId !== null && lot.paymentId === paymentId) return 0
    return lot.paymentId === null ? 1 : 2
  }
  return lots.toSorted((a, b) => rank(a) - rank(b))
}

function take(lots: readonly Lot[], amount: number) {
  const parts: { lot: Lot; amount: number }[] = []
  let due = amount
  for (const lot of lots) {
    const part = Math.min(due, lot.left)
    if (part === 0) continue
    lot.left -= part
    due -= part
    parts.push({ lot, amount: part })
  }
  return parts
}

/** The lots from which this amount of a spending came, what was spent last first. */
function takeBack(parts: { lot: Lot; amount: number }[], amount: number) {
  const came: typeof parts = []
  let due = amount
  for (const part of parts.toReversed()) {
    const back = Math.min(due, part.amount)
    part.amount -= back
    part.lot.spent -= back
    due -= back
    if (back > 0) came.push({ lot: part.lot, amount: back })
  }
  return came
}

/** A payment has one lot of each owner, and so has what the shop gave. */
function add(lots: Lot[], { owner, paymentId, left }: Omit<Lot, 'spent'>): void {
  const known = lots.find((lot) => lot.owner === owner && lot.paymentId === paymentId)
  if (known) known.left += left
  else lots.push({ owner, paymentId, left, spent: 0 })
}
