// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { erasureRefusals } from '#core/people/erasure.ts'
import type { Permission } from '#core/people/permissions.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import { savedFiles } from '#web/test/saved-files.ts'
import { someSettings } from '#web/test/settings.ts'
import DeleteAccountDialog from './delete-account-dialog.tsx'
import { DeleteAccountRow } from './delete-account-row.tsx'
import { DownloadRow } from './download-row.tsx'
import type { Settings } from './settings.ts'

type Erasure = Settings['data']['erasure']
type Export = NonNullable<Settings['data']['export']>
const free: Erasure = { refusal: null, open_orders: [], owed: 0, debt: 0, given: 0 }
const withErasure = (rest: Partial<Erasure>) =>
  someSettings({ data: { export: null, erasure: { ...free, ...rest } } })
const userWith = (permissions: Permission[]) => ({ username: 'mira', permissions }) as unknown as SessionUser

describe('an account that can’t be deleted yet says why, and where to change it', () => {
  test.each<[string, Partial<Erasure>, Permission[], string, string | null]>([
    ['a colleague', { refusal: 'account_has_permissions' }, ['EditUsers'], 'staff permissions', null],
    [
      'a customer with orders',
      { refusal: 'account_has_orders', open_orders: [20_001, 20_002] },
      [],
      'PK-20001 and PK-20002',
      '/dashboard/my-orders',
    ],
    [
      'a booster with an order',
      { refusal: 'account_has_orders', open_orders: [20_001] },
      ['Booster'],
      'PK-20001',
      '/dashboard/booster/active-orders',
    ],
    [
      'somebody with a debt',
      { refusal: 'account_has_debt', debt: 3_000 },
      [],
      'you owe us €30.00',
      '/dashboard/balance-history',
    ],
    [
      'somebody with money',
      { refusal: 'account_has_money', owed: 2_050 },
      [],
      'we still owe you €20.50',
      '/contact',
    ],
  ])('%s', async (_, erasure, permissions, words, href) => {
    const { t, person } = await open(
      <DeleteAccountRow settings={withErasure(erasure)} onChange={() => {}} />,
      { user: userWith(permissions) },
    )
    const button = screen.getByRole('button', { name: t('yourdata.deleteAccount') })
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(asRead(reason?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')).toContain(words)
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
    await person.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('an account with gifts alone can be deleted', async () => {
    const { t, person } = await open(
      <DeleteAccountRow settings={withErasure({ given: 500 })} onChange={() => {}} />,
    )
    await person.click(screen.getByRole('button', { name: t('yourdata.deleteAccount') }))
    const dialog = await screen.findByRole('dialog', { name: t('yourdata.deleteTitle') })
    expect(dialog.textContent).toContain(t('yourdata.goneGiven', { amount: '€5.00' }))
  })
})

describe('the end of an account', () => {
  const dialogOf = async (answer: () => unknown = () => ({ data: {} }), given = 0) => {
    const steps: string[] = []
    const view = await open(
      <DeleteAccountDialog
        email="mira@example.com"
        given={given}
        onClose={() => steps.push('closed')}
        onGone={() => steps.push('gone')}
      />,
      { answers: { eraseAccount: answer } },
    )
    const field = () => screen.getByRole('textbox')
    const press = () => view.person.click(screen.getByRole('button', { name: view.t('yourdata.confirm') }))
    return { ...view, steps, field, press }
  }

  test.each(['', 'mira', 'other@example.com', 'mira@example.co'])(
    'doesn’t come as long as the address isn’t typed (“%s”)',
    async (text) => {
      const { sent, person, field, press, steps } = await dialogOf()
      if (text) await person.type(field(), text)
      await press()
      expect(sent).toEqual([])
      expect(steps).toEqual([])
    },
  )

  test('comes once it is, in any case of letters', async () => {
    const { sent, person, field, press, steps } = await dialogOf()
    await person.type(field(), 'Mira@Example.com')
    await press()
    await expect.poll(() => steps).toEqual(['gone'])
    expect(sent).toEqual([{ name: 'eraseAccount', input: { body: { email: 'Mira@Example.com' } } }])
  })

  test('names no gifts where there are none', async () => {
    const { t } = await dialogOf()
    expect(screen.queryByText(t('yourdata.goneGiven', { amount: '€0.00' }))).toBeNull()
  })

  test('can be called off', async () => {
    const { t, person, steps, sent } = await dialogOf()
    await person.click(screen.getByRole('button', { name: t('yourdata.keep') }))
    expect(steps).toEqual(['closed'])
    expect(sent).toEqual([])
  })

  test.each([...erasureRefusals, 'confirmation_wrong'] as const)(
    'refused with %s leaves the account, and what was typed',
    async (code) => {
      const { t, person, field, press, steps } = await dialogOf(refused(code))
      await person.type(field(), 'Mira@Example.com')
      await press()
      expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
      expect(field()).toHaveProperty('value', 'Mira@Example.com')
      expect(steps).toEqual([])
    },
  )
})

describe('a copy of one’s data', () => {
  const packed: Export = {
    _id: 'export-id',
    requested_at: '2026-11-22T18:00:00.000Z',
    ready_at: '2026-11-22T18:00:04.000Z',
    bytes: 48_213,
    expires_at: '2026-11-29T18:00:00.000Z',
  }
  const row = async (made: Export | null, answers: Answers) => {
    const changes: Partial<Settings>[] = []
    const settings = someSettings({ data: { export: made, erasure: free } })
    const part = <DownloadRow settings={settings} onChange={(change) => changes.push(change)} />
    return { ...(await open(part, { answers })), changes }
  }

  test('is asked for, and the page shows that it is being packed', async () => {
    const waiting = { ...packed, ready_at: null, bytes: null }
    const { t, sent, person, changes } = await row(null, {
      requestExport: () => ({ data: { export: waiting } }),
    })
    await person.click(screen.getByRole('button', { name: t('yourdata.prepare') }))
    await expect.poll(() => changes).toEqual([{ data: { export: waiting, erasure: free } }])
    expect(sent.map(({ name }) => name)).toEqual(['requestExport'])
  })

  test('that is being packed isn’t asked for again', async () => {
    const { t, sent, person } = await row({ ...packed, ready_at: null, bytes: null }, {})
    expect(screen.getByText(t('yourdata.preparing'))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('yourdata.prepare') }))
    expect(sent).toEqual([])
  })

  test('that is ready is downloaded by its id', async () => {
    const names = savedFiles()
    const { t, sent, person } = await row(packed, { downloadExport: () => new Blob(['zip']) })
    await person.click(screen.getByRole('button', { name: t('yourdata.save') }))
    await expect.poll(() => names).toEqual(['my-data.zip'])
    expect(sent).toEqual([{ name: 'downloadExport', input: { params: { export_id: 'export-id' } } }])
  })

  test('that is gone says so', async () => {
    const { t, person } = await row(packed, {
      downloadExport: refused('export_not_found'),
    })
    await person.click(screen.getByRole('button', { name: t('yourdata.save') }))
    expect(await screen.findByText(asRead(t('errors.export_not_found')))).toBeDefined()
    expect(within(document.body).queryByRole('dialog')).toBeNull()
  })
})
