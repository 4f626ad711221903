// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { programForm } from '#core/base/csv.ts'
import type { Permission } from '#core/people/permissions.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aColleague, anInvitation, aPerson } from '#web/test/people.ts'
import { peopleAsCsv } from './export-people.ts'
import { InvitationList, InviteButton } from './invitations.tsx'
import { loader } from './people-page.tsx'
import { peopleList } from './people-query.ts'

const owner = aColleague('EditUsers', 'FullAccess')
const params = { invitation_id: 'invitation-id' }

async function list(user = owner, answers: Answers = {}, permissions: Permission[] = ['EditOrders']) {
  const changes: unknown[] = []
  const invitations = [anInvitation({ permissions: permissions as never })]
  const part = <InvitationList shown={{ invitations }} onChange={(shown) => changes.push(shown)} />
  return { ...(await open(part, { user, answers })), changes }
}

describe('an invitation that waits', () => {
  test.each<[string, Permission[], boolean]>([
    ['full access', ['EditUsers', 'FullAccess'], true],
    ['full access, but not people', ['FullAccess'], false],
    ['people alone', ['EditUsers'], false],
  ])('is changed by a colleague with %s: %s', async (_, held, can) => {
    const { t, sent, person } = await list(aColleague(...held), { renewInvitation: () => ({ data: {} }) })
    await person.click(screen.getByRole('button', { name: t('invitation.renew') }))
    await person.click(screen.getByRole('button', { name: t('invitation.revoke') }))
    expect(sent.length).toBe(can ? 1 : 0)
    await expect.poll(() => screen.queryByRole('dialog') !== null).toBe(can)
    expect(screen.queryAllByText(t('people.refusal.not_held'))).toHaveLength(can ? 0 : 2)
  })

  test('is renewed, and the page shows the reply', async () => {
    const data = { invitations: [] }
    const { t, sent, person, changes } = await list(owner, { renewInvitation: () => ({ data }) })
    await person.click(screen.getByRole('button', { name: t('invitation.renew') }))
    await expect.poll(() => changes).toEqual([data])
    expect(sent).toEqual([{ name: 'renewInvitation', input: { params } }])
  })

  test('is revoked only after a question, and stays if that is refused', async () => {
    let refusing = true
    const data = { invitations: [] }
    const { t, sent, person, changes } = await list(owner, {
      revokeInvitation() {
        if (refusing) refused('not_found')()
        return { data }
      },
    })
    await person.click(screen.getByRole('button', { name: t('invitation.revoke') }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(sent).toEqual([])
    const revoke = () => person.click(dialog.getByRole('button', { name: t('invitation.revoke') }))
    await revoke()
    expect(await screen.findByText(asRead(t('errors.not_found')))).toBeDefined()
    expect(changes).toEqual([])
    refusing = false
    await revoke()
    await expect.poll(() => changes).toEqual([data])
    expect(sent.at(-1)).toEqual({ name: 'revokeInvitation', input: { params } })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

describe('inviting a colleague', () => {
  const dialogOf = async (answer: () => unknown, user = owner) => {
    const changes: unknown[] = []
    const view = await open(<InviteButton onChange={(shown) => changes.push(shown)} />, {
      user,
      answers: { inviteStaff: answer },
    })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('invitation.invite') }))
    const dialog = within(await screen.findByRole('dialog'))
    const field = () => dialog.getByLabelText(t('account.email'))
    const box = (each: Permission) =>
      dialog.getByRole('checkbox', { name: new RegExp(`^${t(`rights.name.${each}`)}`) })
    const send = () => person.click(dialog.getByRole('button', { name: t('invitation.send') }))
    return { ...view, changes, dialog, field, box, send }
  }

  test('is for those who can give every permission', async () => {
    const { t, person } = await open(<InviteButton onChange={() => {}} />, { user: aColleague('EditUsers') })
    expect(screen.getByText(t('people.refusal.not_held'))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('invitation.invite') }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('needs an address and a permission, and offers staff’s alone', async () => {
    const data = { invitations: [anInvitation()] }
    const { t, sent, person, changes, dialog, field, box, send } = await dialogOf(() => ({ data }))
    expect(dialog.getAllByRole('checkbox')).toHaveLength(4)
    await send()
    expect(dialog.getByText(t('invitation.noRight'))).toBeDefined()
    for (const each of ['EditOrders', 'EditStore', 'EditStore'] as const) await person.click(box(each))
    await send()
    expect(dialog.getByText(t('rules.email_empty'))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(field(), 'new@example.com')
    await send()
    await expect.poll(() => changes).toEqual([data])
    const body = { email: 'new@example.com', permissions: ['EditOrders'] }
    expect(sent).toEqual([{ name: 'inviteStaff', input: { body } }])
  })

  test('that is refused keeps address and checks', async () => {
    const { t, person, dialog, field, box, send } = await dialogOf(refused('access_denied'))
    await person.type(field(), 'new@example.com')
    await person.click(box('FullAccess'))
    await send()
    expect(await dialog.findByText(asRead(t('errors.access_denied')))).toBeDefined()
    expect(field()).toHaveProperty('value', 'new@example.com')
    expect(box('FullAccess')).toHaveProperty('checked', true)
  })

  test('asks before a typed address is lost', async () => {
    const { t, person, field } = await dialogOf(() => ({ data: {} }))
    await person.type(field(), 'new@example.com')
    await person.keyboard('{Escape}')
    await person.click(await screen.findByText(t('shell.keepEditing')))
    expect(field()).toHaveProperty('value', 'new@example.com')
  })
})

test.each([
  ['', { sort: 'newest', page: 1 }],
  [
    '?q=mi&role=staff&state=banned&sort=name&page=2',
    { q: 'mi', role: 'staff', state: 'banned', sort: 'name', page: 2 },
  ],
  ['?role=king&state=lost', { sort: 'newest', page: 1 }],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (name: string, input: unknown) => {
    if (name === 'listPeople') asked.push(input)
    return { data: { items: [], invitations: [], views: [] } }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`), params: {} } as never)
  expect(asked).toEqual([{ query }])
})

test('the export has everyone whom the search finds', async () => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: { items: [aPerson({ permissions: ['EditOrders', 'EditStore'] })], pageCount: 1 } }
  }
  const query = readList(peopleList, new URLSearchParams('role=staff&page=3'))
  const csv = await peopleAsCsv(call as never, query, programForm)
  expect(asked).toEqual([{ query: { role: 'staff', sort: 'newest', page: 1, size: 500 } }])
  expect(csv.split('\r\n')[1]).toMatch(/^mira,mira@example\.com,customer,EditOrders EditStore,1,,2026/)
})
