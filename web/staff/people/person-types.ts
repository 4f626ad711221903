import type { Contract } from '#contract/contract.ts'

export type Person = Contract['getPerson']['reply']['data']['person']
export type PersonReply = Contract['getPerson']['reply']
