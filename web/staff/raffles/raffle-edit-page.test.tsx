// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { localeCodes } from '#i18n/locales.ts'
import { type Answers, open, refused } from '#web/test/in-browser.tsx'
import { aColleague } from '#web/test/people.ts'
import type { DeskRaffle } from './desk-types.ts'
import { Page } from './raffle-edit-page.tsx'

const texts = Object.fromEntries(
  localeCodes.map((code) => [
    code,
    { title: `Raffle ${code}`, prize: `Prize ${code}`, about: '', terms: '' },
  ]),
) as DeskRaffle['texts']

const draft: DeskRaffle = {
  raffle_id: '00000000-0000-4000-8000-000000000001',
  slug: 'spring-raffle',
  state: 'draft',
  title: 'Raffle en',
  prize: 'Prize en',
  languages: [...localeCodes],
  prize_value: 2_500,
  places: 3,
  opens_at: '2026-01-02T10:00:00.000Z',
  closes_at: new Date(Date.now() + 10 * dayMs).toISOString(),
  drawn_at: null,
  tickets: 0,
  last_ticket: 0,
  demo: false,
  version: 4,
  texts,
  prize_kind: 'balance',
  opened_at: null,
  seed_hash: null,
  beacon_round: null,
  beacon_at: null,
  closed_at: null,
  list_hash: null,
  seed: null,
  cancelled_at: null,
  cancel_reason: null,
  waits: false,
  winners: [],
}

const show = (raffle: DeskRaffle, answers: Answers = {}) =>
  open(<Page data={{ raffle }} />, { user: aColleague('EditUsers'), answers })

test('a raffle with a language missing can’t open, and says what is missing', async () => {
  const { ar: _, ...rest } = texts
  const { t, person, sent } = await show({ ...draft, texts: rest })
  expect(screen.getByText(new RegExp(t('raffledesk.fault.languages')))).toBeTruthy()
  const button = screen.getByRole('button', { name: t('raffledesk.open') })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await person.click(button)
  expect(sent).toEqual([])
})

test('a change is saved over the version that was read, and before that the raffle can’t open', async () => {
  const { t, person, sent } = await show(draft, { saveRaffle: () => ({ data: { raffle: draft } }) })
  const opening = screen.getByRole('button', { name: t('raffledesk.open') })
  expect(opening.getAttribute('aria-disabled')).toBeNull()
  const value = screen.getByLabelText(t('raffledesk.value'))
  await person.clear(value)
  await person.type(value, '12,50')
  expect(opening.getAttribute('aria-disabled')).toBe('true')
  await person.click(screen.getByRole('button', { name: t('raffledesk.save') }))
  const input = sent.find(({ name }) => name === 'saveRaffle')?.input
  expect(input).toMatchObject({ body: { version: 4, prize_value: 1_250, closes_at: draft.closes_at } })
})

test('a slug that another raffle has is said at its field, and nothing typed is lost', async () => {
  const { t, person } = await show(draft, { saveRaffle: refused('raffle_slug_taken') })
  await person.clear(screen.getByLabelText(t('raffles.places')))
  await person.type(screen.getByLabelText(t('raffles.places')), '5')
  await person.click(screen.getByRole('button', { name: t('raffledesk.save') }))
  expect(await screen.findByText(t('errors.raffle_slug_taken'))).toBeTruthy()
  expect(screen.getByLabelText(t('raffles.places'))).toHaveProperty('value', '5')
})

test.each([
  ['opens at once', 'success', 'success.raffleOpened'],
  ['waits for a colleague', waitsForColleague, 'shell.waitsForColleague'],
] as const)('a complete raffle %s', async (_, message, words) => {
  const { t, person, sent } = await show(draft, { openRaffle: () => ({ message, data: null }) })
  await person.click(screen.getByRole('button', { name: t('raffledesk.open') }))
  expect(await screen.findByText(t(words))).toBeTruthy()
  expect(sent.find(({ name }) => name === 'openRaffle')?.input).toEqual({
    params: { raffle_id: draft.raffle_id },
    body: { version: 4 },
  })
})

test('a translation is written beside the English texts, and each keeps its own', async () => {
  const { t, person, sent } = await show(draft, { saveRaffle: () => ({ data: { raffle: draft } }) })
  await person.click(screen.getByRole('button', { name: /^Deutsch/ }))
  const title = (language: string) => screen.getByLabelText(t('raffledesk.title', { language }))
  expect(title('English')).toHaveProperty('value', 'Raffle en')
  await person.type(title('Deutsch'), ' neu')
  await person.type(title('English'), ' new')
  await person.click(screen.getByRole('button', { name: t('raffledesk.save') }))
  expect(sent.find(({ name }) => name === 'saveRaffle')?.input).toMatchObject({
    body: {
      texts: { en: { title: 'Raffle en new' }, de: { title: 'Raffle de neu' }, fr: { title: 'Raffle fr' } },
    },
  })
})

test('a draft is deleted only once that is confirmed', async () => {
  const { t, person, sent } = await show(draft, { deleteRaffle: () => ({ data: {} }) })
  const names = () => sent.map(({ name }) => name)
  await person.click(screen.getByRole('button', { name: t('raffledesk.delete') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(names()).not.toContain('deleteRaffle')
  await person.click(dialog.getByRole('button', { name: t('raffledesk.keep') }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await person.click(screen.getByRole('button', { name: t('raffledesk.delete') }))
  await person.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: t('raffledesk.delete') }),
  )
  await expect.poll(names).toContain('deleteRaffle')
})

test('what has ended can’t be written any more', async () => {
  const { t } = await show({
    ...draft,
    state: 'drawn',
    opened_at: draft.opens_at,
    closed_at: draft.closes_at,
    drawn_at: draft.closes_at,
  })
  expect(screen.getByLabelText(t('raffledesk.title', { language: 'English' }))).toHaveProperty(
    'disabled',
    true,
  )
})

test('one that runs keeps its prize; it can be cancelled with a reason that everyone reads', async () => {
  const { t, person, sent } = await show(
    { ...draft, state: 'open', opened_at: draft.opens_at, tickets: 12, last_ticket: 13 },
    { cancelRaffle: () => ({ data: null }) },
  )
  expect(screen.getByLabelText(t('raffledesk.value'))).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: t('raffledesk.delete') })).toBeNull()
  await person.click(screen.getByRole('button', { name: t('raffledesk.cancel') }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByText(t('raffles.reason.law')))
  await person.click(dialog.getByRole('button', { name: t('raffledesk.cancel') }))
  await expect
    .poll(() => sent.find(({ name }) => name === 'cancelRaffle')?.input)
    .toEqual({ params: { raffle_id: draft.raffle_id }, body: { reason: 'law' } })
})

test('the preview draws each language in its own direction, also on an Arabic desk', async () => {
  const climbIn = (language: string) => {
    const preview = within(screen.getByRole('complementary'))
    fireEvent.change(preview.getByRole('combobox'), { target: { value: language } })
    return screen.getByRole('complementary').querySelector('.raffle-climb')?.getAttribute('d')
  }
  const { unmount } = await show(draft)
  const [english, arabic] = [climbIn('en'), climbIn('ar')]
  expect(english).not.toBe(arabic)
  unmount()
  await open(<Page data={{ raffle: draft }} />, { user: aColleague('EditUsers'), locale: 'ar' })
  expect([climbIn('en'), climbIn('ar')]).toEqual([english, arabic])
})
