// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { filedForm } from '#core/base/csv.ts'
import { defaultConfig, isBoost } from '#core/choices/order-config.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { open, refused } from '#web/test/in-browser.tsx'
import { anOrderRow, at } from '#web/test/order-rows.ts'
import { dueOf, isLate } from './due.ts'
import { ordersAsCsv } from './export-orders.ts'
import { Page } from './orders-page.tsx'
import type { StaffRow } from './staff-columns.tsx'

const counts = Object.fromEntries(orderStatuses.map((status, i) => [status, i])) as Parameters<
  typeof Page
>[0]['data']['counts']

const staffRow = (rest: Partial<StaffRow> = {}): StaffRow => ({
  ...anOrderRow(rest),
  customer: { user_id: 'mira-id', username: 'mira' },
  booster: null,
  guest: false,
  coupon: false,
  need: null,
  unread: 0,
  assignee: null,
  tags: [],
  ...rest,
})

type Shown = Pick<Parameters<typeof open>[1] & object, 'answers' | 'path'> &
  Partial<Parameters<typeof Page>[0]['data']>

const show = ({ answers, path, ...rest }: Shown, ...items: StaffRow[]) => {
  const data = {
    state: 'waiting_for_booster',
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    counts,
    known_tags: [],
    views: { views: [], default_view_id: null, columns: null },
    ...rest,
  }
  return open(<Page data={data as Parameters<typeof Page>[0]['data']} />, {
    ...(answers && { answers }),
    ...(path && { path }),
  })
}

test('tabs count the orders with each status exactly; triage comes first', async () => {
  const { t } = await show({ counts: { ...counts, completed: 1_284, verification_required: 3 } })
  const tabs = within(screen.getByRole('navigation', { name: t('admin.states') })).getAllByRole('link')
  expect(tabs).toHaveLength(orderStatuses.length + 1)
  expect(tabs.slice(0, 2).map((tab) => tab.textContent?.trim())).toEqual(['Triage', 'To verify 3'])
  expect(tabs.map((tab) => tab.textContent)).toContain('Completed 1,284')
  expect(tabs.find((tab) => tab.getAttribute('aria-current'))?.textContent).toContain('Waiting for Booster')
})

test('a row shows what is due, the customer, the server and what is special', async () => {
  vi.useFakeTimers({ now: Date.parse(at(51)), toFake: ['Date'] })
  const config = defaultConfig('league-of-legends', 'elo-boost')
  if (!isBoost(config)) throw new Error('a boost was asked for')
  await show(
    {},
    staffRow({ config: { ...config, addons: ['priority'] }, guest: true, coupon: true, paused: true }),
  )
  const row = screen.getAllByRole('row')[1] as HTMLElement
  expect(await within(row).findByText(/^11.* late$/)).toBeTruthy()
  for (const words of ['mira', 'Priority', 'Guest', 'Coupon', 'Paused', '€17.50'])
    expect(within(row).getByText(words)).toBeTruthy()
  vi.useRealTimers()
})

test('the whole row is one link to the order, and the label of the assign button names its order', async () => {
  await show({}, staffRow())
  const links = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard/order/order-20001'])
  expect(links[0]?.classList.contains('row-link')).toBe(true)
  expect(screen.getByRole('button', { name: /Assign PK-20001/ })).toBeTruthy()
})

test('an order that a booster plays shows their name instead of the button', async () => {
  const booster = { user_id: 'kestrel-id', username: 'kestrel' }
  await show({ state: 'boosting' }, staffRow({ status: 'boosting', claimed_at: at(3), booster }))
  expect(screen.getByText('kestrel')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Assign/ })).toBeNull()
})

test('the list is requested in the selected order', async () => {
  const { t, person, router } = await show({ path: '/orders?page=2' }, staffRow())
  await person.selectOptions(screen.getByRole('combobox', { name: t('lists.sort') }), 'oldest')
  expect(router.state.location.search).toBe('?sort=oldest')
})

const view = (name: string, rest: object = {}) => ({
  view_id: `view-${name}`,
  name,
  shared: false,
  owner: { user_id: 'ana', username: 'ana' },
  changes: true,
  query: { state: 'waiting_for_booster', game: 'valorant', columns: 'due.price' },
  version: 1,
  ...rest,
})
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim())

