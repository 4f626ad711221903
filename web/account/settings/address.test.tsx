// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aGuest, someSettings } from '#web/test/settings.ts'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { safetySteps } from './safety-steps.ts'
import type { Settings } from './settings.ts'

const ok = () => ({ data: {} })
const email = (rest: Partial<Settings['email']>): Settings['email'] => ({ ...someSettings().email, ...rest })
const unproven = email({ confirmed_at: null })
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
const address = (settings: Settings, answers: Answers = {}) =>
  open(<EmailSection settings={settings} onChange={() => {}} />, { answers })
const password = (settings: Settings, answers: Answers = {}) =>
  open(<PasswordSection settings={settings} onChange={() => {}} />, { answers })

describe('the address', () => {
  test.each<[string, Settings, MessageKey, MessageKey[]]>([
    ['proven', someSettings(), 'access.email.confirmed', ['access.email.change']],
    [
      'not proven',
      someSettings({ email: unproven }),
      'access.email.unconfirmed',
      ['access.email.again', 'access.email.change'],
    ],
    ['a guest’s', aGuest({ email: unproven }), 'access.email.unconfirmed', []],
  ])('that is %s', async (_, settings, state, offered) => {
    const { t } = await address(settings)
    expect(screen.getByText(t(state))).toBeDefined()
    expect(buttons()).toEqual(offered.map((key) => t(key)))
  })

  test('gets its link once more', async () => {
    const { t, sent, person } = await address(someSettings({ email: unproven }), { mailProof: ok })
    await person.click(screen.getByRole('button', { name: t('access.email.again') }))
    expect(await screen.findByText(/^We’ve mailed a link to .*mira@example\.com/)).toBeDefined()
    expect(sent.map(({ name }) => name)).toEqual(['mailProof'])
  })

  test.each(['link_sent_already', 'mails_used_up', 'account_needed'] as const)(
    'gets no link: %s',
    async (code) => {
      const answers = { mailProof: refused(code) }
      const { t, person } = await address(someSettings({ email: unproven }), answers)
      await person.click(screen.getByRole('button', { name: t('access.email.again') }))
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    },
  )

  test.each<[boolean, boolean, MessageKey]>([
    [false, false, 'access.email.waitBoth'],
    [true, false, 'access.email.waitNew'],
    [false, true, 'access.email.waitOld'],
  ])('that will change names whose word is missing (old %s, new %s)', async (old_agreed, new_agreed, key) => {
    const next = { address: 'new@example.com', old_agreed, new_agreed, until: '2026-11-23T10:00:00.000Z' }
    const { t, sent, person } = await address(someSettings({ email: email({ next }) }), {
      cancelEmailChange: ok,
    })
    expect(screen.getByText(new RegExp(asRead(t(key))))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('access.email.cancel') }))
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['cancelEmailChange'])
  })
})

describe('another address', () => {
  const dialogOf = async (answer: () => unknown) => {
    const view = await address(someSettings(), { changeEmail: answer })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('access.email.change') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('access.email.change') }))
    const field = () => dialog.getByLabelText(t('access.email.next'))
    const press = () => person.click(dialog.getByRole('button', { name: t('access.email.ask') }))
    return { ...view, dialog, field, press }
  }

  test('is asked for as it was typed', async () => {
    const { t, sent, person, dialog, field, press } = await dialogOf(ok)
    await press()
    expect(dialog.getByText(t('rules.email_empty'))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(field(), 'new@example.com')
    await press()
    const input = { body: { email: 'new@example.com' } }
    await expect.poll(() => sent).toEqual([{ name: 'changeEmail', input }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['email_already_exists', 'email'],
    ['mails_used_up', undefined],
  ] as const)('is refused with %s', async (code, at) => {
    const { t, person, dialog, field, press } = await dialogOf(refused(code, at))
    await person.type(field(), 'new@example.com')
    await press()
    expect(await dialog.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(field()).toHaveProperty('value', 'new@example.com')
    expect(field().getAttribute('aria-invalid')).toBe(at ? 'true' : null)
  })
})

describe('the password', () => {
  test.each<[string, Settings, MessageKey]>([
    ['set', someSettings(), 'access.password.change'],
    ['not set', someSettings({ password: { is_set: false } }), 'access.password.mail'],
    ['a guest’s', aGuest(), 'account.keepButton'],
  ])('that is %s', async (_, settings, offered) => {
    const { t } = await password(settings)
    expect(buttons()).toEqual([t(offered)])
  })

  test('that isn’t set is set by mail', async () => {
    const none = someSettings({ password: { is_set: false } })
    const { t, sent, person } = await password(none, { mailPasswordLink: ok })
    await person.click(screen.getByRole('button', { name: t('access.password.mail') }))
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['mailPasswordLink'])
  })

  const dialogOf = async (answer: () => unknown) => {
    const view = await password(someSettings(), { changePassword: answer })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('access.password.change') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('access.password.change') }))
    const old = () => dialog.getByLabelText(t('access.password.old'))
    const next = () => dialog.getByLabelText(t('access.reset.password'))
    const press = () => person.click(dialog.getByRole('button', { name: t('access.reset.save') }))
    return { ...view, dialog, old, next, press }
  }

  test('is changed with the old one', async () => {
    const { t, sent, person, dialog, old, next, press } = await dialogOf(ok)
    await person.type(next(), 'correct horse battery')
    await press()
    expect(dialog.getByText(t('rules.password_empty'))).toBeDefined()
    expect(sent).toEqual([])
    await person.type(old(), 'staple')
    await press()
    const body = { oldPassword: 'staple', password: 'correct horse battery' }
    await expect.poll(() => sent).toEqual([{ name: 'changePassword', input: { body } }])
    expect(await screen.findByText(t('access.password.done'))).toBeDefined()
  })

  test.each([
    ['incorrect_old_password', 'oldPassword'],
    ['weak_password', 'password'],
    ['server_busy', undefined],
  ] as const)('stays when refused with %s, and so does what was typed', async (code, field) => {
    const { t, person, dialog, old, next, press } = await dialogOf(refused(code, field))
    await person.type(old(), 'staple')
    await person.type(next(), 'battery')
    await press()
    expect(await dialog.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(old()).toHaveProperty('value', 'staple')
    expect(next()).toHaveProperty('value', 'battery')
    expect(old().getAttribute('aria-invalid')).toBe(field === 'oldPassword' ? 'true' : null)
    expect(next().getAttribute('aria-invalid')).toBe(field === 'password' ? 'true' : null)
  })
})

test.each<[string, Settings, string]>([
  ['a new customer', someSettings({ email: unproven, password: { is_set: false } }), 'none'],
  ['a customer with a password', someSettings(), 'email, password'],
  [
    'a customer with everything',
    someSettings({
      factors: {
        ...someSettings().factors,
        app: '2026-10-03T09:15:00.000Z',
        passkeys: [{ _id: 'p', name: 'Pixel', addedAt: '2026-10-03T09:12:00.000Z', lastUsedAt: null }],
      },
    }),
    'email, password, passkey, factor',
  ],
])('what keeps the account of %s safe', (_, settings, done) => {
  const keys = safetySteps(settings).filter((step) => step.done)
  expect(keys.map(({ key }) => key).join(', ') || 'none').toBe(done)
  expect(safetySteps(settings)).toHaveLength(4)
})

test('a guest has nothing to protect but the address', () => {
  expect(safetySteps(aGuest())).toEqual([])
})
