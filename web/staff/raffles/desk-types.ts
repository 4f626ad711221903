import type { Contract } from '#contract/contract.ts'

export type DeskRow = Contract['listDeskRaffles']['reply']['data']['items'][number]
export type DeskRaffle = Contract['getDeskRaffle']['reply']['data']['raffle']
export type RaffleForm = Contract['createRaffle']['body']
