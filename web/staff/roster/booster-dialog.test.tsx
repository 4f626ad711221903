// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newBoosterLimits } from '#core/boosters/applications.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { isPossibleWork, mostOrdersAtOnce } from '#core/people/roster.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aRosterEntry } from '#web/test/people.ts'
import BoosterDialog from './booster-dialog.tsx'
import type { RosterEntry } from './roster-types.ts'

const params = { user_id: 'kestrel-id' }
const { work } = aRosterEntry()
if (!work) throw new Error('the booster has work')
const newcomer = aRosterEntry({ state: null, work: null, refusals: { save: null, pause: null, end: null } })

async function panel(booster: RosterEntry, answers: Answers = {}) {
  const view = await open(<BoosterDialog userId="kestrel-id" onClose={() => {}} />, {
    answers: { getRosterEntry: () => ({ data: { booster } }), ...answers },
  })
  const title = booster.work ? 'roster.title' : 'roster.titleNew'
  await screen.findByRole('dialog', { name: view.t(title, { name: 'kestrel' }) })
  const { t, person, sent } = view
  const button = (key: MessageKey) => screen.queryByRole('button', { name: t(key) })
  const press = (key: MessageKey) => person.click(button(key) as HTMLElement)
  const cell = (service: 'elo-boost' | 'duo-boost', server: 'eu' | 'na') =>
    screen.getByRole('checkbox', {
      name: t('roster.cell', { service: t(`games.service.${service}`), server: t(`games.server.${server}`) }),
    })
  const calls = () => sent.filter(({ name }) => name !== 'getRosterEntry')
  return { ...view, button, press, cell, calls }
}
const saved = () => ({ data: { booster: aRosterEntry() } })

describe('what a booster can claim', () => {
  test.each<[string, RosterEntry, MessageKey]>([
    ['active', aRosterEntry(), 'roster.save.change'],
    ['paused', aRosterEntry({ state: 'paused' }), 'roster.save.change'],
    ['banned', aRosterEntry({ state: 'banned' }), 'roster.save.change'],
    ['former', aRosterEntry({ state: 'former' }), 'roster.save.return'],
    ['new', newcomer, 'roster.save.make'],
  ])('the button for somebody who is %s', async (_, booster, key) => {
    const { button } = await panel(booster)
    expect(button(key)).not.toBeNull()
  })

  test.each<[string, RosterEntry, MessageKey | null]>([
    ['nothing has changed', aRosterEntry(), 'roster.unchanged'],
    ['a former booster returns as they were', aRosterEntry({ state: 'former' }), null],
    ['no service is chosen', newcomer, 'roster.noService'],
  ])('why it can’t be saved: %s', async (_, booster, why) => {
    const { t } = await panel(booster)
    const shown = (['roster.unchanged', 'roster.noService'] as const).filter((key) =>
      screen.queryByText(t(key)),
    )
    expect(shown).toEqual(why ? [why] : [])
  })

  test.each(['own_account', 'staff_account', 'guest', 'banned'] as const)(
    'the reader can’t change it: %s',
    async (save) => {
      const { t, button } = await panel(aRosterEntry({ refusals: { save, pause: save, end: save } }))
      expect(screen.getByText(t(`roster.refusal.${save}`))).toBeDefined()
      for (const key of ['roster.save.change', 'roster.pause', 'roster.end'] as const)
        expect(button(key)).toBeNull()
    },
  )

  test('a service is added and another one taken out', async () => {
    const { person, press, cell, calls } = await panel(aRosterEntry(), { saveRosterEntry: saved })
    await person.click(cell('elo-boost', 'na'))
    await person.click(cell('duo-boost', 'eu'))
    await press('roster.save.change')
    const body = { ...work, services: ['valorant:duo-boost:eu', 'valorant:elo-boost:eu'] }
    await expect.poll(calls).toEqual([{ name: 'saveRosterEntry', input: { params, body } }])
  })

  test('a whole server is chosen with one press, and taken out with another', async () => {
    const { t, person, cell } = await panel(aRosterEntry())
    const row = screen.getByRole('button', {
      name: t('roster.wholeRow', { server: t('games.server.na') }),
    })
    await person.click(row)
    expect(cell('duo-boost', 'na')).toHaveProperty('checked', true)
    await person.click(row)
    expect(cell('elo-boost', 'na')).toHaveProperty('checked', false)
    expect(cell('elo-boost', 'eu')).toHaveProperty('checked', true)
  })

  test('a new game brings a rank limit, and one without services loses its own', async () => {
    const { t, person, press, cell, calls } = await panel(aRosterEntry(), { saveRosterEntry: saved })
    await person.click(cell('elo-boost', 'na'))
    await person.click(cell('elo-boost', 'eu'))
    await person.click(screen.getByRole('radio', { name: new RegExp(t('games.game.wild-rift')) }))
    const [first] = screen.getAllByRole('checkbox')
    await person.click(first as HTMLElement)
    await press('roster.save.change')
    await expect.poll(calls).toHaveLength(1)
    const [{ body }] = calls().map(({ input }) => input) as [{ body: typeof work }]
    const highest = camps(games['wild-rift']).findLast(({ division }) => division !== null)
    const ceiling = { tier: highest?.tier, division: highest?.division }
    expect(body.ceilings).toEqual([{ game: 'wild-rift', ceiling }])
    expect(body.services).toHaveLength(1)
    expect(isPossibleWork(body)).toBe(true)
  })

  test('somebody new begins with the limits of a new booster', async () => {
    const { person, press, calls } = await panel(newcomer, { saveRosterEntry: saved })
    const [first] = screen.getAllByRole('checkbox')
    await person.click(first as HTMLElement)
    await press('roster.save.make')
    const limits = { solo_limit: newBoosterLimits.solo, duo_limit: newBoosterLimits.duo }
    await expect.poll(calls).toMatchObject([{ name: 'saveRosterEntry', input: { params, body: limits } }])
  })

  test.each([
    ['3', 3],
    ['0', 0],
    ['99', mostOrdersAtOnce],
  ])('a limit of %s is sent as %i', async (text, solo_limit) => {
    const { t, press, calls } = await panel(aRosterEntry(), { saveRosterEntry: saved })
    fireEvent.change(screen.getByLabelText(t('roster.limit.solo')), { target: { value: text } })
    await press('roster.save.change')
    const body = { ...work, solo_limit }
    await expect.poll(calls).toEqual([{ name: 'saveRosterEntry', input: { params, body } }])
  })

  test.each(['access_denied', 'account_needed', 'account_banned', 'user_not_found'] as const)(
    'refused with %s keeps what was chosen',
    async (code) => {
      const { t, person, press, cell } = await panel(aRosterEntry(), { saveRosterEntry: refused(code) })
      await person.click(cell('duo-boost', 'eu'))
      await press('roster.save.change')
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(cell('duo-boost', 'eu')).toHaveProperty('checked', true)
    },
  )
})

