import type { OrderDeed } from '../deeds.ts'
import type { Actor } from '../lifecycle.ts'

/** Who reads an order's page. */
export type Reader = Extract<Actor, 'customer' | 'booster' | 'admin'>

/** An action that a reader has; `refusal` says why it is unavailable at the moment. */
export type Offer<Refusal extends string = never> = { refusal?: Refusal | null; needsReason?: boolean } | null

/** Whether an action is offered to a reader, by the facts that it depends on. */
export type Rule<Facts, Refusal extends string = never> = (actor: Reader, order: Facts) => Offer<Refusal>

/** The rules of some actions, which one feature has. */
export type Rules<Deed extends OrderDeed, Facts, Refusal extends string = never> = Readonly<
  Record<Deed, Rule<Facts, Refusal>>
>

export const open: Offer = {}
export const withReason: Offer = { needsReason: true }
export const when = (offered: boolean): Offer => (offered ? open : null)
export const isParty = (actor: Reader) => actor === 'customer' || actor === 'booster'

/** Taken elsewhere: before there is a page, or on the board, whose rows carry their own refusal. */
export const never: Rule<object> = () => null
