import { peopleRoles, peopleSearchLength, peopleSorts, peopleStates } from '#core/people/people.ts'
import { type ListQuery, oneOf, words } from '#web/parts/lists/list-query.ts'

/** What the address of staff's list of people can contain. */
export const peopleList = {
  filters: { q: words(peopleSearchLength), role: oneOf(peopleRoles), state: oneOf(peopleStates) },
  sorts: peopleSorts,
} as const

export type PeopleQuery = ListQuery<typeof peopleList>
