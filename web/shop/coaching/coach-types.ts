import type { Contract } from '#contract/contract.ts'

export type CoachingData = Contract['listCoaches']['reply']['data']
export type Coach = CoachingData['items'][number]
