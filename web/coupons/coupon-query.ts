import type { Contract } from '#contract/contract.ts'
import { couponStates } from '#core/coupons.ts'
import { pageOf } from '../router/page-links.tsx'

type Query = NonNullable<Contract['listCoupons']['query']>
export const couponSorts = ['newest', 'code', 'uses', 'ending'] as const
export const stateChoices = ['all', ...couponStates] as const

/** What the list shows, as it stands in the address. */
export type CouponQuery = {
  q: string
  state: (typeof stateChoices)[number]
  sort: (typeof couponSorts)[number]
  page: number
}

/** Reads an address; what makes no sense is left out. */
export function readQuery(search: URLSearchParams): CouponQuery {
  return {
    q: (search.get('q') ?? '').slice(0, 32),
    state: stateChoices.find((each) => each === search.get('state')) ?? 'all',
    sort: couponSorts.find((each) => each === search.get('sort')) ?? 'newest',
    page: pageOf(search),
  }
}

/** The address of a list; what is the default is not written. */
export function writeQuery({ q, state, sort, page }: CouponQuery): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
}

/** The same, as the call takes it. */
export function callQuery(query: CouponQuery, size?: number): Query {
  return { ...query, ...(size && { size }) }
}
