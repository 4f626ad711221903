import type { Contract } from '#contract/contract.ts'
import { orderFilters } from '../admin/order-filters.ts'

export const triageList = { filters: orderFilters, sorts: ['due'] } as const

export type TriageData = Contract['listTriage']['reply']['data']
export type TriageGroupOf = TriageData['groups'][number]
export type TriageRow = TriageGroupOf['items'][number]