describe('new orders', () => {
  test.each([
    ['active', 'roster.pause', 'pauseBooster'],
    ['paused', 'roster.resume', 'resumeBooster'],
  ] as const)('of somebody who is %s', async (state, key, name) => {
    const { press, calls } = await panel(aRosterEntry({ state }), { [name]: saved })
    await press(key)
    await expect.poll(calls).toEqual([{ name, input: { params } }])
  })

  test.each(['former', 'banned'] as const)(
    'of somebody who is %s can’t be paused or ended',
    async (state) => {
      const { button } = await panel(aRosterEntry({ state }))
      for (const key of ['roster.pause', 'roster.resume', 'roster.end'] as const)
        expect(button(key)).toBeNull()
    },
  )

  test('end only after a question', async () => {
    const answers = { endBooster: () => ({ data: { booster: aRosterEntry({ state: 'former' }) } }) }
    const { t, person, press, button, calls } = await panel(aRosterEntry(), answers)
    await press('roster.end')
    const title = t('roster.endTitle', { name: 'kestrel' })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(calls()).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('roster.end') }))
    await expect.poll(calls).toEqual([{ name: 'endBooster', input: { params } }])
    await expect.poll(() => button('roster.save.return')).not.toBeNull()
  })

  test('don’t end while they play some, and a refusal from the server stays in the dialog', async () => {
    const playing = aRosterEntry({ refusals: { save: null, pause: null, end: 'open_orders' } })
    const first = await panel(playing)
    expect(screen.getByText(asRead(first.t('roster.refusal.open_orders')))).toBeDefined()
    await first.press('roster.end')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    first.unmount()
    const { t, person, press } = await panel(aRosterEntry(), { endBooster: refused('booster_has_orders') })
    await press('roster.end')
    const title = t('roster.endTitle', { name: 'kestrel' })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await person.click(dialog.getByRole('button', { name: t('roster.end') }))
    expect(await dialog.findByText(asRead(t('errors.booster_has_orders')))).toBeDefined()
  })
})
