import { hourMs } from '#core/base/durations.ts'

/** A session as a calendar shows it. */
type Event = {
  /** The same for every file of one order, so that a moved session replaces the earlier one. */
  uid: string
  /** The name of the shop. */
  shop: string
  title: string
  url: string
  /** ISO 8601. */
  startsAt: string
  hours: number
  /** When the file is written, in milliseconds since 1970. */
  now: number
}

/** A calendar file with one event (RFC 5545). */
export function calendarFile({ uid, shop, title, url, startsAt, hours, now }: Event): string {
  const start = Date.parse(startsAt)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(shop)}//Sessions//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(now)}`,
    // A later file of the same session has a higher number.
    `SEQUENCE:${Math.floor(now / 1000) % 2_147_483_647}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(start + hours * hourMs)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** 20261124T190000Z */
function inUtc(at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')
}

/** No line is longer than 75 bytes; the next one begins with a space. Letters of any script stay whole. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter.codePointAt(0) ?? 0)
    if (bytes + size > 74) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}

/** How many bytes a letter has in UTF-8. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}
