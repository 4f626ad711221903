import type { Translate } from '#i18n/translate.ts'

const words: Readonly<Record<string, Parameters<Translate>[0]>> = {
  not_eligible_to_claim_this_league_orders: 'checkout.named.refusal.rank',
  solo_order_claim_limit_reached: 'checkout.named.refusal.full',
  duo_order_claim_limit_reached: 'checkout.named.refusal.full',
  booster_not_available: 'checkout.named.refusal.service',
  booster_paused: 'checkout.named.refusal.other',
  user_not_booster: 'checkout.named.refusal.other',
  order_not_available: 'checkout.named.refusal.other',
}

/** Whether a code says why a booster can't play an order. */
export function isWishRefusal(code: string): boolean {
  return code in words
}

/** The same in the customer's words. */
export function wishRefusal(t: Translate, booster: string, code: string): string {
  return t(words[code] ?? 'errors.booster_not_found', { booster })
}
