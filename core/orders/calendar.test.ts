import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const event = {
  uid: 'order-1@peakline.example',
  shop: 'Peakline',
  title: 'Coaching with lumi, 2 hours; Valorant',
  url: 'https://peakline.example/dashboard/order/order-1',
  startsAt: '2026-11-24T19:00:00.000Z',
  hours: 2,
  now: Date.parse('2026-11-20T08:00:00Z'),
}

test('a session becomes an event in UTC that lasts as long as its hours', () => {
  const lines = calendarFile(event).split('\r\n')
  expect(lines).toContain('DTSTART:20261124T190000Z')
  expect(lines).toContain('DTEND:20261124T210000Z')
  expect(lines).toContain('DTSTAMP:20261120T080000Z')
  expect(lines).toContain('SUMMARY:Coaching with lumi\\, 2 hours\\; Valorant')
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('long lines are folded by their bytes, and letters stay whole', () => {
  const title = 'تدريب مع لومي في لعبة فالورانت لمدة ساعتين، مع ملاحظات بعد الجلسة'
  const file = calendarFile({ ...event, title })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(title)
})
