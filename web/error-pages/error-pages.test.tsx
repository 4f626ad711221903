// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isInside, type RouteEntry, type SiteMap, viewOf } from '../router/site-map.ts'
import { open } from '../test/in-browser.tsx'
import { ClosedPage } from './closed-page.tsx'
import { ForbiddenPage } from './forbidden-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const areas = ['rights', 'errors'] as const

test.each([
  ['FullAccess', 'Full access'],
  ['EditStore', 'Store'],
  ['Booster', 'Booster'],
] as const)('a page that needs %s names this right', async (guard, right) => {
  const { t } = await open(<ForbiddenPage data={{ layout: 'dashboard' }} />, {
    areas,
    path: '/dashboard/admin/prices',
    entry: { pattern: '/dashboard/admin/prices', guard, view: null },
  })
  expect(screen.getByText(new RegExp(t('rights.needed', { right })))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('rights.toDashboard') }).getAttribute('href')).toBe('/dashboard')
})

test('an unknown address names itself, and leads to the dashboard from inside it, else home', async () => {
  const inside = await open(<NotFoundPage data={{ layout: 'dashboard' }} />, {
    areas,
    path: '/de/dashboard/nowhere',
  })
  expect(screen.getByText(/\/de\/dashboard\/nowhere/)).toBeTruthy()
  expect(screen.getByRole('link', { name: inside.t('rights.toDashboard') })).toBeTruthy()
  inside.unmount()
  const { t } = await open(<NotFoundPage data={{ layout: 'default' }} />, { areas, path: '/nowhere' })
  expect(screen.getByRole('link', { name: t('shell.goHome') }).getAttribute('href')).toBe('/')
})

test('a shop without prices says so', async () => {
  const { t } = await open(<ClosedPage />, { areas })
  expect(screen.getByText(t('errors.prices_not_set'))).toBeTruthy()
})

const view = (file: string) => ({ file, layout: 'default', areas: [], load: async () => ({}) }) as const
const map = {
  instead: {
    signIn: view('sign-in'),
    forbidden: view('forbidden'),
    missing: view('missing'),
    closed: view('closed'),
  },
} as unknown as SiteMap
const entry = (pattern: string) => ({ pattern, guard: 'authentication', view: null }) as RouteEntry

test('what takes the place of a dashboard page keeps the dashboard’s frame', () => {
  const shown = (pattern: string, loaded: Parameters<typeof viewOf>[2]) => viewOf(map, entry(pattern), loaded)
  const forbidden = { kind: 'refused', refusal: 'forbidden' } as const
  expect(shown('/dashboard/admin/prices', forbidden)).toMatchObject({
    file: 'forbidden',
    layout: 'dashboard',
  })
  expect(shown('/dashboard/order/:order_id', { kind: 'missing' })).toMatchObject({ layout: 'dashboard' })
  expect(shown('/checkout/:order_id', { kind: 'missing' })).toMatchObject({ layout: 'default' })
  const signedOut = { kind: 'refused', refusal: 'unauthorized' } as const
  expect(shown('/dashboard', signedOut)).toMatchObject({ file: 'sign-in', layout: 'default' })
})

test('an unknown address is inside the dashboard only for who is signed in', () => {
  expect(viewOf(map, null, { kind: 'missing' })).toMatchObject({ layout: 'default' })
  expect(viewOf(map, null, { kind: 'missing', layout: 'dashboard' })).toMatchObject({ layout: 'dashboard' })
  expect(['/dashboard', '/dashboard/x', '/dashboards', '/'].map(isInside)).toEqual([true, true, false, false])
})
