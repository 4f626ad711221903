import { describe, expect, test } from 'vitest'
import { siteMap } from '#web/composed/site-map.tsx'
import { viewOf } from '#web/frame/router/site-map.ts'

const table = await siteMap.table()
const entryOf = (pattern: string) => table.find((entry) => entry.pattern === pattern) ?? null
const missing = { kind: 'missing' } as const
const forbidden = { kind: 'refused', refusal: 'forbidden' } as const

describe('the page shown instead of another', () => {
  test('an order that the account doesn’t have gets its own page instead of “not found”, also at the checkout', () => {
    expect(viewOf(siteMap, entryOf('/dashboard/order/:order_id'), missing)).toMatchObject({
      file: 'account/error-pages/no-order-page.tsx',
      layout: 'dashboard',
    })
    expect(viewOf(siteMap, entryOf('/checkout/:order_id'), missing)).toMatchObject({
      file: 'account/error-pages/no-order-page.tsx',
      layout: 'default',
    })
  })

  test('people in the dashboard keep its layout, even on pages that are forbidden to them', () => {
    expect(viewOf(siteMap, entryOf('/dashboard/admin/prices'), forbidden)).toMatchObject({
      file: 'account/error-pages/forbidden-page.tsx',
      layout: 'dashboard',
    })
  })

  test('an unknown address has the shop’s layout', () => {
    expect(viewOf(siteMap, null, missing)).toMatchObject({
      file: 'account/error-pages/not-found-page.tsx',
      layout: 'default',
    })
  })

  test('a visitor is asked to sign in, and a failure has no layout', () => {
    const refused = { kind: 'refused', refusal: 'unauthorized' } as const
    expect(viewOf(siteMap, entryOf('/dashboard'), refused)?.file).toBe('account/sign-in/sign-in-page.tsx')
    expect(viewOf(siteMap, entryOf('/'), { kind: 'failed', status: 500, code: 'bad_request' })).toBeNull()
  })
})
