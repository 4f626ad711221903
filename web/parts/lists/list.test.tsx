// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { FilterBar } from './filter-bar.tsx'
import { List } from './list.tsx'
import { oneOf, words } from './list-query.ts'
import { type Column, ListTable } from './list-table.tsx'
import { useList } from './use-list.ts'

const spec = {
  filters: { q: words(8), state: oneOf(['open', 'closed']), kind: oneOf(['small', 'large']) },
  sorts: ['newest', 'oldest', 'name'],
} as const

type Row = { id: string; name: string }
const rows: Row[] = [
  { id: 'a', name: 'Alpine' },
  { id: 'b', name: 'Birch' },
]
const columns: Column<Row>[] = [
  {
    head: 'Name',
    sorts: { ascending: 'name' },
    cell: ({ id, name }) => (
      <a className="row-link" href={`/${id}`}>
        {name}
      </a>
    ),
  },
  { head: 'Since', sorts: { descending: 'newest', ascending: 'oldest' }, cell: () => 'today' },
  {
    head: '',
    label: 'Actions',
    place: 'end',
    cell: ({ name }) => <button type="button">Edit {name}</button>,
  },
]

type Shown = { items: Row[]; page?: number; pageCount?: number; total?: number }

/** A list of a made-up feature, as a page puts one together. */
function Rows({ items, page = 1, pageCount = 1, total = items.length }: Shown) {
  const shown = useList(spec)
  return (
    <List
      list={{ items, page, pageCount, total }}
      shown={shown}
      none={{ title: 'No rows yet', text: 'They appear here.' }}
      bar={
        <FilterBar
          shown={shown}
          count={total}
          search={{ name: 'q', label: 'Search', hint: 'Part of a name', most: 8 }}
          choices={[
            {
              name: 'state',
              label: 'State',
              options: [
                ['open', 'Open'],
                ['closed', 'Closed'],
              ],
            },
            {
              name: 'kind',
              label: 'Kind',
              options: [
                ['small', 'Small'],
                ['large', 'Large'],
              ],
            },
          ]}
          sorts={[
            ['newest', 'Newest first'],
            ['oldest', 'Oldest first'],
            ['name', 'By name'],
          ]}
        />
      }
      count={`${total} rows`}
    >
      <ListTable label="Rows" rows={items} columns={columns} keyOf={({ id }) => id} shown={shown} />
    </List>
  )
}

async function show(search: string, list: Shown) {
  const view = await open(<Rows {...list} />, { path: `/rows${search}` })
  return { ...view, search: () => view.router.state.location.search }
}

test('an empty list says what will appear; if filters hide all rows, they can be cleared there', async () => {
  const { unmount } = await show('', { items: [] })
  expect(screen.getByRole('heading', { name: 'No rows yet' })).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  unmount()

  const { t, person, search } = await show('?state=closed&kind=small&sort=name', { items: [] })
  const empty = screen.getByRole('heading', { name: t('lists.noMatch') }).parentElement as HTMLElement
  await person.click(within(empty).getByRole('button', { name: t('lists.clearFilters') }))
  expect(search()).toBe('?sort=name')
})

test('a page beyond the last one leads to the last, with the same filters', async () => {
  const { t } = await show('?state=open&page=9', { items: [], page: 9, pageCount: 3, total: 21 })
  const link = screen.getByRole('link', { name: t('lists.lastPage') })
  expect(link.getAttribute('href')).toBe('/rows?state=open&page=3')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('pages are links that keep the filters, and mark the current one', async () => {
  const { t } = await show('?state=open&page=2', { items: rows, page: 2, pageCount: 3, total: 22 })
  const pages = within(screen.getByRole('navigation', { name: t('lists.pages') }))
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2')
  expect(pages.getByRole('link', { name: t('lists.previousPage') }).getAttribute('href')).toBe(
    '/rows?state=open',
  )
})

test('a filter is written to the address and removed by its chip', async () => {
  const { t, person, search } = await show('?sort=name&page=2', { items: rows })
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open')
  expect(search()).toBe('?sort=name&state=open')
  const chip = screen.getByRole('button', { name: t('lists.without', { filter: 'State: Open' }) })
  await person.click(chip)
  expect(search()).toBe('?sort=name')
  expect(screen.queryByRole('button', { name: t('lists.clearFilters') })).toBeNull()
})

test('on a phone the filters are in a sheet, and the rows behind it update', async () => {
  const { t, person, search } = await show('?kind=large', { items: rows, total: 12 })
  await person.click(screen.getByRole('button', { name: t('lists.filtersOn', { count: 1 }) }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.selectOptions(sheet.getByRole('combobox', { name: 'State' }), 'closed')
  expect(search()).toBe('?kind=large&state=closed')
  await person.click(sheet.getByRole('button', { name: t('lists.show', { count: 12 }) }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a filter that the list does not know is ignored, and the page says so', async () => {
  const { t } = await show('?state=mars', { items: rows })
  expect(screen.getByText(t('lists.unknown', { filter: 'state=mars' }))).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', '')
})

test('a search waits until the typing pauses, and loses no letter', async () => {
  const { person, search } = await show('', { items: rows })
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await person.type(field, 'al ')
  expect(search()).toBe('')
  await expect.poll(search).toBe('?q=al')
  expect(field).toHaveProperty('value', 'al ')
})

test('a column heading sorts, shows the direction, and reverses it if the server can', async () => {
  const { person, search } = await show('', { items: rows })
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Since').getAttribute('aria-sort')).toBe('descending')
  await person.click(within(head('Since')).getByRole('button'))
  expect(search()).toBe('?sort=oldest')
  expect(head('Since').getAttribute('aria-sort')).toBe('ascending')
  await person.click(within(head('Name')).getByRole('button'))
  expect(search()).toBe('?sort=name')
  expect(head('Since').getAttribute('aria-sort')).toBeNull()
})

test('a column of buttons has a name for those who don’t see it', async () => {
  await show('', { items: rows })
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(3)
})

test('the rows stay, dimmed, while others load', async () => {
  let answer = (_: null) => {}
  const reads = () =>
    new Promise<null>((done) => {
      answer = done
    })
  const { person, container } = await open(<Rows items={rows} />, { path: '/rows', reads })
  const list = container.querySelector('.list') as HTMLElement
  expect(list.getAttribute('aria-busy')).toBeNull()
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open')
  expect(list.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Alpine')).toBeTruthy()
  answer(null)
  await expect.poll(() => list.getAttribute('aria-busy')).toBeNull()
})

test('a second filter keeps the first one, whose rows still load', async () => {
  const answers: ((_: null) => void)[] = []
  const reads = () => new Promise<null>((done) => answers.push(done))
  const { person, router } = await open(<Rows items={rows} />, { path: '/rows', reads })
  await person.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'small')
  for (const answer of answers) answer(null)
  await expect.poll(() => router.state.location.search).toBe('?state=open&kind=small')
})

test('what was typed doesn’t take back the page that was chosen before the typing had paused', async () => {
  const answers: ((_: null) => void)[] = []
  const reads = () => new Promise<null>((done) => answers.push(done))
  const { person, router } = await open(<Rows items={rows} />, { path: '/rows', reads })
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'al')
  void router.navigate('/a')
  await expect.poll(() => answers.length).toBe(1)
  // The typing pauses while the chosen page still loads.
  await new Promise((resolve) => setTimeout(resolve, 600))
  for (const answer of answers) answer(null)
  await expect.poll(() => router.state.location.pathname).toBe('/a')
  expect(router.state.location.search).toBe('')
})
