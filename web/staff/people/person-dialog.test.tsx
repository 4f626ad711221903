// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { banReasons } from '#core/people/bans.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { asRead, refused } from '#web/test/in-browser.tsx'
import { aColleague, aPerson, onlyWith } from '#web/test/people.ts'
import { openPerson } from '#web/test/person-panel.tsx'
import type { Person } from './person-types.ts'

const params = { user_id: 'mira-id' }
const banned = { at: '2026-11-20T10:00:00.000Z', reason: 'abuse' as const, note: 'Twice', by: 'ana' }

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
    expect(screen.getByText(t('people.noSession'))).toBeDefined()
    expect(screen.queryByText('Twice') !== null).toBe(rest.ban !== undefined)
  })

  test('is banned with a reason and a note, and what happens is said first', async () => {
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), {
      banPerson: () => ({ data: { person: aPerson({ ban: banned }) } }),
    })
    await press('people.ban')
    const dialog = await dialogOf('people.banTitle')
    expect(dialog.getByText(t('people.effect.orders'))).toBeDefined()
    expect(dialog.queryByText(t('people.effect.work'))).toBeNull()
    expect(dialog.getAllByRole('option')).toHaveLength(banReasons.length)
    await person.selectOptions(dialog.getByLabelText(t('people.reason')), 'abuse')
    await person.type(dialog.getByLabelText(t('people.note')), 'Twice')
    await person.click(dialog.getByRole('button', { name: t('people.ban') }))
    const body = { reason: 'abuse', note: 'Twice' }
    await expect.poll(calls).toEqual([{ name: 'banPerson', input: { params, body } }])
    expect(await screen.findByRole('button', { name: t('people.unban') })).toBeDefined()
  })

  test('that can’t be taken keeps the note', async () => {
    const { t, person, press, dialogOf } = await panel(aPerson(), { banPerson: refused('access_denied') })
    await press('people.ban')
    const dialog = await dialogOf('people.banTitle')
    await person.type(dialog.getByLabelText(t('people.note')), 'Twice')
    await person.click(dialog.getByRole('button', { name: t('people.ban') }))
    expect(await screen.findByText(asRead(t('errors.access_denied')))).toBeDefined()
    expect(dialog.getByLabelText(t('people.note'))).toHaveProperty('value', 'Twice')
  })

  test('is given back at once', async () => {
    const answers = { unbanPerson: () => ({ data: { person: aPerson() } }) }
    const { press, calls } = await panel(aPerson({ ban: banned }), answers)
    await press('people.unban')
    await expect.poll(calls).toEqual([{ name: 'unbanPerson', input: { params } }])
  })

  test('ends on every device only after a question', async () => {
    const answers = { endSessionsOf: () => ({ data: { person: aPerson({ sessions: 0 }) } }) }
    const { t, person, press, dialogOf, calls } = await panel(aPerson(), answers)
    await press('people.endSessions')
    const dialog = await dialogOf('people.endTitle')
    expect(calls()).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('people.endSessions') }))
    await expect.poll(calls).toEqual([{ name: 'endSessionsOf', input: { params } }])
  })
})
