import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import type { Permission } from '#core/people/permissions.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { dashboardLinksFor } from '#web/frame/shell/dashboard-links.ts'
import { type Found, markOf, nothingFound, readTyped, shownGroups } from './palette-entries.ts'

const order = (number: number): Found['orders'][number] => ({
  order_id: `${number}`,
  number,
  config: exampleConfig,
  coach: null,
  status: 'boosting',
  created_at: '2026-11-29T12:00:00.000Z',
  customer: 'mira',
  booster: null,
  in_game_name: null,
  found_by: 'number',
})

async function shown(
  typed: string,
  permissions: Permission[],
  found: Found = nothingFound,
  locale: 'en' | 'fr' | 'zh' = 'en',
) {
  const reader = {
    t: createTranslate(locale, await loadMessages(locale, ['shell', 'palette', 'games'])),
    links: dashboardLinksFor(permissions),
    permissions,
  }
  return Object.fromEntries(
    shownGroups(readTyped(typed, null), found, reader).map(({ group, items }) => [group, items]),
  )
}

test('nothing typed shows the person’s pages and actions, each with what they may open', async () => {
  const staff = await shown('', ['EditOrders'])
  expect(Object.keys(staff)).toEqual(['actions', 'pages'])
  const to = (groups: typeof staff) =>
    groups.pages?.map((each) => (each.kind === 'page' ? each.link.to : null))
  expect(to(staff)).toContain('/dashboard/admin/disputes')
  expect(to(staff)).not.toContain('/dashboard/admin/people')
  const names = (groups: typeof staff) =>
    groups.actions?.map((each) => (each.kind === 'action' ? each.action.name : null))
  expect(names(staff)).toEqual(['theme', 'shortcuts', 'signOut'])
  expect(names(await shown('', ['EditUsers']))).toContain('newRaffle')
})

test('pages and actions are found by the beginning of any of their words, without accents, in each language', async () => {
  const count = async (typed: string, locale: 'en' | 'fr' | 'zh' = 'en') =>
    (await shown(typed, ['EditOrders', 'FullAccess'], nothingFound, locale)).pages?.length ?? 0
  expect(await count('disp')).toBe(1)
  expect(await count('e-mails sent')).toBe(1)
  expect(await count('putes')).toBe(0)
  expect(await count('parametres', 'fr')).toBe(await count('paramètres', 'fr'))
  expect(await count('订单', 'zh')).toBeGreaterThan(0)
})

test('more than four of a group are three and how many more; narrowed they are all, alone', async () => {
  const found = { ...nothingFound, orders: [1, 2, 3, 4, 5, 6].map((each) => order(20_400 + each)) }
  const { orders } = await shown('204', ['EditOrders'], found)
  expect(orders?.map(({ kind }) => kind)).toEqual(['order', 'order', 'order', 'more'])
  expect(orders?.at(-1)).toMatchObject({ count: 3 })
  const alone = await shown('#204', ['EditOrders'], found)
  expect(Object.keys(alone)).toEqual(['orders'])
  expect(alone.orders).toHaveLength(6)
  const four = { ...found, orders: found.orders.slice(0, 4) }
  expect((await shown('204', ['EditOrders'], four)).orders?.map(({ kind }) => kind)).not.toContain('more')
})

test('a sign in front chooses the group, whatever the person had narrowed to', () => {
  expect(readTyped(' @ lena ', 'orders')).toEqual({ words: 'lena', only: 'people' })
  expect(readTyped('> dark', null)).toEqual({ words: 'dark', only: 'actions' })
  expect(readTyped('lena', 'coupons')).toEqual({ words: 'lena', only: 'coupons' })
})

test('what is typed is marked where a text begins with it', () => {
  expect(markOf('Karim_303', 'karim')).toMatchObject({ marked: 'Karim', after: '_303' })
  expect([markOf('Karim', ''), markOf('Karim', 'rim')]).toEqual([null, null])
})
