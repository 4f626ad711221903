import type { Contract } from '#contract/contract.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import type { Formats } from '#i18n/format.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'

export type Coupon = Contract['listCoupons']['reply']['data']['items'][number]
export type CouponForm = Contract['updateCoupon']['body']

type Words = { t: Translate; format: Formats }

/** The discount: 10%, or €5. */
export function givesInWords({ format }: Words, { gives }: Pick<Coupon, 'gives'>): string {
  return 'percent' in gives ? format.percent(gives.percent) : format.money(gives.amount, 'EUR', 'short')
}

/** The orders that it applies to, in as few words as possible. */
export function scopeInWords({ t, format }: Words, coupon: Coupon): { what: string; from: string | null } {
  const scope = [
    ...coupon.games.map((game) => t(`games.game.${game}`)),
    ...coupon.services.map((service) => t(`games.service.${service}`)),
  ]
  return {
    what: inAList(t, scope) || t('coupons.everything'),
    from:
      coupon.minimum_order > 0
        ? t('coupons.fromOrder', { amount: format.money(coupon.minimum_order, 'EUR', 'short') })
        : null,
  }
}

/** The days on which it can be used, both included, in the shop's time zone; a time of day where the API set one. */
export function windowInWords(
  { t }: Words,
  zone: string,
  { valid_from, valid_until }: Pick<Coupon, 'valid_from' | 'valid_until'>,
): string {
  const { date, dateAndTime } = times(t.locale, zone)
  const from = (at: string) => (isMidnight(zone, at) ? date(at) : dateAndTime(at))
  const until = (at: string) => (isMidnight(zone, at) ? date(new Date(Date.parse(at) - 1)) : dateAndTime(at))
  if (valid_from && valid_until)
    return t('coupons.validBetween', { from: from(valid_from), until: until(valid_until) })
  if (valid_from) return t('coupons.validFrom', { date: from(valid_from) })
  return valid_until ? t('coupons.validUntil', { date: until(valid_until) }) : t('coupons.always')
}

const isMidnight = (zone: string, at: string) =>
  startOfDay(zone, dayIn(zone, Date.parse(at))).getTime() === Date.parse(at)

/** How often it was used, and its limit. */
export function usesInWords({ t, format }: Words, coupon: Coupon): string {
  const [uses, limit] = [format.number(coupon.uses), coupon.use_limit]
  return limit === null
    ? t('coupons.usesOpen', { uses })
    : t('coupons.usesOf', { uses, limit: format.number(limit) })
}
