// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawOrder, listOfTickets } from '#core/raffles/draw.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aColleague } from '#web/test/people.ts'
import { Page } from './raffle-page.tsx'
import type { OwnEntry, Raffle } from './raffle-types.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const seed = 'a'.repeat(64)
const randomness = hash('a round')
const tickets = [1, 2, 3, 5].map((number) => ({ number, mark: hash(`secret ${number}`) }))
const order = drawOrder(
  hash,
  { seed, randomness },
  tickets.map(({ number }) => number),
)

const running: Raffle = {
  raffle_id: '00000000-0000-4000-8000-000000000001',
  slug: 'winter-raffle',
  title: 'Winter raffle',
  prize: 'A climb to the next tier',
  prize_kind: 'balance',
  prize_value: 6_000,
  currency: 'EUR',
  places: 1,
  opened_at: '2026-11-20T12:00:00.000Z',
  closes_at: '2026-12-04T12:00:00.000Z',
  drawn_at: null,
  tickets: 4,
  demo: false,
  state: 'open',
  prize_cap: null,
  about: '',
  terms: '',
  countries: ['AT', 'DE'],
  tickets_today: 1,
  last_ticket: 5,
  seed_hash: hash(seed),
  beacon: null,
  closed_at: null,
  list_hash: null,
  seed: null,
  randomness: null,
  signature: null,
  cancelled_at: null,
  cancel_reason: null,
  winners: [],
}
const drawn: Raffle = {
  ...running,
  state: 'drawn',
  drawn_at: '2026-12-04T12:05:00.000Z',
  closed_at: '2026-12-04T12:00:00.000Z',
  list_hash: hash(listOfTickets(tickets)),
  seed,
  randomness,
  winners: [{ position: 1, place: 1, number: order[0] ?? 0, name: null, state: 'waiting' }],
}
const entered: OwnEntry = {
  ticket: { number: 5, secret: 'only the owner', entered_at: '2026-11-21T12:00:00.000Z', name_shown: false },
  won: null,
}
const nothing: OwnEntry = { ticket: null, won: null }

/** The page of a raffle, for a person with what they have in it. */
function show(raffle: Raffle, mine: OwnEntry | null = null, answers: Answers = {}, adult = false) {
  return open(<Page data={{ raffle }} />, {
    // Somebody without a permission is a customer.
    user: mine && { ...aColleague(), _id: 'mira-id', username: 'mira', adult },
    path: '/raffles/winter-raffle',
    answers: { getRaffle: () => ({ data: raffle }), getMyEntry: () => ({ data: mine }), ...answers },
  })
}

test('a visitor is asked to sign in, and hears how many tickets there are', async () => {
  const { t } = await show(running)
  expect(await screen.findByRole('button', { name: t('raffles.signInAndEnter') })).toBeTruthy()
  expect(screen.getByText(t('raffles.ticketsSoFar')).nextElementSibling?.textContent).toBe('4')
})

test('a customer says where they live and enters; the page then shows the ticket', async () => {
  let mine = nothing
  const { t, person, sent } = await show(running, nothing, {
    getMyEntry: () => ({ data: mine }),
    enterRaffle: () => {
      mine = entered
      return { data: { ticket: entered.ticket } }
    },
  })
  await person.click(await screen.findByRole('button', { name: t('raffles.enter') }))
  const dialog = within(await screen.findByRole('dialog'))
  const country = dialog.getByLabelText(t('raffles.country'))
  const names = within(country).getAllByRole('option')
  expect(names.map(({ textContent }) => textContent)).toEqual([t('raffles.choose'), 'Austria', 'Germany'])
  await person.click(dialog.getByRole('button', { name: t('raffles.getTicket') }))
  for (const words of [
    'raffles.countryMissing',
    'errors.raffle_needs_adult',
    'raffles.termsMissing',
  ] as const)
    expect(dialog.getByText(t(words))).toBeTruthy()
  expect(sent.some(({ name }) => name === 'enterRaffle')).toBe(false)
  await person.selectOptions(country, 'DE')
  await person.click(dialog.getByLabelText(t('raffles.adult', { age: 18 })))
  await person.click(dialog.getByRole('checkbox', { name: t('raffles.acceptTerms') }))
  await person.click(dialog.getByRole('button', { name: t('raffles.getTicket') }))
  expect(await screen.findByText(t('raffles.yourTicket'))).toBeTruthy()
  expect(sent.find(({ name }) => name === 'enterRaffle')?.input).toEqual({
    params: { slug: 'winter-raffle' },
    body: { adult: true, country: 'DE', name_shown: false, accept_terms: true },
  })
})

