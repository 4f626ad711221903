import { expect, test } from 'vitest'
import { type Entrant, entryRefusal, isWritten, openRefusals, type RaffleDraft, slugOf } from './raffles.ts'

const now = '2026-11-28T12:00:00.000Z'
const texts = { title: 'Winter raffle', prize: 'A climb', about: '', terms: '' }
const shop = { languages: ['en', 'de'], countries: ['DE'] }
const draft: RaffleDraft = {
  prizeKind: 'balance',
  prizeValue: 2_500,
  winners: 3,
  opensAt: now,
  closesAt: '2026-12-05T12:00:00.000Z',
  texts: { en: texts, de: texts },
}

test('a draft opens with a prize, dates ahead, every language and a country', () => {
  const faults = (changed: Partial<RaffleDraft>, where = shop) =>
    openRefusals({ ...draft, ...changed }, where, now)
  expect(faults({})).toEqual([])
  expect(faults({ prizeValue: 0 })).toEqual(['value'])
  expect(faults({ closesAt: null })).toEqual(['dates'])
  expect(faults({ closesAt: now })).toEqual(['past'])
  // The start is over, so the hour counts from now.
  expect(faults({ opensAt: '2026-11-01T12:00:00.000Z', closesAt: '2026-11-28T12:59:00.000Z' })).toEqual([
    'short',
  ])
  expect(faults({ closesAt: '2027-02-27T12:00:00.000Z' })).toEqual(['long'])
  expect(faults({ texts: { en: texts } })).toEqual(['languages'])
  expect(faults({}, { ...shop, countries: [] })).toEqual(['countries'])
})

test('what one language says, every language says', () => {
  const both = { en: { ...texts, terms: 'Sent within Germany.' }, de: texts }
  expect(isWritten({ texts: both }, 'en')).toBe(true)
  expect(isWritten({ texts: both }, 'de')).toBe(false)
  expect(isWritten({ texts: both }, 'fr')).toBe(false)
})

const person: Entrant = { guest: false, proven: true, worksHere: false, adult: true, country: 'DE' }
const open = { state: 'open' as const, closesAt: '2026-12-05T12:00:00.000Z', countries: ['DE', 'AT'] }

test.each<[string, Partial<typeof open>, Partial<Entrant>, string | null]>([
  ['a customer', {}, {}, null],
  ['the last moment', { closesAt: '2026-11-28T12:00:00.001Z' }, {}, null],
  ['the end itself', { closesAt: now }, {}, 'raffle_not_open'],
  ['staff and boosters', {}, { worksHere: true }, 'raffle_not_for_staff'],
  ['a guest', {}, { guest: true }, 'raffle_needs_proven_address'],
  ['an unproven address', {}, { proven: false }, 'raffle_needs_proven_address'],
  ['a minor', {}, { adult: false }, 'raffle_needs_adult'],
  ['another country', {}, { country: 'US' }, 'raffle_not_in_country'],
])('%s', (_, raffle, who, refusal) => {
  expect(entryRefusal({ ...open, ...raffle }, { ...person, ...who }, now)).toBe(refusal)
})

test('a slug has plain letters and no hyphen at its ends', () => {
  expect(slugOf('  Große Winter-Verlosung 2026! ')).toBe('gro-e-winter-verlosung-2026')
  expect(slugOf('Été à trois')).toBe('ete-a-trois')
  expect(slugOf('冬季抽奖')).toBe('')
})
