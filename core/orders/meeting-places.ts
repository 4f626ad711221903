import { hourMs } from '../base/durations.ts'
import { deadlines } from './deadlines.ts'
import type { OrderStatus } from './lifecycle.ts'

type Place = {
  name: string
  host: RegExp
  /** The path of a room; profiles and invitations to a community are none. */
  room: RegExp
  /** The part of the query that opens the room, if it needs one. */
  key?: string
  /** Whether a person names the room, so that the name could say how to reach them. */
  named?: true
}

/** Where a session can take place (decision 0111): services that have rooms and show no contact data. */
export const meetingPlaces: readonly Place[] = [
  { name: 'Google Meet', host: /^meet\.google\.com$/, room: /^\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/ },
  { name: 'Zoom', host: /^(?:us\d\d(?:web)?\.)?zoom\.us$/, room: /^\/j\/\d{9,11}$/, key: 'pwd' },
  {
    name: 'Microsoft Teams',
    host: /^teams\.(?:live|microsoft)\.com$/,
    room: /^\/meet\/\d{10,16}$/,
    key: 'p',
  },
  { name: 'Jitsi Meet', host: /^meet\.jit\.si$/, room: /^\/[\w-]{4,60}$/, named: true },
  { name: 'Whereby', host: /^whereby\.com$/, room: /^\/[\w-]{4,60}$/, named: true },
]

export const longestMeetingLink = 300

/** An address of https without a name, a password or a port: its host, its path and its query. */
const plainAddress = /^https:\/\/([a-z\d.-]{1,100})(\/[\w/-]{0,100})(?:\?([^#\s]{0,200}))?(?:#\S{0,200})?$/i

/** A room of a known service: its address as it is stored, without what doesn't open it, and the service. Null for any other. */
export function roomOf(text: string): { link: string; path: string; place: Place } | null {
  const [, written = '', path = '', query = ''] = plainAddress.exec(text.trim()) ?? []
  const host = written.toLowerCase()
  const place = meetingPlaces.find((each) => each.host.test(host) && each.room.test(path))
  if (!place) return null
  const start = `${place.key}=`
  const key = query
    .split('&')
    .find((part) => part.startsWith(start))
    ?.slice(start.length)
  if (key && !/^[\w.-]{1,64}$/.test(key)) return null
  return { link: `https://${host}${path}${key ? `?${place.key}=${key}` : ''}`, path, place }
}

/** What the service of a stored link is called. */
export function meetingPlaceOf(link: string): string {
  return roomOf(link)?.place.name ?? ''
}

type Meeting = {
  startsAt: Date
  /** The hours that the order has left. */
  hours: number
  status: OrderStatus
  /** The order is paused, disputed or frozen, or its coach is banned. */
  stopped: boolean
}

/** From when the customer sees the link: as early as both sides are reminded of the session. */
export function meetingOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - deadlines.sessionReminder.ms)
}

/** Until when the customer sees the link: the session's end. */
export function meetingClosesAt(startsAt: Date, hours: number): Date {
  return new Date(startsAt.getTime() + hours * hourMs)
}

/** Whether the customer sees the link: from the reminder to the session's end, while the order goes on. */
export function isMeetingOpen({ startsAt, hours, status, stopped }: Meeting, now: Date): boolean {
  const isTime = meetingOpensAt(startsAt) <= now && now < meetingClosesAt(startsAt, hours)
  return status === 'boosting' && !stopped && isTime
}
