import { roomOf } from '../orders/meeting-places.ts'
import { maskContacts } from './mask-contacts.ts'

/**
 * A meeting link as it is stored. Null for what isn't a room of a known service, or whose name says how to reach somebody: a link
 * goes past the chat's masks (decision 0064).
 */
export function meetingLinkOf(text: string): string | null {
  const room = roomOf(text)
  if (!room) return null
  const name = room.path.replace(/[/_-]/g, ' ').trim()
  return room.place.named && maskContacts(name).masked ? null : room.link
}
