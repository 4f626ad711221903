import type { OrderDeed } from '../deeds.ts'
import type { Actor } from '../lifecycle.ts'

/** Who reads an order's page. */
export type Reader = Extract<Actor, 'customer' | 'booster' | 'admin'>

/** Why an action that belongs to the actor is unavailable at the moment. */
export const actionRefusals = [
  'order_paused',
  'session_not_held',
  'order_credentials_not_found',
  'order_disputed',
  'order_frozen',
  'change_open',
  'poke_too_early',
  'other_booster_asked',
] as const
export type ActionRefusal = (typeof actionRefusals)[number]

export type Offer = { refusal?: ActionRefusal | null; needsReason?: boolean } | null

/** Whether an action is offered to a reader, by the facts that it depends on. */
export type Rule<Facts> = (actor: Reader, order: Facts) => Offer

/** The rules of some actions, which one feature has. */
export type Rules<Deed extends OrderDeed, Facts> = Readonly<Record<Deed, Rule<Facts>>>

export const open: Offer = {}
export const withReason: Offer = { needsReason: true }
export const when = (offered: boolean): Offer => (offered ? open : null)
export const isParty = (actor: Reader) => actor === 'customer' || actor === 'booster'

/** Taken elsewhere: before there is a page, or on the board, whose rows carry their own refusal. */
export const never: Rule<object> = () => null
