// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { programForm } from '#core/base/csv.ts'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { writePriceCsv } from '#core/prices/price-csv.ts'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import type { Version } from './price-history.tsx'
import { Page } from './prices-page.tsx'

const silver = 'games.valorant.climb.tiers.silver.price'
const gold = 'games.valorant.climb.tiers.gold.price'
const base = valuesOf(demoPriceTable)

const version = (number: number, rest: Partial<Version> = {}): Version => ({
  version: number,
  state: 'holding',
  author: 'access',
  reason: 'The first prices',
  effective_at: '2026-03-02T18:00:00.000Z',
  created_at: '2026-03-02T17:00:00.000Z',
  withdrawn_at: null,
  based_on: null,
  ...rest,
})

type Answers = NonNullable<Parameters<typeof open>[1]>['answers'] & object
type Head = Contract['getPriceVersion']['reply']['data']
type Shown = {
  view?: Parameters<typeof Page>[0]['data']['view']
  items?: Version[]
  first?: boolean
  answers?: Answers
}

const show = ({ view = 'valorant', items = [version(1)], first = false, answers = {} }: Shown = {}) => {
  const [newest = version(1)] = items
  const content = { ...contentOf(base), version: newest.version, effectiveAt: newest.effective_at }
  const head: Head = { ...newest, content, previous: null }
  const versions = {
    items: first ? [] : items,
    page: 1,
    pageCount: 1,
    total: first ? 0 : items.length,
    head: first ? null : newest.version,
    holding: first ? null : newest.version,
  }
  const data = { view, versions, head: first ? null : head } as Parameters<typeof Page>[0]['data']
  return open(<Page data={data} />, { answers, path: '/prices' })
}

/** The cell of Valorant's gold climbs. */
function goldCell() {
  const row = screen.getByRole('row', { name: /^Gold/ })
  return within(row).getAllByRole('gridcell')[0] as HTMLElement
}

async function typeGold(person: Awaited<ReturnType<typeof open>>['person'], text: string) {
  goldCell().focus()
  await person.pointer({ keys: '[MouseLeft]', target: goldCell() })
  await person.keyboard(`${text}{Enter}`)
}

beforeEach(() => localStorage.clear())

test('a shop without prices says that nobody can order, and can publish the examples', async () => {
  const { t } = await show({ first: true })
  expect(screen.getByText(t('prices.notSetText'))).toBeTruthy()
  const publish = screen.getByRole('button', { name: t('prices.publish') })
  expect(publish.getAttribute('aria-disabled')).toBeNull()
  expect(screen.getByText(t('prices.proposal'), { selector: '.chip' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: t('prices.effectFirst') })).toBeTruthy()
})

test('the proposal is published without changes only by someone who confirms that', async () => {
  const { t, person, sent } = await show({
    first: true,
    answers: { publishPrices: () => ({ data: { version: 1 } }) },
  })
  await person.click(screen.getByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText(t('prices.reason')), 'We open')
  const button = () => dialog.getByRole('button', { name: t('prices.publishNow') })
  await person.click(button())
  expect(dialog.getByText(t('prices.proposalUnsure'))).toBeTruthy()
  expect(sent).toEqual([])
  await person.click(dialog.getByLabelText(t('prices.proposalSure')))
  await person.click(button())
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({ input: { body: { based_on: null, reason: 'We open' } } })
})

test('all prices of a game change by one percentage, and those of other games don’t', async () => {
  const { t, person } = await show({ first: true })
  await person.type(screen.getByLabelText(t('prices.raiseAll', { game: 'Valorant' })), '+10')
  await person.click(screen.getByRole('button', { name: t('prices.apply') }))
  const own = Object.keys(base).filter((path) => path.startsWith('games.valorant.'))
  expect(screen.getByText(t('prices.changesCount', { count: own.length }))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText(t('prices.proposalSure'))).toBeNull()
})

test('a typed price becomes a change that shows the old price and can be undone', async () => {
  const { t, person } = await show()
  expect(screen.getByRole('button', { name: t('prices.publish') }).getAttribute('aria-disabled')).toBe('true')
  await typeGold(person, '10')
  expect(screen.getByText(t('prices.changesCount', { count: 1 }))).toBeTruthy()
  expect(goldCell().textContent).toContain('10.00')
  expect(goldCell().querySelector('s')?.textContent).toContain('9.00')
  await person.click(screen.getByRole('button', { name: t('prices.undo') }))
  expect(screen.getByText(t('prices.changesEmpty'))).toBeTruthy()
})

test('an invalid price stays in its cell and says why', async () => {
  const { person } = await show()
  await typeGold(person, '0.1')
  const input = within(goldCell()).getByRole('textbox')
  expect(input).toHaveProperty('value', '0.1')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/in the range €0\.50 to/)).toBeTruthy()
})

test('a draft survives a reload of the page', async () => {
  const { t, person, unmount } = await show()
  await typeGold(person, '10')
  unmount()
  await show()
  expect(await screen.findByText(t('prices.changesCount', { count: 1 }))).toBeTruthy()
})

test('publishing shows the change in percent and asks for a reason before it sends', async () => {
  const { t, person, sent } = await show({
    answers: { publishPrices: () => ({ data: { version: 2 } }) },
  })
  await typeGold(person, '13.50')
  await person.click(screen.getByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('+50%').length).toBeGreaterThan(0)
  const button = () => dialog.getByRole('button', { name: t('prices.publishNow') })
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await person.type(dialog.getByLabelText(t('prices.reason')), 'Gold is popular')
  await person.click(button())
  await expect.poll(() => sent.length).toBe(1)
  const content = contentOf(withChanges(base, { [gold]: 1_350 }))
  expect(sent[0]).toEqual({
    name: 'publishPrices',
    input: { body: { content, effective_at: null, reason: 'Gold is popular', based_on: 1 } },
  })
  expect(await screen.findByText(t('prices.changesEmpty'))).toBeTruthy()
})

