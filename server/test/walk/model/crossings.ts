/** Where two features meet; a walk has to pass each of them often. */
export const crossingNames = [
  'a coupon’s order is changed',
  'a change falls below a coupon’s minimum',
  'a coupon is edited between sale and change',
  'a coupon’s use comes back',
  'refund to card, then open',
  'refund to card, then won',
  'refund to card, then lost',
  'refund to card, then restored',
  'refund to card, then lost again',
  'refund to balance, then open',
  'refund to balance, then won',
  'refund to balance, then lost',
  'refund to balance, then restored',
  'refund to balance, then lost again',
  'a refund that was spent is lost',
  'a refund fails after the bank’s return',
  'top-up spent, then open',
  'top-up spent, then lost',
  'a top-up that was spent is lost',
  'a debt is paid by a later credit',
  'cashback is taken back',
  'tip, then lost',
  'tip, then restored',
  'a mixed payment is refunded in parts',
  'an order of several card payments is refunded',
  'one of several payments, then lost',
  'one of several payments, then restored',
  'somebody who owes asks to be erased',
  'a guest’s balance is taken over',
  'a guest’s debt is taken over',
  'a bank decides before it asks',
  'a bank’s word is no news',
  'what charged-back money bought is frozen',
  'what charged-back money bought is free again',
  'what charged-back money bought is owed',
  'a held tip pays what its bank takes',
  'a colleague decides alone',
  'staff wait for a colleague',
  'a colleague approves',
  'a colleague declines',
  'somebody tries to decide about their own money',
  'a person has had what one colleague can give in a month',
  'a decision beyond the record',
  'a payout that was sent is returned',
  'a debt is written off',
  'what was written off comes from the bank',
  'one colleague saves a coupon',
  'a coupon waits for a colleague',
  'two colleagues save a coupon',
  'another share is published between sale and change',
  'another tax is set between sale and a later paper',
  'two processes do the same at once',
  'a deadlock',
  'a connection is cut',
] as const

/** How often a walk passed each crossing. */
export class Crossings {
  readonly #passed = new Map<string, number>(crossingNames.map((name) => [name, 0]))

  add(name: string): void {
    this.#passed.set(name, (this.#passed.get(name) ?? 0) + 1)
  }

  /** By name, those that have to be passed first. */
  get passed(): Record<string, number> {
    return Object.fromEntries(this.#passed)
  }
}
