// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { banReasons } from '#core/people/bans.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { type PersonSection, personSectionNames, personSections } from '#core/people/person-sections.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { asRead, refused } from '#web/test/in-browser.tsx'
import { aColleague, aPerson, aRosterEntry, aRunning, onlyWith } from '#web/test/people.ts'
import { openPerson } from '#web/test/person-panel.tsx'
import type { Person } from './person-types.ts'

const params = { user_id: 'mira-id' }
const banned = {
  at: '2026-11-20T10:00:00.000Z',
  until: null,
  reason: 'abuse' as const,
  note: 'Twice',
  by: 'ana',
  orders: [],
}

async function panel(...of: Parameters<typeof openPerson>) {
  const view = await openPerson(...of)
  const right = (each: Permission) => screen.getByRole('checkbox', { name: view.t(`rights.name.${each}`) })
  return { ...view, right }
}

describe('permissions', () => {
  test.each<[string, Permission[], Permission[], { grant: Permission[]; revoke: Permission[] }]>([
    ['given', [], ['EditOrders', 'EditStore'], { grant: ['EditOrders', 'EditStore'], revoke: [] }],
    ['taken away', ['EditOrders'], ['EditOrders'], { grant: [], revoke: ['EditOrders'] }],
    [
      'exchanged',
      ['EditOrders'],
      ['EditOrders', 'EditStore'],
      { grant: ['EditStore'], revoke: ['EditOrders'] },
    ],
  ])('are %s', async (_, held, pressed, body) => {
    const { person, right, press, calls } = await panel(aPerson({ permissions: held }), {
      changePermissions: () => ({ data: { person: aPerson() } }),
    })
    for (const each of pressed) await person.click(right(each))
    await press('people.save')
    await expect.poll(calls).toEqual([{ name: 'changePermissions', input: { params, body } }])
  })

  test('that are as before aren’t sent', async () => {
    const { t, person, right, press, calls } = await panel(aPerson())
    await person.click(right('EditOrders'))
    await person.click(right('EditOrders'))
    await press('people.save')
    expect(screen.getByText(t('people.nothingToSave'))).toBeDefined()
    expect(calls()).toEqual([])
  })

  test('that the reader can’t give stay as they are, with the reason', async () => {
    const refusals = { account: null, permissions: onlyWith('Booster') }
    const { t, person, right } = await panel(aPerson({ refusals }), {}, aColleague('EditUsers'))
    for (const each of permissions) await person.click(right(each))
    const checked = permissions.filter((each) => (right(each) as HTMLInputElement).checked)
    expect(checked).toEqual(['Booster'])
    expect(screen.getAllByText(t('people.refusal.not_held'))).toHaveLength(permissions.length - 1)
  })

  test.each(['own_account', 'staff_account'] as const)(
    'of %s: one reason for all, and no button at all',
    async (account) => {
      const all = Object.fromEntries(permissions.map((each) => [each, account])) as never
      const refusals = { account, permissions: all }
      const { t, button } = await panel(aPerson({ refusals }), {}, aColleague('EditUsers'))
      expect(screen.getAllByText(t(`people.refusal.${account}`))).toHaveLength(1)
      for (const key of ['people.save', 'people.ban', 'people.endSessions', 'people.credit'] as const)
        expect(button(key)).toBeNull()
    },
  )

  test('of a guest can’t be saved', async () => {
    expect((await panel(aPerson({ kind: 'guest' }))).button('people.save')).toBeNull()
  })

  test.each([
    'access_denied',
    'account_needed',
    'booster_needs_application',
    'booster_has_orders',
    'user_not_found',
  ] as const)('refused with %s keep their checks', async (code) => {
    const { t, person, right, press } = await panel(aPerson(), { changePermissions: refused(code) })
    await person.click(right('Booster'))
    await press('people.save')
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(right('Booster')).toHaveProperty('checked', true)
  })
})

