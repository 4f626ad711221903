import type { Contract } from '#contract/contract.ts'

export type CoachingData = Contract['listCoaches']['reply']['data']
export type Coach = CoachingData['items'][number]

/** A week of a coach's calendar. */
export type Calendar = Contract['getCoachCalendar']['reply']['data']