test('prices that a colleague has to approve are announced in the dialog, and their draft stays', async () => {
  localStorage.setItem('peakline:price-draft', JSON.stringify({ basedOn: 1, changes: { boosterShare: 61 } }))
  const { t, person } = await show({
    answers: { publishPrices: () => ({ data: null, message: waitsForColleague }) },
  })
  await person.click(await screen.findByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(t('prices.needsColleague'))).toBeTruthy()
  await person.type(dialog.getByLabelText(t('prices.reason')), 'More for boosters')
  await person.click(dialog.getByRole('button', { name: t('prices.publishNow') }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(t('prices.changesCount', { count: 1 }))).toBeTruthy()
})

test('if publishing is refused, the dialog says why and keeps the entered reason', async () => {
  const { t, person } = await show({
    answers: {
      publishPrices() {
        throw new CallError(500, 'internal_server_error')
      },
    },
  })
  await typeGold(person, '10')
  await person.click(screen.getByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.type(dialog.getByLabelText(t('prices.reason')), 'Gold is popular')
  await person.click(dialog.getByRole('button', { name: t('prices.publishNow') }))
  expect((await dialog.findByRole('alert')).textContent).toContain(t('errors.internal_server_error'))
  expect(dialog.getByLabelText(t('prices.reason'))).toHaveProperty('value', 'Gold is popular')
})

test('a date in the past is refused at its field', async () => {
  const { t, person, sent } = await show()
  await typeGold(person, '10')
  await person.click(screen.getByRole('button', { name: t('prices.publish') }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('radio', { name: t('prices.later') }))
  fireEvent.change(dialog.getByLabelText(t('prices.date')), { target: { value: '2020-01-01T10:00' } })
  await person.type(dialog.getByLabelText(t('prices.reason')), 'Too late')
  expect(dialog.getByLabelText(t('prices.date')).getAttribute('aria-invalid')).toBe('true')
  await person.click(dialog.getByRole('button', { name: t('prices.schedule') }))
  expect(sent).toEqual([])
})

const upload = (text: string) => {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  const file = new File([text], 'prices.csv', { type: 'text/csv' })
  fireEvent.change(input, { target: { files: [file] } })
}

test('a file with a few rows changes those and leaves the rest', async () => {
  const { t } = await show()
  const kept = ((base[silver] ?? 0) / 100).toFixed(2)
  upload(
    `game,work,tier,division,unit,value\nvalorant,climb,gold,,EUR,12\nvalorant,climb,silver,,EUR,${kept}`,
  )
  expect(await screen.findByText(t('prices.changesCount', { count: 1 }))).toBeTruthy()
  expect(goldCell().textContent).toContain('12.00')
})

test('an invalid file changes nothing, and the page names the line and what is expected', async () => {
  const { t, person } = await show()
  upload(
    writePriceCsv(base, programForm).replace(
      'valorant,climb,gold,,EUR,9.00',
      'valorant,climb,gold,,EUR,0.05',
    ),
  )
  const note = await screen.findByText(/Valorant, Climb: Gold must be in the range €0\.50 to €10,000\.00/)
  expect(note.textContent).toContain('“0.05”')
  expect(screen.getByText(t('prices.changesEmpty'))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('shell.close') }))
  expect(screen.queryByText(t('prices.notImported'))).toBeNull()
})

test('the history offers to roll back to versions not in effect, and to withdraw scheduled ones', async () => {
  const items = [version(3, { state: 'scheduled' }), version(2), version(1, { state: 'past' })]
  const { t, person } = await show({ view: 'history', items })
  const list = screen.getByText('Version 3').closest('ol') as HTMLElement
  const rows = within(list)
    .getAllByRole('listitem')
    .map((row) => within(row))
  expect(rows[0]?.queryByRole('button', { name: t('prices.rollBack') })).toBeNull()
  expect(rows[2]?.getByRole('button', { name: t('prices.rollBack') })).toBeTruthy()
  await person.click(rows[0]?.getByRole('button', { name: t('prices.withdraw') }) as HTMLElement)
  expect(await screen.findByText(t('prices.withdrawTitle', { version: 3 }))).toBeTruthy()
})

test('a rollback shows what it changes before it is published', async () => {
  const old = contentOf(withChanges(base, { [gold]: 800 }))
  const items = [version(2), version(1, { state: 'past' })]
  const { t, person } = await show({
    view: 'history',
    items,
    answers: { getPriceVersion: () => ({ data: { ...version(1), content: old, previous: null } }) },
  })
  await person.click(screen.getByRole('button', { name: t('prices.rollBack') }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('€8.00').length).toBeGreaterThan(0)
  expect(dialog.getByLabelText(t('prices.reason'))).toHaveProperty('value', 'Roll back to version 1')
})

test('changes based on an older version must be carried over first', async () => {
  localStorage.setItem('peakline:price-draft', JSON.stringify({ basedOn: 1, changes: { [gold]: 1_000 } }))
  const { t, person } = await show({ items: [version(2, { author: 'admin', reason: 'Silver' })] })
  const publish = () => screen.getByRole('button', { name: t('prices.publish') })
  await expect.poll(() => publish().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(t('prices.behind', { author: 'admin', version: 2 }))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('prices.takeOver', { version: 2 }) }))
  expect(publish().getAttribute('aria-disabled')).toBeNull()
})