describe('access', () => {
  test.each<[string, Partial<Person>, MessageKey, MessageKey]>([
    ['somebody', {}, 'people.ban', 'people.unban'],
    ['somebody banned', { ban: banned, banned_at: banned.at }, 'people.unban', 'people.ban'],
  ])('of %s', async (_, rest, offered, other) => {
    const { t, button } = await panel(aPerson({ sessions: 0, ...rest }))
    expect(button(offered)).not.toBeNull()
    expect(button(other)).toBeNull()
    const none = t(rest.ban ? 'person.noDeviceBanned' : 'people.noSession')
    expect(await screen.findByText(none)).toBeDefined()
    expect(screen.queryByText('Twice') !== null).toBe(rest.ban !== undefined)
  })

  test('is banned with a reason that nobody chose before, and what happens is said first', async () => {
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), {
      banPerson: () => ({ data: { person: aPerson({ ban: banned }) } }),
    })
    await press('people.ban')
    const dialog = await dialogOf('people.banTitle')
    expect(dialog.getByText(t('people.effect.orders'))).toBeDefined()
    expect(dialog.queryByText(t('people.effect.work'))).toBeNull()
    expect(dialog.getByLabelText(t('people.reason'))).toHaveProperty('value', '')
    const reasons = within(dialog.getByLabelText(t('people.reason'))).getAllByRole('option')
    expect(reasons).toHaveLength(banReasons.length + 1)
    const ban = () => person.click(dialog.getByRole('button', { name: t('people.ban') }))
    await ban()
    expect(dialog.getByText(t('person.banReasonFirst'))).toBeDefined()
    expect(calls()).toEqual([])
    await person.selectOptions(dialog.getByLabelText(t('people.reason')), 'abuse')
    await person.type(dialog.getByLabelText(t('people.note')), 'Twice')
    await person.selectOptions(dialog.getByLabelText(t('person.banUntil')), 'day')
    await ban()
    expect(dialog.getByText(t('person.banDayFirst'))).toBeDefined()
    await person.selectOptions(dialog.getByLabelText(t('person.banUntil')), '7')
    await ban()
    const body = { reason: 'abuse', note: 'Twice', until: 7, orders: [] }
    await expect.poll(calls).toEqual([{ name: 'banPerson', input: { params, body } }])
    expect(await screen.findByRole('button', { name: t('people.unban') })).toBeDefined()
  })

  test('is banned with a decision about each order that runs: none is checked, and what can’t be decided says why', async () => {
    const orders = [
      aRunning({ order_id: 'placed', number: 20_001, deed: 'cancel' }),
      aRunning({ order_id: 'disputed', number: 20_002, deed: 'cancel', refusal: 'order_disputed' }),
      aRunning({ order_id: 'played', number: 20_003, deed: 'release' }),
    ]
    const done = { number: 20_001, order_id: 'placed', deed: 'cancel', state: 'done', refusal: null } as const
    const refusal = { ...done, order_id: 'played', state: 'refused', refusal: 'order_disputed' } as const
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), {
      listRunningOrders: () => ({ data: { items: orders } }),
      banPerson: () => ({ data: { person: aPerson({ ban: { ...banned, orders: [done, refusal] } }) } }),
    })
    await press('people.ban')
    const dialog = await dialogOf('people.banTitle')
    const box = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`PK-${number}`) })
    await dialog.findByText(asRead(t('errors.order_disputed')))
    for (const number of [20_001, 20_002, 20_003]) expect(box(number)).toHaveProperty('checked', false)
    expect(box(20_002)).toHaveProperty('disabled', true)
    await person.selectOptions(dialog.getByLabelText(t('people.reason')), 'abuse')
    await person.click(box(20_001))
    await person.click(box(20_003))
    expect(dialog.getByText(t('person.banEffect.cancel', { count: 1 }))).toBeDefined()
    expect(dialog.getByText(t('person.banEffect.release', { count: 1 }))).toBeDefined()
    const ban = () => person.click(dialog.getByRole('button', { name: t('people.ban') }))
    await ban()
    expect(dialog.getByText(t('order.reasonMissing'))).toBeDefined()
    expect(calls()).toEqual([])
    await person.type(dialog.getByLabelText(t('person.banOrdersReason')), 'Fraud')
    await ban()
    const chosen = [
      { order_id: 'placed', deed: 'cancel' },
      { order_id: 'played', deed: 'release' },
    ]
    const body = { reason: 'abuse', note: '', until: null, orders: chosen, orders_reason: 'Fraud' }
    await expect.poll(calls).toEqual([{ name: 'banPerson', input: { params, body } }])
    expect(await screen.findByText(new RegExp(t('person.ban.done.cancel')))).toBeDefined()
    expect(screen.getByText(new RegExp(t('person.ban.refused.cancel')))).toBeDefined()
  })

  test('that can’t be taken keeps the note', async () => {
    const { t, person, press, dialogOf } = await panel(aPerson(), { banPerson: refused('access_denied') })
    await press('people.ban')
    const dialog = await dialogOf('people.banTitle')
    await person.selectOptions(dialog.getByLabelText(t('people.reason')), 'abuse')
    await person.type(dialog.getByLabelText(t('people.note')), 'Twice')
    await person.click(dialog.getByRole('button', { name: t('people.ban') }))
    expect(await screen.findByText(asRead(t('errors.access_denied')))).toBeDefined()
    expect(dialog.getByLabelText(t('people.note'))).toHaveProperty('value', 'Twice')
  })

  test('is given back with a reason only', async () => {
    const answers = { unbanPerson: () => ({ data: { person: aPerson() } }) }
    const { t, person, press, dialogOf, calls } = await panel(aPerson({ ban: banned }), answers)
    await press('people.unban')
    const dialog = await dialogOf('person.unbanTitle')
    const lift = () => person.click(dialog.getByRole('button', { name: t('people.unban') }))
    await lift()
    expect(calls()).toEqual([])
    await person.type(dialog.getByLabelText(t('person.unbanReason')), 'A mistake')
    await lift()
    const input = { params, body: { reason: 'A mistake' } }
    await expect.poll(calls).toEqual([{ name: 'unbanPerson', input }])
    expect(await screen.findByRole('button', { name: t('people.ban') })).toBeDefined()
  })

  test('ends on one device only after a question', async () => {
    const device = { session_id: 'phone', browser: 'Safari', system: 'iOS' }
    const times = { since: '2026-11-01T10:00:00.000Z', last_used_at: '2026-11-20T10:00:00.000Z' }
    const { t, person, dialogOf, calls } = await panel(aPerson(), {
      listPersonDevices: () => ({ data: { items: [{ ...device, ...times }] } }),
      endSessionOf: () => ({ data: { person: aPerson({ sessions: 0 }) } }),
    })
    const name = t('person.device', device)
    await person.click(await screen.findByRole('button', { name: t('person.signOutOf', { device: name }) }))
    const dialog = await dialogOf('person.signOutTitle')
    expect(calls()).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('person.signOut') }))
    const input = { params: { ...params, session_id: 'phone' } }
    await expect.poll(calls).toEqual([{ name: 'endSessionOf', input }])
  })

  test('ends on every device only after a question', async () => {
    const answers = { endSessionsOf: () => ({ data: { person: aPerson({ sessions: 0 }) } }) }
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), answers)
    await screen.findByRole('button', { name: t('people.endSessions') })
    await press('people.endSessions')
    const dialog = await dialogOf('people.endTitle')
    expect(calls()).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('people.endSessions') }))
    await expect.poll(calls).toEqual([{ name: 'endSessionsOf', input: { params } }])
  })
})

