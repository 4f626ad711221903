// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { InvitationStep } from '#core/people/invitations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Invitation } from './enter-by-invitation.tsx'
import { loader, Page } from './invitation-page.tsx'

const token = 'a-token'
const anInvitation = (step: InvitationStep, invited_by: string | null = 'ana') =>
  ({ email: 'noor@example.com', permissions: ['EditOrders', 'EditStore'], invited_by, step }) as Invitation
const userOf = (email: string) => ({ _id: 'a-person', username: 'noor', email }) as SessionUser
const own = userOf('noor@example.com')

const replace = vi.fn()
beforeEach(() => vi.stubGlobal('location', { ...location, replace, reload() {} }))
afterEach(() => {
  replace.mockClear()
  vi.unstubAllGlobals()
})

async function page(invitation: Invitation | null, answers: Answers = {}, user: SessionUser | null = null) {
  const view = await open(<Page data={{ token, invitation }} />, { answers, user })
  const press = (key: MessageKey) => view.person.click(screen.getByRole('button', { name: view.t(key) }))
  return { ...view, press }
}

describe('reading an invitation', () => {
  const read = (answer: () => unknown) => loader({ call: async () => answer(), params: { token } } as never)

  test.each(['link_not_valid', 'bad_params', 'account_banned'] as const)(
    '%s is none that works',
    async (code) => {
      expect(await read(refused(code))).toEqual({ token, invitation: null })
    },
  )

  test('any other refusal is an error of the page', async () => {
    await expect(read(refused('too_many_requests'))).rejects.toThrow('too_many_requests')
  })
})

describe('how a future colleague comes in', () => {
  test.each<[string, InvitationStep, SessionUser | null, MessageKey]>([
    ['signed in with its address', 'sign_in', own, 'invitation.accept'],
    ['with an account, signed out', 'sign_in', null, 'shell.signIn'],
    ['with an account, signed in as another', 'sign_in', userOf('other@example.com'), 'shell.signIn'],
    ['without an account', 'register', null, 'account.goOn'],
    ['whose account is taken back', 'recover', null, 'account.goOn'],
  ])('%s', async (_, step, user, key) => {
    const { t } = await page(anInvitation(step), {}, user)
    expect(screen.getByRole('button', { name: t(key) })).toBeDefined()
    expect(screen.queryByLabelText(t('account.username')) !== null).toBe(step === 'register')
    for (const right of ['EditOrders', 'EditStore'] as const)
      expect(screen.getByText(t(`rights.name.${right}`))).toBeDefined()
  })

  test.each([
    ['ana', true],
    [null, false],
  ])('it says who invites (%s)', async (invited_by, named) => {
    await page(anInvitation('register', invited_by))
    expect(screen.queryByText(/\bana\b/) !== null).toBe(named)
  })
})

describe('accepting', () => {
  test('leads to the dashboard in a new document', async () => {
    const answers = { acceptInvitation: () => ({ data: {} }) }
    const { sent, press } = await page(anInvitation('sign_in'), answers, own)
    await press('invitation.accept')
    await expect.poll(() => replace.mock.calls).toEqual([['/dashboard']])
    expect(sent).toEqual([{ name: 'acceptInvitation', input: { body: { token } } }])
  })

  test('asks for a second factor where the permissions need one', async () => {
    const answers = { acceptInvitation: refused('second_factor_required') }
    const { t, press } = await page(anInvitation('sign_in'), answers, own)
    await press('invitation.accept')
    expect(await screen.findByText(t('invitation.factorTitle'))).toBeDefined()
    expect(replace).not.toHaveBeenCalled()
  })

  test.each<['link_not_valid' | 'account_needed', MessageKey]>([
    ['link_not_valid', 'invitation.overTitle'],
    ['account_needed', 'errors.account_needed'],
  ])('is refused: %s', async (code, key) => {
    const { t, press } = await page(anInvitation('sign_in'), { acceptInvitation: refused(code) }, own)
    await press('invitation.accept')
    expect(await screen.findByText(asRead(t(key as 'invitation.overTitle')))).toBeDefined()
  })
})

describe('an account by the invitation', () => {
  const accept = { acceptInvitation: () => ({ data: {} }) }

  test('is opened with a name and a password, and accepts at once', async () => {
    const answers = { registerByInvitation: () => ({ data: {} }), ...accept }
    const { t, sent, person, press } = await page(anInvitation('register'), answers)
    await press('account.goOn')
    expect(screen.getByText(t('rules.username_empty'))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(screen.getByLabelText(t('account.username')), 'noor')
    await person.type(screen.getByLabelText(t('account.password')), 'correct horse battery')
    await press('account.goOn')
    await expect.poll(() => replace.mock.calls).toEqual([['/dashboard']])
    const body = { token, username: 'noor', password: 'correct horse battery' }
    expect(sent[0]).toEqual({ name: 'registerByInvitation', input: { body } })
    expect(sent[1]?.name).toBe('acceptInvitation')
  })

  test('is taken back with a new password alone', async () => {
    const answers = { recoverByInvitation: () => ({ data: {} }), ...accept }
    const { t, sent, person, press } = await page(anInvitation('recover'), answers)
    await person.type(screen.getByLabelText(t('account.password')), 'correct horse battery')
    await press('account.goOn')
    const body = { token, password: 'correct horse battery' }
    await expect.poll(() => sent[0]).toEqual({ name: 'recoverByInvitation', input: { body } })
  })

  test('by a passkey asks for no password', async () => {
    const { t, press } = await page(anInvitation('recover'))
    await press('invitation.usePasskey')
    expect(screen.queryByLabelText(t('account.password'))).toBeNull()
    await press('invitation.usePassword')
    expect(screen.getByLabelText(t('account.password'))).toBeDefined()
  })

  test.each([
    ['username_already_exists', 'username'],
    ['weak_password', 'password'],
  ] as const)('refused with %s keeps what was typed', async (code, field) => {
    const answers = { registerByInvitation: refused(code, field) }
    const { t, person, press } = await page(anInvitation('register'), answers)
    await person.type(screen.getByLabelText(t('account.username')), 'noor')
    await person.type(screen.getByLabelText(t('account.password')), 'battery')
    await press('account.goOn')
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(screen.getByLabelText(t('account.username'))).toHaveProperty('value', 'noor')
    expect(screen.getByLabelText(t('account.password'))).toHaveProperty('value', 'battery')
  })

  test('by an invitation that ended meanwhile says that it is over', async () => {
    const answers = { recoverByInvitation: refused('link_not_valid') }
    const { t, person, press } = await page(anInvitation('recover'), answers)
    await person.type(screen.getByLabelText(t('account.password')), 'correct horse battery')
    await press('account.goOn')
    expect(await screen.findByText(t('invitation.overTitle'))).toBeDefined()
  })
})
