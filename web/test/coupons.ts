import type { Coupon } from '#web/staff/coupons/coupon-words.ts'

export const aCoupon: Coupon = {
  coupon_id: 'c',
  code: 'SUMMIT10',
  state: 'active',
  enabled: true,
  gives: { amount: 550 },
  cap: 40,
  valid_from: '2026-11-01T08:30:00.000Z',
  valid_until: null,
  minimum_order: 2000,
  games: ['valorant'],
  services: [],
  uses: 3,
  use_limit: 10,
  per_customer: null,
  deletable: false,
  demo: false,
  created_at: '2026-11-01T08:30:00.000Z',
  updated_at: '2026-11-01T08:30:00.000Z',
}
