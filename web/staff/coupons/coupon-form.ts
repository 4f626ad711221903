import { typedAmount } from '#core/base/typed-numbers.ts'
import { dayIn, endOfDay, startOfDay } from '#core/base/zones.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { couponCode } from '#core/prices/coupons.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Coupon, CouponForm } from './coupon-words.ts'

/** The form's input as typed; an empty field means no limit. Days are the shop's, and both count. */
export type Draft = {
  code: string
  kind: 'percent' | 'amount'
  percent: string
  amount: string
  cap: string
  from: string
  until: string
  minimum: string
  games: GameId[]
  services: ServiceId[]
  useLimit: string
  perCustomer: string
}

export type DraftField =
  | 'code'
  | 'percent'
  | 'amount'
  | 'cap'
  | 'until'
  | 'minimum'
  | 'useLimit'
  | 'perCustomer'
export type DraftErrors = Partial<Record<DraftField, MessageKey>>

/** The draft of a new coupon, or of one that is edited. */
export function draftOf(zone: string, coupon: Coupon | null): Draft {
  const gives = coupon?.gives ?? { percent: 10 }
  return {
    code: coupon?.code ?? '',
    kind: 'percent' in gives ? 'percent' : 'amount',
    percent: 'percent' in gives ? String(gives.percent) : '',
    amount: 'amount' in gives ? typedMoney(gives.amount) : '',
    cap: typed(coupon?.cap),
    from: firstDay(zone, coupon?.valid_from),
    until: lastDay(zone, coupon?.valid_until),
    minimum: coupon?.minimum_order ? typedMoney(coupon.minimum_order) : '',
    games: coupon?.games ?? [],
    services: coupon?.services ?? [],
    useLimit: typed(coupon?.use_limit),
    perCustomer: coupon ? typed(coupon.per_customer) : '1',
  }
}

type Edited = Pick<Coupon, 'enabled' | 'uses'> & Partial<Pick<Coupon, 'valid_from' | 'valid_until'>>

/** The coupon that the draft describes, or an error for each wrong field. */
export function readDraft(
  zone: string,
  draft: Draft,
  { enabled, uses, valid_from, valid_until }: Edited,
): { form: CouponForm } | { errors: DraftErrors } {
  const errors: DraftErrors = {}
  const check = <T>(field: DraftField, value: T | undefined, key: MessageKey): T => {
    if (value === undefined) errors[field] = key
    return value as T
  }
  const percents = (text: string) => whole(text, 100)
  const gives =
    draft.kind === 'percent'
      ? { percent: check('percent', percents(draft.percent) ?? undefined, 'coupons.wrongPercent') }
      : { amount: check('amount', positive(draft.amount) || undefined, 'coupons.wrongAmount') }
  const useLimit = check('useLimit', whole(draft.useLimit, 1_000_000), 'coupons.wrongWhole')
  if (useLimit && useLimit < uses) errors.useLimit = 'coupons.wrongLimit'
  // A coupon that the API gave a time of day keeps it as long as its day stays.
  const from =
    draft.from === firstDay(zone, valid_from)
      ? (valid_from ?? null)
      : draft.from
        ? startOfDay(zone, draft.from).toISOString()
        : null
  const until =
    draft.until === lastDay(zone, valid_until)
      ? (valid_until ?? null)
      : draft.until
        ? endOfDay(zone, draft.until).toISOString()
        : null
  if (from && until && from >= until) errors.until = 'coupons.wrongWindow'
  const form: CouponForm = {
    code: check('code', couponCode(draft.code) ?? undefined, 'coupons.wrongCode'),
    enabled,
    gives,
    cap: check('cap', percents(draft.cap), 'coupons.wrongPercent'),
    valid_from: from,
    valid_until: until,
    minimum_order: check(
      'minimum',
      draft.minimum.trim() ? positive(draft.minimum) : 0,
      'coupons.wrongAmount',
    ),
    games: draft.games,
    services: draft.services,
    use_limit: useLimit,
    per_customer: check('perCustomer', whole(draft.perCustomer, 1_000_000), 'coupons.wrongWhole'),
  }
  return Object.keys(errors).length > 0 ? { errors } : { form }
}

/** The form of a saved coupon, so that part of it can be changed. */
export function formOf({ code, gives, games, services, ...rest }: Coupon): CouponForm {
  const { enabled, cap, valid_from, valid_until, minimum_order, use_limit, per_customer } = rest
  const limits = { cap, valid_from, valid_until, minimum_order, use_limit, per_customer }
  return { code, enabled, gives, games, services, ...limits }
}

/** A whole number from 1; null for an empty text, undefined for anything else. */
function whole(text: string, most: number): number | null | undefined {
  if (!text.trim()) return null
  const value = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** An amount that was typed, in minor units; undefined for anything else. */
function positive(text: string): number | undefined {
  const amount = typedAmount(text) ?? -1
  return amount >= 0 ? amount : undefined
}

function typed(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

function typedMoney(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
}

/** The first day on which a coupon can be used, `2026-12-01`; empty without one. */
export function firstDay(zone: string, from: string | null | undefined): string {
  return from ? dayIn(zone, Date.parse(from)) : ''
}

/** The last day: the one of the last moment before the coupon ends. */
export function lastDay(zone: string, until: string | null | undefined): string {
  return until ? dayIn(zone, Date.parse(until) - 1) : ''
}
