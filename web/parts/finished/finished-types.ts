import type { Contract } from '#contract/contract.ts'

type Profile = Contract['getBooster']['reply']['data']

export type FinishedClimb = Profile['climbs'][number]
export type Review = Profile['reviews'][number]