describe('the sections', () => {
  const booster = aPerson({
    work: { solo_limit: 2, duo_limit: 1, services: 2, completed: 41, claimed: [] },
  })
  const everything = {
    getPersonWork: () => ({
      data: { booster: aRosterEntry(), figures: null, running: [], reviews: [] },
    }),
  }

  test.each<Permission[][]>([
    [['EditUsers']],
    [['EditUsers', 'EditOrders']],
    [['EditUsers', 'FullAccess']],
    [['EditUsers', 'EditOrders', 'FullAccess', 'EditStore']],
  ])('that %j can read are the only ones that are shown and asked for', async (held) => {
    const { t, reads } = await panel(booster, everything, aColleague(...held))
    const shown = personSectionNames.filter((each) =>
      screen.queryByRole('button', { name: t(`person.section.${each}`) }),
    )
    expect(shown).toEqual(personSectionNames.filter((each) => held.includes(personSections[each])))
    const asked = {
      balance: 'getPersonBalance',
      orders: 'listPersonOrders',
      payments: 'listPersonPayments',
      work: 'getPersonWork',
      earnings: 'getPersonEarnings',
      signals: 'getPersonSignals',
      chats: 'listPersonChats',
      mails: 'listSentMails',
      devices: 'listPersonDevices',
      bans: 'listPersonBans',
      notes: 'listPersonNotes',
    } as const
    const expected = Object.entries(asked).flatMap(([section, name]) =>
      shown.includes(section as PersonSection) ? [name] : [],
    )
    await expect.poll(() => reads().toSorted()).toEqual(expected.toSorted())
  })

  test('of somebody who never boosted have no work', async () => {
    const { t } = await panel(aPerson())
    for (const each of ['work', 'earnings'] as const)
      expect(screen.queryByRole('button', { name: t(`person.section.${each}`) })).toBeNull()
  })

  test('that can’t be read says so, and is read on request', async () => {
    let failing = true
    const { t, person } = await panel(aPerson(), {
      listPersonNotes() {
        if (failing) refused('user_not_found')()
        return { data: { items: [], page: 1, pageCount: 1, total: 0 } }
      },
    })
    expect(await screen.findByText(asRead(t('errors.user_not_found')))).toBeDefined()
    failing = false
    await person.click(screen.getByRole('button', { name: t('chat.again') }))
    expect(await screen.findByText(t('person.noNotes'))).toBeDefined()
  })

  test('show a few rows, then pages of all', async () => {
    const asked: unknown[] = []
    const { t, person } = await panel(aPerson(), {
      listPersonNotes({ query }: { query: { page: number; size: number } }) {
        asked.push(query)
        const items = Array.from({ length: query.size }, (_, at) => ({
          note_id: `${query.page} ${at}`,
          author: { user_id: 'ana-id', username: 'ana' },
          text: `Note ${query.page} ${at}`,
          at: '2026-11-20T10:00:00.000Z',
        }))
        return { data: { items, page: query.page, pageCount: Math.ceil(60 / query.size), total: 60 } }
      },
    })
    await person.click(await screen.findByRole('button', { name: t('person.all', { count: 60 }) }))
    await person.click(await screen.findByRole('button', { name: t('lists.nextPage') }))
    expect(await screen.findByText('Note 2 24')).toBeDefined()
    expect(asked).toEqual([
      { page: 1, size: 5 },
      { page: 1, size: 25 },
      { page: 2, size: 25 },
    ])
  })
})

