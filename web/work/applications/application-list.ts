import { oneOf } from '#web/parts/lists/list-query.ts'

export const listStates = ['open', 'answered'] as const

/** What the address of staff's list can contain. */
export const applicationList = { filters: { state: oneOf(listStates) }, sorts: ['due'] } as const
