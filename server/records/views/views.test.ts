import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { viewLimits } from '#core/site/staff-views.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { outcomes } from '#server/test/payments.ts'
import { countViews } from './count-views.ts'
import { listViews } from './list-views.ts'
import { chooseForList, deleteView, saveView } from './save-view.ts'

const { app, services } = await openApp()
const { db } = services
const ana = await insertStaff(services, ['EditOrders'])
const marek = await insertStaff(services, ['EditOrders'])
const chief = await insertStaff(services, ['EditOrders', 'FullAccess'])
const teller = await insertStaff(services, ['EditUsers'])

const list = 'orders'
const entries = (query: Record<string, string>) =>
  Object.entries(query).map(([name, value]) => ({ name, value }))
const query = { sort: 'newest', state: 'waiting_for_booster' }
type Body = Parameters<typeof saveView>[3]

const save = async (by: Caller, change: Partial<Body> = {}, view_id: string = randomUUID()) => {
  const body = { name: 'Waiting', shared: false, query: entries(query), version: 0, ...change }
  await transaction(services, (work) => saveView(work, by, { list, view_id }, body))
  return view_id
}
const remove = (by: Caller, view_id: string) =>
  transaction(services, (work) => deleteView(work, by, { list, view_id }))
const choose = (by: Caller, chosen: Parameters<typeof chooseForList>[3]) =>
  transaction(services, (work) => chooseForList(work, by, list, chosen))
const seen = (by: Caller) => listViews(db, by, list)
const viewOf = async (by: Caller, id: string) => (await seen(by)).views.find(({ view_id }) => view_id === id)

test('a private view is its maker’s alone; a shared one is changed by its maker and FullAccess', async () => {
  const own = await save(ana)
  const shared = await save(ana, { name: 'Ours', shared: true })
  expect(await viewOf(ana, own)).toMatchObject({
    changes: true,
    owner: { user_id: ana.id },
    query: entries(query),
  })
  for (const other of [marek, chief]) {
    expect(await viewOf(other, own)).toBeUndefined()
    await expect(save(other, { version: 1 }, own)).rejects.toThrow('view_not_found')
    await expect(remove(other, own)).rejects.toThrow('view_not_found')
    await expect(choose(other, { default_view_id: own })).rejects.toThrow('view_not_found')
  }
  expect((await viewOf(marek, shared))?.changes).toBe(false)
  await expect(save(marek, { version: 1 }, shared)).rejects.toThrow('forbidden')
  await expect(remove(marek, shared)).rejects.toThrow('forbidden')
  await save(chief, { name: 'Everyone’s', shared: true, version: 1 }, shared)
  expect(await viewOf(marek, shared)).toMatchObject({ name: 'Everyone’s', owner: { user_id: ana.id } })
  await remove(chief, shared)
  expect(await viewOf(ana, shared)).toBeUndefined()
})

test('each call of a list needs the permission of that list', async () => {
  const headers = { authorization: `Bearer ${await signIn(services, teller.id)}` }
  const get = (path: string) => app.inject({ url: `/v1/lists/${path}`, headers })
  for (const path of ['orders/views', 'orders/counts']) expect((await get(path)).statusCode).toBe(403)
  expect((await get('people/views')).statusCode).toBe(200)
  await expect(save(teller)).rejects.toThrow('forbidden')
  await expect(remove(teller, randomUUID())).rejects.toThrow('forbidden')
  await expect(choose(teller, { columns: ['due'] })).rejects.toThrow('forbidden')
})

test('a default that is no longer shared, or was deleted, is none for others', async () => {
  const view = await save(ana, { shared: true })
  await choose(marek, { default_view_id: view })
  await choose(ana, { default_view_id: view })
  expect((await seen(marek)).default_view_id).toBe(view)
  await save(ana, { shared: false, version: 1 }, view)
  expect((await seen(marek)).default_view_id).toBeNull()
  expect((await seen(ana)).default_view_id).toBe(view)
  await remove(ana, view)
  expect((await seen(ana)).default_view_id).toBeNull()
})

