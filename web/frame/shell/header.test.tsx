// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { locales } from '#i18n/locales.ts'
import { open } from '#web/test/in-browser.tsx'
import type { SessionUser } from '../session/session-user.ts'
import { Header } from './header.tsx'

const theo = {
  _id: 'theo-id',
  kind: 'customer',
  username: 'theo',
  email: 'theo@example.org',
  balance: 1240,
  permissions: [],
} as unknown as SessionUser
const guest = { ...theo, kind: 'guest', email: 'a-very-long-address-of-a-guest@example.org' } as SessionUser

afterEach(() => vi.unstubAllGlobals())

const menu = (name: RegExp | string) => {
  const summary = [...document.querySelectorAll('summary')].find((each) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').match(name),
  )
  return summary?.parentElement as HTMLDetailsElement
}

test('the menu of games links to each game and each of its services', async () => {
  const { t } = await open(<Header />, { path: '/' })
  const links = [...menu(t('shell.games')).querySelectorAll('a')].map((each) => each.getAttribute('href'))
  for (const game of gameIds) {
    expect(links).toContain(`/${game}`)
    for (const service of serviceIds) expect(links).toContain(`/${game}/${service}`)
  }
})

test('on a phone the four games come first, and every language is listed', async () => {
  const { t } = await open(<Header />)
  const links = [...menu(t('shell.menu')).querySelectorAll('a')]
  expect(links.slice(0, 4).map((each) => each.getAttribute('href'))).toEqual(
    gameIds.map((game) => `/${game}`),
  )
  const languages = links.filter((each) => each.hreflang).map((each) => each.textContent)
  expect(languages).toEqual(locales.map(({ name }) => name))
})

test('a menu opens with the arrow keys, wraps around, and closes with Escape, which returns the focus', async () => {
  const { t, person } = await open(<Header />)
  const theme = menu(t('shell.theme'))
  const summary = theme.querySelector('summary') as HTMLElement
  summary.focus()
  await person.keyboard('{ArrowDown}')
  const [first, , last] = theme.querySelectorAll('button')
  expect([theme.open, document.activeElement]).toEqual([true, first])
  await person.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(last)
  await person.keyboard('{Escape}')
  expect([theme.open, document.activeElement]).toEqual([false, summary])
})

test('a visitor signs in over the page', async () => {
  const { t, person } = await open(<Header />)
  await person.click(screen.getByRole('link', { name: t('shell.signIn') }))
  // Its module loads with the first press.
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }))
  await person.click(dialog.getByRole('button', { name: t('shell.close') }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a signed-in person finds their pages and their balance; a guest’s name is their address', async () => {
  const { t } = await open(<Header />, { user: theo })
  await screen.findByText(t('shell.balanceOf', { amount: '€12.40' }))
  expect(menu(t('shell.account')).querySelector('a[href="/dashboard/my-orders"]')).toBeTruthy()
  expect(screen.queryByRole('link', { name: t('shell.signIn') })).toBeNull()
})

test('a guest’s long address stays on one line', async () => {
  await open(<Header />, { user: guest })
  const names = await screen.findAllByText(guest.email)
  for (const name of names) {
    expect(name.className).toContain('truncate')
    // That class would let the line wrap again where the name is visible.
    expect(name.className).not.toContain('not-sr-only')
  }
})

test('a sign-out that did not reach the server shows an error and signs no one out', async () => {
  const { t, person } = await open(<Header />, { user: theo })
  await screen.findByText(t('shell.balanceOf', { amount: '€12.40' }))
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  await person.click(screen.getByRole('button', { name: t('shell.logOut') }))
  expect((await screen.findByRole('alert')).textContent).toBeTruthy()
  expect(screen.getByText(t('shell.balanceOf', { amount: '€12.40' }))).toBeTruthy()
})
