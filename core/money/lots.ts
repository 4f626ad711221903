import type { EntryKind } from './ledger.ts'

/**
 * A balance is a row of lots, each with its origin. Gifts, prizes and cashback are spent first, then the oldest lot first; what
 * was spent and comes back returns to the lots that it came from. Staff who take from it take what they gave last first, as it
 * may be their mistake. Lots aren't stored: they follow from the movements of the balance, so they can't disagree with it.
 */

/** A movement of a person's balance; minor units, positive into it. */
export type Movement = {
  kind: EntryKind
  owner: string
  amount: number
  /** The payment whose money it is, or that spends it; null without one, and where an old entry doesn't say it. */
  paymentId: string | null
  /** For `balance_moved`: whose balance it was before. */
  movedFrom: string | null
}

/**
 * How money came to a balance. A payment's money, what a booster earned, and corrections are the person's own; cashback,
 * gifts and prizes are promotional: they can be given up, and are never paid out.
 */
export type LotOrigin = 'payment' | 'earned' | 'correction' | 'cashback' | 'gift' | 'prize'

export type Lot = {
  owner: string
  origin: LotOrigin
  /** The payment that it came from; null without one, and for a payment that isn't known. */
  paymentId: string | null
  /** What is left on the balance; minor units. */
  left: number
  /** What of it was spent and hasn't come back. */
  uses: Use[]
  /** The movement by which staff last gave to it, counted from 1; 0 for what they didn't give. */
  given: number
}

/** What was spent of a lot: the payment from the balance that spent it, null for a debt, and how much. */
export type Use = { paymentId: string | null; amount: number }

/** The lots after these movements, in their order. They belong to one person and the guests whose balance they took over. */
export function lotsOf(movements: readonly Movement[]): Lot[] {
  const lots: Lot[] = []
  const spendings = new Map<string, Taken[]>()
  for (const [at, movement] of movements.entries()) {
    const { kind, owner, amount, paymentId, movedFrom } = movement
    const spending = spendingOf(movement)
    if (kind === 'balance_moved') {
      // They leave the guest even if the account that gets them isn't read. In old entries it can get them first.
      const left = `moved from ${movedFrom}`
      const from = amount < 0 ? [owner] : [left, movedFrom]
      for (const lot of lots) if (from.includes(lot.owner)) lot.owner = amount < 0 ? left : owner
    } else if (amount < 0) {
      const own = lots.filter((lot) => lot.owner === owner)
      const parts = take(inOrderOfTaking(own, movement), 0 - amount)
      if (spending === null) continue
      const taken = parts.map(({ lot, amount }) => ({ lot, use: { paymentId, amount } }))
      for (const { lot, use } of taken) lot.uses.push(use)
      spendings.set(spending, [...(spendings.get(spending) ?? []), ...taken])
    } else {
      const spent = endsDebt(movement) ? debtsOf(spendings, owner) : spendings.get(spending ?? '')
      const came = spent ? takeBack(spent, amount) : []
      for (const { lot, amount } of came) add(lots, { ...lot, owner, left: amount }, lot)
      const rest = amount - total(came.map(({ amount }) => amount))
      if (rest > 0 && spent && kind !== 'payment_restored')
        throw new RangeError(`${rest} more than was spent came back to a balance`)
      const given = byStaff(movement) ? at + 1 : 0
      if (rest > 0) add(lots, { owner, origin: originOf(movement), paymentId, left: rest, given })
    }
  }
  return lots
}

/**
 * What a movement spends, or gives back of: a payment from the balance, or all that paid a person's debts. A debit for
 * another payment takes that one's own money, which is spent on nothing.
 */
function spendingOf({ kind, owner, amount, paymentId }: Movement): string | null {
  if (kind === 'debt_paid') return debts(owner)
  return amount > 0 || kind === 'paid_by_balance' ? paymentId : null
}

const debts = (owner: string) => `debts of ${owner}`

/** A bank sends a payment again, and what its customer had paid of their debt for it comes back. */
const endsDebt = ({ kind, paymentId }: Movement) => kind === 'payment_restored' && paymentId === null

/**
 * What paid a person's debts, their own last, so that it comes back first: the debt can be one that they paid as the guest
 * that they were.
 */