test('an opened view has its own columns; a change is in the address until it is saved under the version that was seen', async () => {
  const narrow = view('Narrow')
  const views = { views: [narrow], default_view_id: null, columns: ['flags'] }
  const { t, person, sent, router } = await show(
    {
      path: '/orders?game=valorant&columns=due.price&view=view-Narrow',
      views,
      answers: {
        countViews: () => ({ data: { counts: [{ view_id: narrow.view_id, count: 12 }] } }),
        saveView: () => ({ data: { ...views, views: [{ ...view('Narrow'), query: [], version: 2 }] } }),
      },
    },
    staffRow(),
  )
  expect(heads()).toEqual(['', t('admin.colDue'), t('order.colOrder'), t('order.colPrice')])
  await person.click(screen.getByRole('checkbox', { name: t('order.customer') }))
  expect(router.state.location.search).toContain('columns=due.customer.price')
  await person.click(screen.getByText(t('views.changed')))
  expect(await screen.findByText(new RegExp(t('views.rows', { count: 12 })))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('views.saveChanges') }))
  expect(sent.at(-1)).toEqual({
    name: 'saveView',
    input: {
      params: { list: 'orders', view_id: 'view-Narrow' },
      body: {
        name: 'Narrow',
        shared: false,
        query: [
          { name: 'state', value: 'waiting_for_booster' },
          { name: 'game', value: 'valorant' },
          { name: 'columns', value: 'due.customer.price' },
        ],
        version: 1,
      },
    },
  })
})

test('without a view, columns are the person’s own, and one always stays', async () => {
  const views = { views: [], default_view_id: null, columns: ['due', 'paid'] }
  const { t, person, sent } = await show(
    { views, answers: { chooseForList: () => ({ data: { ...views, columns: ['due'] } }) } },
    staffRow(),
  )
  expect(heads()).toEqual(['', t('admin.colDue'), t('order.colOrder'), t('admin.colPaid')])
  await person.click(screen.getByRole('checkbox', { name: t('admin.colPaid') }))
  expect(sent.at(-1)?.input).toEqual({ params: { list: 'orders' }, body: { columns: ['due'] } })
  expect(heads()).toEqual(['', t('admin.colDue'), t('order.colOrder')])
  expect(screen.getByRole('checkbox', { name: t('admin.colDue') })).toHaveProperty('disabled', true)
})

test('boxes select rows, with Shift all between two; the bar counts and sums them, and offers what the list’s status can have', async () => {
  const rows = ['a', 'b', 'c'].map((id, at) => staffRow({ order_id: id, number: 20_001 + at }))
  const { t, person } = await show({}, ...rows)
  const box = (number: number) =>
    screen.getByRole('checkbox', { name: t('lists.select', { row: `PK-${number}` }) })
  expect(screen.queryByRole('region', { name: t('bulk.bar') })).toBeNull()
  await person.click(box(20_001))
  await person.keyboard('{Shift>}')
  await person.click(box(20_003))
  await person.keyboard('{/Shift}')
  const bar = within(screen.getByRole('region', { name: t('bulk.bar') }))
  expect(bar.getByText(t('bulk.selected', { count: 3 }))).toBeTruthy()
  expect(bar.getByText('€52.50')).toBeTruthy()
  expect(bar.queryByRole('button', { name: t('bulk.ask.verify') })).toBeNull()
  expect(bar.getByRole('button', { name: t('bulk.ask.cancel') })).toBeTruthy()
  await person.click(box(20_002))
  expect(bar.getByText(t('bulk.selected', { count: 2 }))).toBeTruthy()
  await person.click(bar.getByRole('button', { name: t('bulk.clear') }))
  expect(box(20_001)).toHaveProperty('checked', false)
})

test('X selects the row that has the focus, and Shift X up to it', async () => {
  const rows = ['a', 'b', 'c'].map((id, at) => staffRow({ order_id: id, number: 20_001 + at }))
  const { t, person } = await show({}, ...rows)
  await person.keyboard('x')
  expect(screen.queryByRole('region', { name: t('bulk.bar') })).toBeNull()
  await person.keyboard('jxjj{Shift>}X{/Shift}')
  expect(screen.getByText(t('bulk.selected', { count: 3 }))).toBeTruthy()
})

test('the button names the sum; what changed meanwhile is read and asked again, and what was refused is listed with its reason', async () => {
  let weighed = { count: 2, fits: 2, amount: 3_500, refused: [] as unknown[], needs_second: false }
  const { t, person, sent } = await show(
    {
      answers: {
        weighBulk: () => ({ data: weighed }),
        beginBulk: () => refused('bulk_changed')(),
      },
    },
    staffRow({ order_id: 'a', number: 20_001, version: 3 }),
    staffRow({ order_id: 'b', number: 20_002, version: 4 }),
  )
  await person.click(screen.getByRole('checkbox', { name: t('lists.selectAll') }))
  await person.click(screen.getByRole('button', { name: t('bulk.ask.cancel') }))
  const begin = await screen.findByRole('button', { name: 'Refund 2 orders, €35.00' })
  await person.type(screen.getByRole('textbox', { name: t('bulk.reason') }), 'No booster')
  weighed = {
    count: 2,
    fits: 1,
    amount: 1_750,
    refused: [{ order_id: 'b', number: 20_002, code: 'order_frozen' }],
    needs_second: false,
  }
  await person.click(begin)
  expect(await screen.findByRole('button', { name: 'Refund 1 order, €17.50' })).toBeTruthy()
  expect(screen.getByText(t('errors.bulk_changed'))).toBeTruthy()
  expect(screen.getByText(t('errors.order_frozen'))).toBeTruthy()
  expect(sent.find(({ name }) => name === 'beginBulk')?.input).toMatchObject({
    body: {
      action: 'cancel',
      chosen: {
        orders: [
          { order_id: 'a', version: 3 },
          { order_id: 'b', version: 4 },
        ],
      },
      count: 2,
      fits: 2,
      amount: 3_500,
      reason: 'No booster',
    },
  })
})

