import type { Contract } from '#contract/contract.ts'

export type Raffle = Contract['getRaffle']['reply']['data']
export type ListedRaffle = Contract['listRaffles']['reply']['data']['items'][number]
export type OwnEntry = Contract['getMyEntry']['reply']['data']
export type Winner = Raffle['winners'][number]
