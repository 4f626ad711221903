// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteMap } from '#web/composed/site-map.tsx'
import { viewOf } from '#web/frame/router/site-map.ts'
import { Page as ClosedPage } from '#web/shop/before-opening/closed-page.tsx'
import { open } from '#web/test/in-browser.tsx'
import { Page as ForbiddenPage } from './forbidden-page.tsx'
import { Page as NotFoundPage } from './not-found-page.tsx'

test.each([
  ['FullAccess', 'Full access'],
  ['EditStore', 'Store'],
  ['Booster', 'Booster'],
] as const)('a page that needs %s names this right', async (guard, right) => {
  const { t } = await open(<ForbiddenPage data={{ layout: 'dashboard' }} />, {
    path: '/dashboard/admin/prices',
    entry: { pattern: '/dashboard/admin/prices', guard, view: null },
  })
  expect(screen.getByText(new RegExp(t('rights.needed', { right })))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('rights.toDashboard') }).getAttribute('href')).toBe('/dashboard')
})

test('the page for an unknown address shows it and links to the dashboard from inside it, otherwise home', async () => {
  const inside = await open(<NotFoundPage data={{ layout: 'dashboard' }} />, {
    path: '/de/dashboard/nowhere',
  })
  expect(screen.getByText(/\/de\/dashboard\/nowhere/)).toBeTruthy()
  expect(screen.getByRole('link', { name: inside.t('rights.toDashboard') })).toBeTruthy()
  inside.unmount()
  const { t } = await open(<NotFoundPage data={{ layout: 'default' }} />, { path: '/nowhere' })
  expect(screen.getByRole('link', { name: t('shell.goHome') }).getAttribute('href')).toBe('/')
})

test('a shop without prices says so', async () => {
  const { t } = await open(<ClosedPage />)
  expect(screen.getByText(t('errors.prices_not_set'))).toBeTruthy()
})

test('an unknown address is inside the dashboard only for signed-in people', () => {
  expect(viewOf(siteMap, null, { kind: 'missing' })).toMatchObject({ layout: 'default' })
  expect(viewOf(siteMap, null, { kind: 'missing', inside: true })).toMatchObject({
    file: 'account/error-pages/not-found-page.tsx',
    layout: 'dashboard',
  })
})