const found = (number: number, customer = 'mira') => ({
  order_id: `order-${number}`,
  number,
  config: defaultConfig('league-of-legends', 'elo-boost'),
  coach: null,
  status: 'boosting' as const,
  created_at: at(0),
  customer,
  booster: null,
  in_game_name: 'Mira#EUW',
  found_by: 'number' as const,
})
const finding = (...orders: ReturnType<typeof found>[]) => ({
  search: () => ({ data: { orders, people: [], coupons: [] } }),
})

test.each(['PK-20011', ' 20011 ', 'pk-20011'])(
  'the whole number %j opens its order, whatever longer ones begin with it',
  async (typed) => {
    const { t, person, sent, router } = await show({ answers: finding(found(20_011), found(200_110)) })
    await person.type(screen.getByRole('searchbox', { name: t('admin.find') }), `${typed}{Enter}`)
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/order/order-20011')
    expect(sent).toEqual([{ name: 'search', input: { query: { q: typed.trim() } } }])
  },
)

test('a name leads to its only order, or to those that it can mean; one that leads to none is reported at its field', async () => {
  const { t, person, router } = await show({ answers: finding(found(20_011), found(20_012, 'mirage')) })
  const field = screen.getByRole('searchbox', { name: t('admin.find') })
  await person.type(field, 'mira{Enter}')
  const list = await screen.findByRole('list', { name: t('admin.found') })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard/order/order-20011', '/dashboard/order/order-20012'])
  expect(router.state.location.pathname).toBe('/')
})

test('words that lead to no order are reported at their field, and nothing is not sent', async () => {
  const { t, person, sent } = await show({ answers: finding() })
  const field = screen.getByRole('searchbox', { name: t('admin.find') })
  await person.type(field, '{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await person.type(field, '99999{Enter}')
  expect(await screen.findByText(t('admin.findNone', { words: '99999' }))).toBeTruthy()
  expect(field).toHaveProperty('value', '99999')
})

test.each([
  ['not_paid', {}, 'payment'],
  ['waiting_for_account', {}, 'since'],
  ['waiting_for_booster', {}, 'start'],
  ['boosting', { claimed_at: at(5) }, 'promised'],
  ['verification_required', { check_until: at(59) }, 'check'],
  ['verification_required', { disputed: true }, 'disputed'],
  ['verification_required', {}, 'shortfall'],
  ['completed', { closed_at: at(59) }, 'closed'],
  ['cancelled', { closed_at: at(59) }, 'closed'],
] as const)('an order that is %s %j shows %s as due', (status, rest, what) => {
  expect(dueOf(anOrderRow({ status, ...rest })).what).toBe(what)
})

test('only a broken promise is late; a deadline that closes the order automatically is not', () => {
  const hourLater = Date.parse(at(0)) + 3_600_000 * 100
  expect(isLate(dueOf(anOrderRow()), hourLater)).toBe(true)
  expect(isLate(dueOf(anOrderRow()), Date.parse(at(39)))).toBe(false)
  expect(isLate(dueOf(anOrderRow()), null)).toBe(false)
  const check = anOrderRow({ status: 'verification_required', check_until: at(1) })
  expect(isLate(dueOf(check), hourLater)).toBe(false)
})

test('an export has every order with the status, sorted like the list', async () => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: { items: [staffRow({ customer: { user_id: 'm', username: '=mira' } })], pageCount: 1 } }
  }
  const csv = await ordersAsCsv(call as never, 'waiting_for_booster', { sort: 'oldest' }, filedForm)
  expect(asked).toEqual([
    { params: { state: 'waiting_for_booster' }, query: { sort: 'oldest', page: 1, size: 500 } },
  ])
  const [head, row] = csv.split('\r\n')
  expect(head).toMatch(/^\uFEFForder;state;game;service;server;customer;booster;price_eur;/)
  expect(row).toMatch(/^PK-20001;waiting_for_booster;league-of-legends;elo-boost;euw;'=mira;;17,50;/)
})