function debtsOf(spendings: ReadonlyMap<string, Taken[]>, owner: string): Taken[] {
  const guests = [...spendings].filter(([name]) => name.startsWith(debts('')) && name !== debts(owner))
  return [...guests.flatMap(([, taken]) => taken), ...(spendings.get(debts(owner)) ?? [])]
}

/** The origin of money that comes to a balance and wasn't spent from it. */
function originOf({ kind, paymentId }: Movement): LotOrigin {
  if (kind === 'cashback_given') return 'cashback'
  if (kind === 'gift_given') return 'gift'
  if (kind === 'prize_given') return 'prize'
  if (kind === 'balance_corrected') return 'correction'
  // What paid a debt and didn't come from the balance came from earnings.
  return kind === 'payment_restored' && paymentId === null ? 'earned' : 'payment'
}

/**
 * What of a payment's money lies on a person's balance, and what they have spent of it, also as the guest that they were;
 * minor units.
 */
export function placedOf(lots: readonly Lot[], owner: string, paymentId: string) {
  const all = lots.filter((lot) => lot.paymentId === paymentId)
  const own = all.filter((lot) => lot.owner === owner)
  const uses = all.flatMap((lot) => lot.uses)
  return { left: total(own.map(({ left }) => left)), spent: total(uses.map(({ amount }) => amount)) }
}

/** What of a payment's money each payment from the balance has spent; minor units, by the payment that spent it. */
export function spentOf(lots: readonly Lot[], paymentId: string): Map<string, number> {
  const spent = new Map<string, number>()
  for (const lot of lots.filter((each) => each.paymentId === paymentId))
    for (const { paymentId: by, amount } of lot.uses)
      if (by !== null && amount > 0) spent.set(by, (spent.get(by) ?? 0) + amount)
  return spent
}

/** The cashback, the gifts and the prizes that a person hasn't spent; minor units. */
export function promotional(lots: readonly Lot[], owner: string): number {
  return total(lots.filter((lot) => lot.owner === owner && isPromotional(lot)).map(({ left }) => left))
}

const isPromotional = ({ origin }: Lot) => ['cashback', 'gift', 'prize'].includes(origin)

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * What staff take is what they gave last. Otherwise a named payment's lot is first; then cashback and gifts, then the oldest.
 */
function inOrderOfTaking(lots: readonly Lot[], movement: Movement): Lot[] {
  const { paymentId } = movement
  const given = (lot: Lot) => (byStaff(movement) ? lot.given : 0)
  const rank = (lot: Lot) => {
    if (paymentId !== null && lot.paymentId === paymentId) return 0
    return isPromotional(lot) ? 1 : 2
  }
  return lots.toSorted((a, b) => given(b) - given(a) || rank(a) - rank(b))
}

/** Staff's own credits and debits. */
const byStaff = ({ kind }: Movement) => kind === 'balance_corrected' || kind === 'gift_given'

type Part = { lot: Lot; amount: number }
type Taken = { lot: Lot; use: Use }

function take(lots: readonly Lot[], amount: number): Part[] {
  const parts: Part[] = []
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
function takeBack(spent: readonly Taken[], amount: number): Part[] {
  const came: Part[] = []
  let due = amount
  for (const { lot, use } of spent.toReversed()) {
    const back = Math.min(due, use.amount)
    use.amount -= back
    due -= back
    if (back > 0) came.push({ lot, amount: back })
  }
  return came
}

/**
 * An owner has one lot of each payment, and one of each other origin. An account that took over a
 * guest can get back what the guest had spent, or what a bank had taken: that is as old as the guest's lot.
 */
function add(lots: Lot[], { owner, origin, paymentId, left, given }: Omit<Lot, 'uses'>, from?: Lot): void {
  const same = lots.filter((lot) => lot.origin === origin && lot.paymentId === paymentId)
  const known = same.find((lot) => lot.owner === owner)
  const older = from ?? (paymentId === null ? undefined : same[0])
  const at = older ? lots.indexOf(older) + 1 : lots.length
  if (!known) lots.splice(at, 0, { owner, origin, paymentId, left, given, uses: [] })
  else Object.assign(known, { left: known.left + left, given: Math.max(known.given, given) })
}
