import { expect, test } from 'vitest'
import { hourMs, minuteMs } from '#core/base/durations.ts'
import { isMeetingOpen, meetingPlaceOf } from '../orders/meeting-places.ts'
import { meetingLinkOf } from './meeting-links.ts'

test.each([
  ['https://meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij', 'Google Meet'],
  [
    ' https://meet.google.com/abc-defg-hij?authuser=1#x ',
    'https://meet.google.com/abc-defg-hij',
    'Google Meet',
  ],
  [
    'https://us02web.zoom.us/j/98765432101?pwd=aB.c-1&uname=kestrel',
    'https://us02web.zoom.us/j/98765432101?pwd=aB.c-1',
    'Zoom',
  ],
  [
    'https://teams.live.com/meet/9312345678901?p=Xy',
    'https://teams.live.com/meet/9312345678901?p=Xy',
    'Microsoft Teams',
  ],
  ['https://meet.jit.si/PeaklineLesson20418', 'https://meet.jit.si/PeaklineLesson20418', 'Jitsi Meet'],
  ['https://whereby.com/wave-control', 'https://whereby.com/wave-control', 'Whereby'],
])('%s is a room', (text, link, place) => {
  expect(meetingLinkOf(text)).toBe(link)
  expect(meetingPlaceOf(link)).toBe(place)
})

test.each([
  'http://meet.google.com/abc-defg-hij',
  'javascript:alert(1)//meet.google.com/abc-defg-hij',
  'https://meet.google.com.evil.example/abc-defg-hij',
  'https://meet.google.com@evil.example/abc-defg-hij',
  'https://kestrel@meet.google.com/abc-defg-hij',
  'https://meet.google.com:8443/abc-defg-hij',
  'https://mееt.google.com/abc-defg-hij',
  'https://evil.example/meet.google.com/abc-defg-hij',
  'https://meet.google.com/',
  'https://kestrel-on-discord.zoom.us/j/98765432101',
  'https://zoom.us/my/kestrel',
  'https://zoom.us/j/98765432101?pwd=mail%20me',
  'https://discord.gg/abcdef',
  'https://meet.jit.si/discord_kestrel77',
  'https://meet.jit.si/write-to-0176-1234-5678',
  'https://whereby.com/a/b',
  'meet.google.com/abc-defg-hij',
  '',
])('“%s” is none', (text) => {
  expect(meetingLinkOf(text)).toBeNull()
})

test('the customer sees it from the reminder to the end of the session, while the order goes on', () => {
  const startsAt = new Date('2026-11-24T19:00:00Z')
  const lesson = { startsAt, hours: 2, status: 'boosting' as const, stopped: false }
  const open = (minutes: number, change = {}) =>
    isMeetingOpen({ ...lesson, ...change }, new Date(startsAt.getTime() + minutes * minuteMs))
  expect([-181, -180, 0, 119, 120].map((minutes) => open(minutes))).toEqual([false, true, true, true, false])
  expect(open(0, { stopped: true })).toBe(false)
  expect(open(0, { status: 'cancelled' })).toBe(false)
  expect(open(0, { startsAt: new Date(startsAt.getTime() + 4 * hourMs) })).toBe(false)
})
