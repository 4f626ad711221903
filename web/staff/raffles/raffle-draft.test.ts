import { expect, test } from 'vitest'
import { type Draft, draftOf, readDraft } from './raffle-draft.ts'

const zone = 'Europe/Berlin'
const texts = { title: 'Winter raffle', prize: 'A climb', about: '', terms: '' }
const draft: Draft = {
  slug: '',
  kind: 'balance',
  value: '25,50',
  places: '3',
  opens: '2026-12-01T12:00',
  closes: '2026-12-24T20:00',
  texts: { en: texts },
}
const read = (changed: Partial<Draft>) => readDraft(zone, { ...draft, ...changed }, null)

test('what is typed becomes a raffle: amounts of any language, times of the shop’s clocks, a slug from the title', () => {
  expect(read({})).toEqual({
    form: {
      slug: 'winter-raffle',
      prize_kind: 'balance',
      prize_value: 2550,
      places: 3,
      opens_at: '2026-12-01T11:00:00.000Z',
      closes_at: '2026-12-24T19:00:00.000Z',
      texts: { en: texts },
    },
  })
  expect(read({ value: '', opens: '', closes: '' })).toMatchObject({
    form: { prize_value: 0, opens_at: null, closes_at: null },
  })
})

test.each<[string, Partial<Draft>, object]>([
  ['no title and no slug', { texts: {} }, { slug: 'raffledesk.slugMissing' }],
  ['a value that is none', { value: 'much' }, { value: 'raffledesk.wrongValue' }],
  ['more than a prize may be worth', { value: '1000,01' }, { value: 'raffledesk.wrongValue' }],
  ['no winner', { places: '0' }, { places: 'raffledesk.wrongPlaces' }],
  ['too many winners', { places: '21' }, { places: 'raffledesk.wrongPlaces' }],
  ['an end before the start', { closes: '2026-12-01T11:59' }, { closes: 'raffledesk.wrongDates' }],
])('%s is refused at its field', (_, changed, errors) => {
  expect(read(changed)).toEqual({ errors })
})

test('a time that the server knows to the second keeps it', () => {
  const known = { opens_at: '2026-12-01T11:00:41.123Z', closes_at: '2026-12-24T19:00:00.000Z' }
  const opens = draftOf(zone, { ...known, texts: {} } as never).opens
  expect(opens).toBe('2026-12-01T12:00')
  expect(readDraft(zone, { ...draft, opens }, known)).toMatchObject({ form: { opens_at: known.opens_at } })
})
