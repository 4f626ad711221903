import type { Contract } from '#contract/contract.ts'

export type RosterEntry = Contract['getRosterEntry']['reply']['data']['booster']
export type RosterReply = Contract['getRosterEntry']['reply']
