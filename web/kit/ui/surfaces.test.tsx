// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import { open } from '#web/test/in-browser.tsx'
import { ErrorNote } from './error-note.tsx'
import { Notice } from './notice.tsx'
import { Pagination } from './pagination.tsx'
import { StateChip } from './state-chip.tsx'
import { Table, Td, Th } from './table.tsx'
import { Timeline } from './timeline.tsx'

test('only an error interrupts a screen reader', async () => {
  await open(
    <>
      <Notice title="Paused">Nobody plays.</Notice>
      <Notice tone="warning" title="Late" />
      <ErrorNote message="It did not work." next={<button type="button">Try again</button>} />
    </>,
  )
  const alerts = screen.getAllByRole('alert')
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.textContent).toContain('It did not work.')
  expect(within(alerts[0] as HTMLElement).getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('no two statuses of an order look alike without their color', async () => {
  const { container } = await open(
    <div>
      {orderStatuses.map((status) => (
        <StateChip key={status} status={status}>
          {status}
        </StateChip>
      ))}
    </div>,
  )
  const looks = [...container.querySelectorAll('.chip')].map(
    (chip) => `${chip.querySelector('svg')?.innerHTML} ${chip.getAttribute('data-outlined')}`,
  )
  expect(new Set(looks).size).toBe(orderStatuses.length)
})

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
const pages = (page: number, pageCount: number) => (
  <Pagination page={page} pageCount={pageCount} labels={labels} hrefOf={(to) => `?page=${to}`} />
)

test('pages are links that mark the current one, with links to the previous and next if they exist', async () => {
  const { unmount } = await open(pages(3, 9))
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('3')
  expect(nav.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=2')
  expect(nav.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=4')
  expect(nav.getByRole('link', { name: 'Page 9' }).getAttribute('href')).toBe('?page=9')
  expect(nav.queryAllByRole('listitem')).toHaveLength(5)
  unmount()
  await open(pages(9, 9))
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

test('a single page has no navigation', async () => {
  const { container } = await open(pages(1, 1))
  expect(container.textContent).toBe('')
})

test('a table that is wider than the page is named and scrolls by keyboard', async () => {
  const { person } = await open(
    <Table label="Games">
      <thead>
        <tr>
          <Th>Result</Th>
          <Th numeric>Points</Th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Td>Won</Td>
          <Td numeric>+20</Td>
        </tr>
      </tbody>
    </Table>,
  )
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Games' }))
  expect(screen.getByRole('columnheader', { name: 'Points' }).getAttribute('data-numeric')).toBe('true')
})

test('a timeline entry has a machine-readable time beside the text', async () => {
  const at = '2026-03-02T18:00:00.000Z'
  await open(<Timeline label="What happened" entries={[{ key: 'a', text: 'Paid', time: '18:00', at }]} />)
  expect(screen.getByText('18:00').getAttribute('datetime')).toBe(at)
  expect(screen.getByRole('list', { name: 'What happened' })).toBeDefined()
})
