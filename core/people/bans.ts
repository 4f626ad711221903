/** Why staff ban someone. The person reads the reason in their language, in the mail and on every page. */
export const banReasons = [
  'payment_fraud',
  'abuse',
  'outside_deal',
  'false_proof',
  'several_accounts',
  'stolen_account',
  'terms',
] as const

export type BanReason = (typeof banReasons)[number]

/** The longest note that staff can add; the person never reads it. */
export const banNoteLength = 500

/**
 * What a ban can do with an order that runs: end one that the person placed, or free one that they play for another booster.
 * Whatever nobody chooses stays as it is.
 */
export const banDeeds = ['cancel', 'release'] as const
export type BanDeed = (typeof banDeeds)[number]

/** The most orders that one ban decides about; a page lists as many. */
export const mostBanOrders = 100

/** How far the decision about an order has come; refused ones stay as they are. */
export const banOrderStates = ['waiting', 'done', 'refused'] as const
