import type { Contract } from '#contract/contract.ts'

export type BalanceHistory = Contract['getBalanceHistory']['reply']['data']
export type BalanceEntry = BalanceHistory['items'][number]