test('of two people who change a view at once, the second one hears of the first; a save that is sent twice stays one', async () => {
  const view = await save(ana, { shared: true })
  const both = [ana, chief].map((by) => save(by, { name: `By ${by.id}`, shared: true, version: 1 }, view))
  const { kept, broken } = await outcomes(both)
  expect([kept, broken]).toEqual([1, ['view_changed']])
  const again = randomUUID()
  const { kept: made } = await outcomes([save(marek, {}, again), save(marek, {}, again)])
  expect(made).toBe(1)
  expect((await seen(marek)).views.filter(({ view_id }) => view_id === again)).toHaveLength(1)
})

test('a view of another list isn’t this list’s, and one that was deleted isn’t made again by a late save', async () => {
  const view = await save(ana)
  await expect(
    transaction(services, (work) =>
      saveView(
        work,
        { ...ana, permissions: ['EditUsers', 'FullAccess'] },
        { list: 'people', view_id: view },
        {
          name: 'Mine',
          shared: false,
          query: [],
          version: 1,
        },
      ),
    ),
  ).rejects.toThrow('view_not_found')
  await remove(ana, view)
  await expect(save(ana, { version: 1 }, view)).rejects.toThrow('view_not_found')
})

test('a person has so many views and no more, also when they save several at once', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  const { kept, broken } = await outcomes(Array.from({ length: viewLimits.own + 3 }, () => save(one)))
  expect([kept, new Set(broken)]).toEqual([viewLimits.own, new Set(['too_many_views'])])
})

test('columns are a person’s own; what isn’t named stays', async () => {
  const view = await save(ana)
  await choose(ana, { columns: ['due', 'price'] })
  await choose(ana, { default_view_id: view })
  expect(await seen(ana)).toMatchObject({ default_view_id: view, columns: ['due', 'price'] })
  await choose(ana, { columns: null })
  expect(await seen(ana)).toMatchObject({ default_view_id: view, columns: null })
})

test('the count of a view follows its filters; what the list doesn’t know any more is left out', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  await insertOrder(services, { status: 'waiting_for_booster' })
  const all = await save(one)
  const narrow = await save(one, { query: entries({ ...query, game: 'valorant' }) })
  const gone = await save(one, { query: entries({ ...query, game: 'chess', rank: 'gold' }) })
  const nowhere = await save(one, { query: entries({ state: 'lost' }) })
  const { counts } = await countViews(services, one, list)
  const count = (id: string) => counts.find(({ view_id }) => view_id === id)?.count
  expect(count(all)).toBeGreaterThan(0)
  expect([count(narrow), count(gone), count(nowhere)]).toEqual([0, count(all), undefined])
})

test.each([
  [{ name: '' }],
  [{ name: 'x'.repeat(61) }],
  [{ query: entries({ 'not a word': 'x' }) }],
  [{ query: entries({ game: 'x'.repeat(121) }) }],
  [{ query: Array.from({ length: 17 }, () => ({ name: 'game', value: 'x' })) }],
  [{ query: { game: 'tft' } }],
  [{ version: -1 }],
])('a view that is out of bounds is refused: %j', async (change) => {
  const headers = { authorization: `Bearer ${await signIn(services, ana.id)}` }
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: `/v1/lists/orders/views/${randomUUID()}`,
    headers,
    payload: { name: 'Waiting', shared: false, query: entries(query), version: 0, ...change },
  })
  expect(statusCode).toBe(400)
})

test('the audit log has each save and deletion, with the name of a shared view only', async () => {
  const view = await save(ana, { name: 'Secret plans' })
  await save(ana, { name: 'Ours', shared: true, version: 1 }, view)
  await remove(ana, view)
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `view ${view}`)
    .orderBy('id')
    .execute()
  expect(rows.map(({ operation, detail }) => [operation, detail])).toEqual([
    ['save view', { list, shared: false }],
    ['save view', { list, shared: true, title: 'Ours' }],
    ['delete view', { list, shared: true, title: 'Ours' }],
  ])
})
