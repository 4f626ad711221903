import { describe, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { looksLikePassword } from './read-message.ts'
import { isSupportOpen, nextOpening } from './support-hours.ts'
import { usualAnswerMinutes } from './support-thread.ts'

const berlin = { from: '10:00', to: '22:00', timeZone: 'Europe/Berlin' }
const at = (iso: string) => new Date(iso)

describe('support hours', () => {
  test('support is open from the first to the last minute, in its own time zone', () => {
    expect(isSupportOpen(berlin, at('2026-11-22T08:59:00Z'))).toBe(false)
    expect(isSupportOpen(berlin, at('2026-11-22T09:00:00Z'))).toBe(true)
    expect(isSupportOpen(berlin, at('2026-11-22T20:59:00Z'))).toBe(true)
    expect(isSupportOpen(berlin, at('2026-11-22T21:00:00Z'))).toBe(false)
  })

  test('hours can run past midnight, or all day', () => {
    const night = { ...berlin, from: '20:00', to: '04:00' }
    expect(isSupportOpen(night, at('2026-11-22T01:00:00Z'))).toBe(true)
    expect(isSupportOpen(night, at('2026-11-22T12:00:00Z'))).toBe(false)
    expect(isSupportOpen({ ...berlin, from: '00:00', to: '24:00' }, at('2026-11-22T23:30:00Z'))).toBe(true)
  })

  test('the next opening is exact, also when the clocks change meanwhile', () => {
    expect(nextOpening(berlin, at('2026-11-22T21:30:20Z')).toISOString()).toBe('2026-11-23T09:00:00.000Z')
    expect(nextOpening(berlin, at('2026-11-22T06:00:00Z')).toISOString()).toBe('2026-11-22T09:00:00.000Z')
    expect(nextOpening(berlin, at('2026-10-24T21:00:00Z')).toISOString()).toBe('2026-10-25T09:00:00.000Z')
    expect(nextOpening(berlin, at('2027-03-27T21:30:00Z')).toISOString()).toBe('2027-03-28T08:00:00.000Z')
  })
})

test.each([
  'my password: Hunter22!',
  'password is hunter22',
  'Mein Passwort lautet Sommer2026',
  'Passwort = geheim',
  'mot de passe : azerty12',
  'contraseña: secreto',
  'palavra-passe: segredo1',
  'wachtwoord: geheim123',
  '我的密码是abc12345',
  'كلمة المرور: abc12345',
  'xK9#mPq2vL',
])('“%s” looks like a password', (text) => {
  expect(looksLikePassword(text)).toBe(true)
})

test.each([
  'I forgot my password, what now?',
  'Does the password reset mail take long?',
  'Ist mein Passwort sicher?',
  'My order PK-20011 is late',
  'Silver II to Platinum IV, 41–60 LP, €62.00',
  'Write to Mira.Test+1@Example.com',
  'See https://peakline.example/League-of-Legends?From=1&To=2',
  'Does the battle pass: count?',
  'Can the booster play on EUW at 18:00?',
  '我忘记密码了怎么办',
])('“%s” is no password', (text) => {
  expect(looksLikePassword(text)).toBe(false)
})

test('a usual answer time needs enough answers, and is their median', () => {
  expect(usualAnswerMinutes(Array(9).fill(minuteMs))).toBeNull()
  expect(usualAnswerMinutes([...Array(6).fill(4 * minuteMs), ...Array(5).fill(90 * minuteMs)])).toBe(4)
})
