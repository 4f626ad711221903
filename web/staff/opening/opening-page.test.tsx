// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Finding, shopCheckNames, worstOf } from '#core/site/shop-checks.ts'
import { open } from '#web/test/in-browser.tsx'
import { type CheckedShop, checkGroups } from './check-rows.ts'
import { Page } from './opening-page.tsx'

afterEach(() => void vi.unstubAllGlobals())

const shop = (findings: Finding[], opening: Partial<CheckedShop['opening']> = {}): CheckedShop => ({
  at: '2026-11-26T12:00:00.000Z',
  checks: shopCheckNames.map((check) => {
    const own = findings.filter((each) => each.check === check)
    return { check, state: worstOf(own), findings: own, note: null }
  }),
  opening: { opened_at: null, blocking: [], test_orders: 1, mails: 2, ...opening },
})

const rowOf = (name: string) => screen.getByText(name, { selector: 'b' }).closest('li') as HTMLElement

test('every check has a place on the page', () => {
  expect(Object.values(checkGroups).flat().sort()).toEqual([...shopCheckNames].sort())
})

test('a row says what is wrong, what it stops and that it is wrong', async () => {
  const facts = { proxies: 1, trusted: 0 }
  const { t } = await open(
    <Page
      data={shop([
        { check: 'proxies', finding: 'too_few', facts },
        { check: 'boosters', finding: 'none', facts: {} },
        { check: 'boosters', finding: 'game', facts: { game: 'valorant' } },
      ])}
    />,
    {},
  )
  const row = within(rowOf(t('opening.name.proxies')))
  expect(row.getByText(t('opening.find.proxies.too_few', facts))).toBeTruthy()
  expect(row.getByText(t('opening.stops.proxies'))).toBeTruthy()
  expect(row.getByText(t('opening.state.wrong'))).toBeTruthy()
  expect(within(rowOf(t('shell.boosters'))).getByText(/Valorant/)).toBeTruthy()
  expect(screen.getByText(t('opening.all.wrong', { count: 1 }))).toBeTruthy()
  expect(screen.getByText(t('opening.all.missing', { count: 1 }))).toBeTruthy()
})

test('a test mail is sent on request, and never where no mail server is set up', async () => {
  const asked: string[] = []
  const answers = {
    sendTestMail: () => {
      asked.push('sendTestMail')
      return { data: { email: 'owner@shop.example' } }
    },
  }
  const first = await open(<Page data={shop([])} />, { answers })
  expect(screen.getByText(first.t('opening.all.good'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: first.t('opening.testMail') }))
  expect(
    await screen.findByText(first.t('opening.testMailSent', { email: 'owner@shop.example' })),
  ).toBeTruthy()
  expect(asked).toEqual(['sendTestMail'])
  first.unmount()
  await open(<Page data={shop([{ check: 'mail', finding: 'off' }])} />)
  expect(screen.queryByRole('button', { name: first.t('opening.testMail') })).toBeNull()
})

test('opening asks for a tick where something isn’t ready, and sends what was accepted', async () => {
  const asked: unknown[] = []
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, pathname: location.pathname, reload })
  const answers = {
    openShop: (input: unknown) => {
      asked.push(input)
      return { data: { opened_at: '2026-11-27T09:00:00.000Z' } }
    },
  }
  const { t } = await open(<Page data={shop([{ check: 'backups', finding: 'none' }])} />, { answers })
  fireEvent.click(screen.getByRole('button', { name: t('opening.open.button') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(t('opening.find.backups.none'))).toBeTruthy()
  expect(dialog.getByText(t('opening.open.orders', { count: 1 }))).toBeTruthy()
  expect(dialog.getByText(t('opening.open.mails', { count: 2 }))).toBeTruthy()
  const press = dialog.getByRole('button', { name: t('opening.open.button') })
  fireEvent.click(press)
  expect(asked).toEqual([])
  fireEvent.click(dialog.getByRole('checkbox'))
  fireEvent.click(press)
  await screen.findByText(t('opening.open.done'))
  expect(asked).toEqual([{ body: { accepted: ['backups'] } }])
  expect(reload).toHaveBeenCalledOnce()
})

test('what blocks the opening is listed, and there is no way past it', async () => {
  const data = shop([{ check: 'prices', finding: 'none' }], { blocking: ['prices'] })
  const { t } = await open(<Page data={data} />)
  fireEvent.click(screen.getByRole('button', { name: t('opening.open.button') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(t('opening.open.blocked'))).toBeTruthy()
  expect(dialog.getByText(t('opening.find.prices.none'))).toBeTruthy()
  expect(dialog.queryByRole('button', { name: t('opening.open.button') })).toBeNull()
})

test('an open shop says since when, and offers nothing to press', async () => {
  const data = shop([], { opened_at: '2026-11-27T09:00:00.000Z' })
  const { t } = await open(<Page data={data} />)
  expect(screen.queryByRole('button', { name: t('opening.open.button') })).toBeNull()
  expect(screen.getByText(/^Open since /)).toBeTruthy()
})
