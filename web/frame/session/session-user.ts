import type { Contract } from '#contract/contract.ts'

export type SessionUser = Contract['getMe']['reply']['data']['user']