test('a ticket shows at once, though the page can’t be read again, and its age isn’t asked twice', async () => {
  const reads = { raffle: 0 }
  const { t, person, sent } = await show(
    running,
    nothing,
    {
      enterRaffle: () => ({ data: { ticket: { ...entered.ticket, number: 6 } } }),
      getRaffle: () => (reads.raffle++ === 0 ? { data: running } : refused('too_many_requests')()),
    },
    true,
  )
  await person.click(await screen.findByRole('button', { name: t('raffles.enter') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText(t('raffles.adult', { age: 18 }))).toBeNull()
  await person.selectOptions(dialog.getByLabelText(t('raffles.country')), 'DE')
  await person.click(dialog.getByRole('checkbox', { name: t('raffles.acceptTerms') }))
  await person.click(dialog.getByRole('button', { name: t('raffles.getTicket') }))
  expect(await screen.findByText(t('raffles.yourTicket'))).toBeTruthy()
  expect(screen.getByText('6', { selector: 'p' })).toBeTruthy()
  expect(screen.getByText(t('raffles.ticketsSoFar')).nextSibling?.textContent).toBe('5')
  expect(sent.filter(({ name }) => name === 'enterRaffle')).toHaveLength(1)
})

test('a refusal is said in the dialog, with everything that was chosen', async () => {
  const { t, person } = await show(running, nothing, { enterRaffle: refused('raffle_needs_proven_address') })
  await person.click(await screen.findByRole('button', { name: t('raffles.enter') }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.selectOptions(dialog.getByLabelText(t('raffles.country')), 'AT')
  await person.click(dialog.getByLabelText(t('raffles.adult', { age: 18 })))
  await person.click(dialog.getByRole('checkbox', { name: t('raffles.acceptTerms') }))
  await person.click(dialog.getByRole('button', { name: t('raffles.getTicket') }))
  expect(await dialog.findByText(t('errors.raffle_needs_proven_address'))).toBeTruthy()
  expect(dialog.getByLabelText(t('raffles.country'))).toHaveProperty('value', 'AT')
})

test('the owner of a ticket reads its proof and can give it back', async () => {
  let mine = entered
  const { t, person, sent } = await show(running, entered, {
    getMyEntry: () => ({ data: mine }),
    withdrawEntry: () => {
      mine = nothing
      return { data: null }
    },
  })
  expect(await screen.findByText('only the owner')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('raffles.leave') }))
  expect(await screen.findByRole('button', { name: t('raffles.enter') })).toBeTruthy()
  expect(sent.find(({ name }) => name === 'withdrawEntry')?.input).toEqual({
    params: { slug: 'winter-raffle' },
  })
})

test('a winner of a thing that is sent has to give an address', async () => {
  const won = {
    position: 1,
    place: 1,
    state: 'waiting' as const,
    claim_until: '2026-12-18T12:00:00.000Z',
    code: null,
    sent_at: null,
  }
  const { t, person, sent } = await show(
    { ...drawn, prize_kind: 'sent' },
    { ...entered, won },
    { claimPrize: () => ({ data: null }) },
  )
  await person.click(await screen.findByRole('button', { name: t('raffles.claim') }))
  expect(screen.getByText(t('errors.prize_needs_address'))).toBeTruthy()
  await person.type(screen.getByLabelText(t('raffles.address')), 'Mira, Marktplatz 1, Bonn')
  await person.click(screen.getByRole('button', { name: t('raffles.claim') }))
  await expect
    .poll(() => sent.find(({ name }) => name === 'claimPrize')?.input)
    .toEqual({ params: { slug: 'winter-raffle' }, body: { address: 'Mira, Marktplatz 1, Bonn' } })
})

test.each([
  ['the published draw holds', drawn, 'raffles.matches'],
  [
    'another winner is noticed',
    { ...drawn, winners: [{ ...drawn.winners[0], number: order[1] }] },
    'raffles.differs',
  ],
  ['another seed is noticed', { ...drawn, seed_hash: hash('another') }, 'raffles.differs'],
  ['another list is noticed', { ...drawn, list_hash: hash('another') }, 'raffles.differs'],
] as const)('when a draw is checked in the browser, %s', async (_, raffle, verdict) => {
  const { t, person } = await show(raffle as Raffle, null, {
    listTickets: ({ query: { after } }: { query: { after: number } }) => {
      const rest = tickets.filter(({ number }) => number > after).slice(0, 3)
      const lines = rest.map(({ number, mark }) => `${number},${mark}`)
      return { data: { lines, last: rest.length < 3 } }
    },
  })
  await person.click(screen.getByRole('button', { name: t('raffles.check') }))
  expect(await screen.findByText(t(verdict))).toBeTruthy()
})

test('a cancelled raffle says why, and nobody can enter it', async () => {
  const { t } = await show({
    ...running,
    state: 'cancelled',
    cancelled_at: '2026-11-22T12:00:00.000Z',
    cancel_reason: 'prize',
  })
  expect(screen.getByText(t('raffles.cancelledTitle'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('raffles.signInAndEnter') })).toBeNull()
  expect(asRead(document.body.textContent ?? '')).toContain(asRead(t('raffles.noDraw')))
})
