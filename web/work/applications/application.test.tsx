// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ApplicationContent, type DayHours, emptyContent } from '#core/boosters/applications.ts'
import { formats } from '#i18n/format.ts'
import { CallError } from '#web/frame/session/call.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { Page } from './become-booster-page.tsx'
import { DraftKeeper } from './draft-keeper.ts'
import { HoursField } from './hours-field.tsx'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { reachedOf, ridgeParts } from './ridge-parts.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(() => localStorage.clear())

const content: ApplicationContent = {
  ...emptyContent('UTC'),
  languages: [{ code: 'fr', level: 'native' }],
  experience: 'Five seasons above Diamond, mostly jungle, and a year of coaching.',
}

function Week() {
  const [hours, setHours] = useState<DayHours[]>([{ day: 5, from: 36, to: 46 }])
  return <HoursField hours={hours} onChange={setHours} />
}

test('the keyboard moves hours by half an hour, resizes, removes and adds them', async () => {
  const { person } = await open(<Week />)
  const friday = () => screen.getByRole('button', { name: /^Friday/ })
  expect(friday().getAttribute('aria-label')).toBe('Friday, 18 to 23')
  friday().focus()
  await person.keyboard('{ArrowRight}')
  expect(friday().getAttribute('aria-label')).toBe('Friday, 18:30 to 23:30')
  await person.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(friday().getAttribute('aria-label')).toBe('Friday, 18:30 to 23')
  await person.keyboard('{Delete}')
  expect(friday().getAttribute('aria-label')).toBe('Friday, no hours')
  await person.keyboard('{Enter}')
  expect(friday().getAttribute('aria-label')).toBe('Friday, 18 to 22')
})

test('in Arabic, hours run from right to left, for the keys too', async () => {
  const { person, t } = await open(<Week />, { locale: 'ar' })
  const [, , , , friday] = screen.getAllByRole('button')
  friday?.focus()
  await person.keyboard('{ArrowLeft}')
  const words = { day: 'الجمعة', from: '\u206618:30\u2069', to: '\u206623:30\u2069' }
  expect(screen.getByRole('button', { name: t('application.spanOf', words) })).toBeTruthy()
})

test('a drag across a day sets its hours', async () => {
  await open(<Week />)
  const monday = screen.getByRole('button', { name: 'Monday, no hours' })
  const track = monday.parentElement as HTMLElement
  track.getBoundingClientRect = () => ({ left: 0, right: 480, width: 480 }) as DOMRect
  fireEvent.pointerDown(monday, { button: 0, clientX: 340 })
  fireEvent.pointerMove(track, { clientX: 440 })
  fireEvent.pointerUp(track)
  expect(screen.getByRole('button', { name: 'Monday, 17 to 22' })).toBeTruthy()
})

test('a visitor’s draft is kept in the browser after each change', async () => {
  const { person, t } = await open(<Page data={{ example: null }} />)
  await screen.findByText(t('application.browserNote'))
  await person.selectOptions(screen.getByRole('combobox', { name: t('application.addLanguage') }), 'fr')
  await person.type(screen.getByLabelText(t('application.experience')), 'Jungle')
  expect(keptDraft()).toMatchObject({ languages: [{ code: 'fr', level: 'fluent' }], experience: 'Jungle' })
  expect(screen.getByRole('status').textContent).toBe(t('application.savedHere'))
})

test('a finished part is folded to one line when the page opens, and opens again', async () => {
  keepDraft(content)
  const { person, t } = await open(<Page data={{ example: null }} />)
  expect(await screen.findByText('Français (Native)')).toBeTruthy()
  expect(screen.queryByLabelText(t('application.experience'))).toBeNull()
  await person.click(screen.getByRole('button', { name: /Change About you/ }))
  expect(screen.getByLabelText(t('application.experience'))).toBeTruthy()
})

test('“Check and send” opens the summary and names what is missing', async () => {
  keepDraft(content)
  const { person, t } = await open(<Page data={{ example: null }} />)
  await screen.findByText(t('application.browserNote'))
  await person.click(screen.getByRole('button', { name: t('application.part.check') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: t('application.gap.hours') })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: t('application.gap.languages') })).toBeNull()
  // A visitor gets an account on the way.
  expect(dialog.getByRole('button', { name: t('application.createAccount') })).toBeTruthy()
})

type Calls = ConstructorParameters<typeof DraftKeeper>[0]

test('the draft of a visitor who signs in moves to their account', async () => {
  keepDraft(content)
  const sent: unknown[] = []
  const call = (async (name: string, input: unknown) => {
    sent.push([name, input])
    if (name === 'getMyApplication') return { data: { application: null, again_at: null } }
    return { data: { version: 1, updated_at: '2026-11-22T17:00:00.000Z' } }
  }) as unknown as Calls
  const keeper = new DraftKeeper(call, 'fr')
  await keeper.load({ kind: 'customer' })
  expect(sent[1]).toEqual(['saveMyApplication', { body: { version: 0, content, locale: 'fr' } }])
  expect(keeper.view).toMatchObject({ place: 'account', saving: 'saved' })
  expect(keptDraft()).toBeNull()
})

test('a change in another tab is not overwritten', async () => {
  const call = (async (name: string) => {
    if (name === 'getMyApplication') return { data: { application: null, again_at: null } }
    throw new CallError(409, 'application_changed')
  }) as unknown as Calls
  const keeper = new DraftKeeper(call, 'en')
  await keeper.load({ kind: 'customer' })
  keeper.change({ duo: false })
  await keeper.flush()
  expect(keeper.view.saving).toBe('changed')
})

test('the ridge is the progress: the first part with a gap is current, and what is sent is complete', async () => {
  const { t } = await open(<p />)
  const words = { t, format: formats('en') }
  const states = (sent: boolean) => ridgeParts(words, content, sent).map(({ state }) => state)
  expect(states(false)).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead'])
  expect(states(true)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(reachedOf(emptyContent('UTC'))).toBe(0)
  expect(asRead(String(ridgeParts(words, content, false)[4]?.note))).toBe('3 things are missing')
})