describe('the sheet', () => {
  test('leads to the people before and after it, by its buttons and by J and K', async () => {
    const { t, person, ways } = await panel(aPerson())
    expect(screen.getByText(t('person.position', { at: 2, total: 3 }))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('person.next') }))
    await person.click(screen.getByRole('button', { name: t('person.previous') }))
    await person.keyboard('jk')
    expect(ways).toEqual(['after', 'before', 'after', 'before'])
  })

  test('keeps a note that is typed, and asks before it is lost', async () => {
    const { t, person, ways } = await panel(aPerson())
    await person.type(await screen.findByPlaceholderText(t('person.newNote')), 'jk')
    expect(ways).toEqual([])
    await person.keyboard('{Escape}')
    await person.click(await screen.findByText(t('shell.keepEditing')))
    expect(screen.getByPlaceholderText(t('person.newNote'))).toHaveProperty('value', 'jk')
    expect(ways).toEqual([])
  })

  test('adds a note once under its own id, and shows it', async () => {
    const { t, person, calls, reads } = await panel(aPerson(), { addPersonNote: () => ({ data: {} }) })
    await person.type(await screen.findByPlaceholderText(t('person.newNote')), ' Prefers e-mail ')
    await person.click(screen.getByRole('button', { name: t('person.addNote') }))
    const body = { note_id: expect.any(String), text: 'Prefers e-mail' }
    await expect.poll(calls).toEqual([{ name: 'addPersonNote', input: { params, body } }])
    await expect.poll(() => reads().filter((name) => name === 'listPersonNotes')).toHaveLength(2)
    expect(screen.getByPlaceholderText(t('person.newNote'))).toHaveProperty('value', '')
  })

  test('writes to the person', async () => {
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), {
      writeToPerson: () => ({ data: { thread_id: 'thread-id' } }),
    })
    await press('person.write')
    const dialog = await dialogOf('person.writeTitle')
    await person.click(dialog.getByRole('button', { name: t('person.send') }))
    expect(calls()).toEqual([])
    await person.type(dialog.getByLabelText(t('person.message')), 'Hello')
    await person.click(dialog.getByRole('button', { name: t('person.send') }))
    const body = { message_id: expect.any(String), text: 'Hello' }
    await expect.poll(calls).toEqual([{ name: 'writeToPerson', input: { params, body } }])
  })
})
