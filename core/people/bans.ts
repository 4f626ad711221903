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
