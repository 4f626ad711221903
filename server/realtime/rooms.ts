import { holds, type Permission } from '#core/people/permissions.ts'

/** Only the server joins rooms; a visitor's socket is at most in that of their chat. */
export const userRoom = (userId: string) => `user:${userId}`
export const sessionRoom = (sessionId: string) => `session:${sessionId}`
export const filterRoom = (filter: string) => `filter:${filter}`
export const threadRoom = (threadId: string) => `thread:${threadId}`
/** Events to staff are about orders and about talks with support. */
export const staffRoom = 'staff'
/** Staff who can edit posts; those who have opened one are in its room too. */
export const editorsRoom = 'editors'
export const postRoom = (postId: string) => `post:${postId}`

type Person = { id: string; permissions: readonly Permission[]; banned: boolean; filters: readonly string[] }

/** The rooms that a person's permissions and services give access to. */
export function roomsOf(person: Person): string[] {
  return [
    ...(holds(person, 'EditOrders') ? [staffRoom] : []),
    ...(holds(person, 'EditUsers') ? [editorsRoom] : []),
    ...(holds(person, 'Booster') ? person.filters.map(filterRoom) : []),
  ]
}
