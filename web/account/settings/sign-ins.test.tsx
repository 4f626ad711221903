// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { providerName } from '#core/people/sign-in-providers.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { aGuest, someSettings } from '#web/test/settings.ts'
import { AccountsSection } from './accounts-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import type { PartProps, Settings } from './settings.ts'

type Factors = Settings['factors']

const since = '2026-10-03T09:15:00.000Z'
const factors = (rest: Partial<Factors> = {}): Factors => ({ ...someSettings().factors, ...rest })
const passkeys = [{ _id: 'passkey-id', name: 'Pixel 9', addedAt: since, lastUsedAt: null }]

async function shown(Part: (props: PartProps) => React.ReactNode, settings: Settings, answers: Answers = {}) {
  const changes: Partial<Settings>[] = []
  const part = <Part settings={settings} onChange={(change) => changes.push(change)} />
  return { ...(await open(part, { answers })), changes }
}
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => vi.unstubAllGlobals())

describe('passkeys', () => {
  test.each<[string, Settings, MessageKey | null]>([
    ['a customer', someSettings(), null],
    ['a guest', aGuest(), 'factors.needsAccount'],
    [
      'a customer with all',
      someSettings({ factors: factors({ passkeys, mostPasskeys: 1 }) }),
      'factors.full',
    ],
  ])('%s adds one, or reads why not', async (_, settings, refusal) => {
    const { t } = await shown(PasskeysSection, settings)
    const add = button(t('factors.addPasskey'))
    expect(add.getAttribute('aria-disabled')).toBe(refusal && 'true')
    if (refusal) expect(screen.getByText(t(refusal))).toBeDefined()
  })

  test('the last way in can’t be removed', async () => {
    const locked = someSettings({ factors: factors({ passkeys, passkeyLock: 'last_way_in' }) })
    const { t, person } = await shown(PasskeysSection, locked)
    expect(screen.getByText(t('factors.lastWayIn'))).toBeDefined()
    await person.click(button(t('factors.remove')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const own = someSettings({ factors: factors({ passkeys }) })

  test('one is removed only after a question that names it', async () => {
    const answers = { removePasskey: () => ({ data: { factors: factors() } }) }
    const { t, sent, person, changes } = await shown(PasskeysSection, own, answers)
    await person.click(button(t('factors.remove')))
    const title = t('factors.removeTitle', { name: 'Pixel 9' })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await person.click(dialog.getByRole('button', { name: t('factors.removePasskey') }))
    await expect.poll(() => changes).toEqual([{ factors: factors() }])
    expect(sent).toEqual([{ name: 'removePasskey', input: { params: { passkey_id: 'passkey-id' } } }])
  })

  test('one gets another name, which a refusal keeps', async () => {
    let refusing = true
    const { t, sent, person, changes } = await shown(PasskeysSection, own, {
      renamePasskey() {
        if (refusing) refused('passkey_not_found')()
        return { data: { factors: factors({ passkeys }) } }
      },
    })
    await person.click(button(t('factors.rename')))
    const dialog = within(await screen.findByRole('dialog', { name: t('factors.renameTitle') }))
    const field = dialog.getByLabelText(t('factors.passkeyName'))
    await person.clear(field)
    await person.type(field, 'Old phone')
    const save = () => person.click(dialog.getByRole('button', { name: t('factors.saveName') }))
    await save()
    expect(await dialog.findByText(asRead(t('errors.passkey_not_found')))).toBeDefined()
    expect(field).toHaveProperty('value', 'Old phone')
    refusing = false
    await save()
    await expect.poll(() => changes).toHaveLength(1)
    const input = { params: { passkey_id: 'passkey-id' }, body: { name: 'Old phone' } }
    expect(sent.at(-1)).toEqual({ name: 'renamePasskey', input })
  })
})

describe('other sites that sign in', () => {
  const connected = { name: 'mira_climbs', since }
  const account = (is_last_way_in = false): Settings['accounts'] => [
    { provider: 'discord', connected, is_last_way_in },
    { provider: 'google', connected: null, is_last_way_in: false },
  ]
  const name = { provider: providerName.discord }

  test('one is removed, and the page shows the reply', async () => {
    const answers = { disconnectSignIn: () => ({ data: { connections: [] } }) }
    const { t, sent, person, changes } = await shown(
      AccountsSection,
      someSettings({ accounts: account() }),
      answers,
    )
    await person.click(button(t('settings.accounts.disconnectFrom', name)))
    await expect.poll(() => changes).toEqual([{ accounts: [] }])
    expect(sent).toEqual([{ name: 'disconnectSignIn', input: { params: { provider: 'discord' } } }])
  })

  test('the last way in can’t be removed', async () => {
    const { t, sent, person } = await shown(AccountsSection, someSettings({ accounts: account(true) }))
    const remove = button(t('settings.accounts.disconnectFrom', name))
    const reason = document.getElementById(remove.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe(t('settings.accounts.last'))
    await person.click(remove)
    expect(sent).toEqual([])
  })

  test.each(['not_connected', 'last_way_in'] as const)('a removal that is refused: %s', async (code) => {
    const answers = { disconnectSignIn: refused(code) }
    const { t, person, changes } = await shown(
      AccountsSection,
      someSettings({ accounts: account() }),
      answers,
    )
    await person.click(button(t('settings.accounts.disconnectFrom', name)))
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    expect(changes).toEqual([])
  })

  test('one is connected at its own page, and one that isn’t offered says so', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', {
      pathname: '/dashboard/profile-settings',
      search: '',
      hash: '#signIn',
      assign,
    })
    const accounts = account()
    let refusing = true
    const { t, sent, person } = await shown(AccountsSection, someSettings({ accounts }), {
      connectSignIn() {
        if (refusing) refused('sign_in_not_offered')()
        return { data: { url: 'https://accounts.example/' } }
      },
    })
    const connect = button(t('settings.accounts.connectTo', { provider: providerName.google }))
    await person.click(connect)
    expect(await screen.findByText(asRead(t('errors.sign_in_not_offered')))).toBeDefined()
    expect(assign).not.toHaveBeenCalled()
    refusing = false
    await person.click(connect)
    await expect.poll(() => assign.mock.calls).toEqual([['https://accounts.example/']])
    const body = { back: '/dashboard/profile-settings#signIn', locale: 'en' }
    expect(sent.at(-1)).toEqual({ name: 'connectSignIn', input: { params: { provider: 'google' }, body } })
  })
})
