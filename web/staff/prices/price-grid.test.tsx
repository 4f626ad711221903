// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { type PriceValues, valuesOf } from '#core/prices/price-values.ts'
import { sampleOrders } from '#core/prices/sample-orders.ts'
import type { Locale } from '#i18n/locales.ts'
import { open } from '#web/test/in-browser.tsx'
import { EffectTable } from './effect-table.tsx'
import { PriceGrid } from './price-grid.tsx'
import { RaiseBar } from './raise-bar.tsx'
import { VersionDetails } from './version-details.tsx'

const base = valuesOf(demoPriceTable)
const path = (tier: string, work: string) => `games.valorant.${work}.tiers.${tier}.price`
const tiers = ['iron', 'bronze', 'silver']
const works = ['climb', 'win']

/** Three tiers and two kinds of work, with what was typed so far. */
function Grid({ onSelect = () => {} }: { onSelect?: (paths: string[]) => void }) {
  const [values, setValues] = useState(base)
  return (
    <PriceGrid
      label="Prices"
      corner="Tier"
      columns={works.map((id) => ({ id, name: id }))}
      rows={tiers.map((tier) => ({
        id: tier,
        name: tier,
        head: tier,
        paths: works.map((work) => path(tier, work)),
      }))}
      base={base}
      values={values}
      onChange={(changes) => setValues((before) => withChanges(before, changes))}
      onSelect={onSelect}
    />
  )
}

async function show(locale: Locale = 'en') {
  const chosen: string[][] = []
  const view = await open(<Grid onSelect={(paths) => chosen.push(paths)} />, { locale })
  const cell = (row: number, column: number) =>
    within(screen.getAllByRole('row')[row + 1] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement
  cell(0, 0).focus()
  const active = () => screen.getAllByRole('gridcell').findIndex((each) => each.tabIndex === 0)
  return { ...view, cell, active, chosen }
}

test('one cell is in the tab order, and the arrows move it', async () => {
  const { person, active } = await show()
  expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await person.keyboard('{ArrowDown}{ArrowRight}')
  expect(active()).toBe(3)
  expect(document.activeElement).toBe(screen.getAllByRole('gridcell')[3])
})

test('in Arabic the arrows follow the screen', async () => {
  const { person, active } = await show('ar')
  await person.keyboard('{ArrowLeft}')
  expect(active()).toBe(1)
})

test('a digit replaces the value, Enter applies it and moves down', async () => {
  const { person, cell, active } = await show()
  await person.keyboard('7{Enter}')
  expect(cell(0, 0).textContent).toContain('7.00')
  expect(cell(0, 0).dataset.changed).toBe('true')
  expect(active()).toBe(2)
})

test('F2 opens the cell with its value, Escape leaves it as it was', async () => {
  const { person, cell } = await show()
  const before = cell(0, 0).textContent
  await person.keyboard('{F2}')
  expect(within(cell(0, 0)).getByRole('textbox')).toHaveProperty('value', before)
  await person.keyboard('99{Escape}')
  expect(cell(0, 0).textContent).toBe(before)
})

test('Delete restores the published value', async () => {
  const { person, cell } = await show()
  const before = cell(0, 0).textContent
  await person.keyboard('7{Enter}{ArrowUp}{Delete}')
  expect(cell(0, 0).textContent).toBe(before)
})

test('Shift and arrows select a block, Ctrl and A everything', async () => {
  const { person, chosen } = await show()
  await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(chosen.at(-1)).toEqual([path('iron', 'climb'), path('bronze', 'climb')])
  await person.keyboard('{Control>}a{/Control}')
  expect(chosen.at(-1)).toHaveLength(6)
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(6)
})

test('a column heading selects the column', async () => {
  const { person, chosen } = await show()
  await person.click(screen.getByRole('button', { name: 'win' }))
  expect(chosen.at(-1)).toEqual(tiers.map((tier) => path(tier, 'win')))
})

const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })

test('a block from a spreadsheet is pasted starting at the selected cell', async () => {
  const { person, cell } = await show()
  await person.keyboard('{ArrowDown}')
  paste('11,50\t3\n12,50\t4\n')
  const shown = [cell(1, 0), cell(1, 1), cell(2, 0), cell(2, 1)].map(
    (each) => each.querySelector('bdi')?.textContent,
  )
  expect(shown).toEqual(['11.50', '3.00', '12.50', '4.00'])
  expect(cell(0, 0).dataset.changed).toBeUndefined()
})

test('a block with one invalid value changes nothing, and the page says which', async () => {
  const { cell } = await show()
  paste('11\tten')
  expect(cell(0, 0).dataset.changed).toBeUndefined()
  expect(screen.getByRole('status').textContent).toContain('“ten”')
})

test('copying gives what is visible', async () => {
  const { person } = await show()
  await person.keyboard('{Control>}a{/Control}')
  let copied = ''
  fireEvent.copy(screen.getByRole('grid'), {
    clipboardData: { setData: (_: string, text: string) => (copied = text) },
  })
  expect(copied.split('\n').map((line) => line.split('\t').length)).toEqual([2, 2, 2])
})

const raise = (selected: string[], onChange: (changes: object) => void) =>
  open(
    <RaiseBar
      selected={selected}
      all={[path('gold', 'climb'), path('silver', 'climb')]}
      game="Valorant"
      values={base}
      inherited={(values: PriceValues, at: string) => values[at] ?? 0}
      onChange={onChange}
    />,
    {},
  )

test('selected prices are raised by a percentage; without one the button says what is missing', async () => {
  let changed: object = {}
  const { t, person } = await raise([path('gold', 'climb')], (changes) => {
    changed = changes
  })
  const apply = screen.getByRole('button', { name: t('prices.apply') })
  expect(apply.getAttribute('aria-disabled')).toBe('true')
  await person.type(screen.getByRole('textbox'), '+10%{Enter}')
  expect(changed).toEqual({ [path('gold', 'climb')]: 990 })
})

test('raised prices are rounded as chosen', async () => {
  let changed: object = {}
  const { t, person } = await raise([path('gold', 'climb')], (changes) => {
    changed = changes
  })
  await person.selectOptions(screen.getByLabelText(t('prices.roundTo')), '50')
  await person.type(screen.getByRole('textbox'), '5{Enter}')
  // €9.45 by the percentage alone.
  expect(changed).toEqual({ [path('gold', 'climb')]: 950 })
})

test('without a selection all prices of the game are raised, and the field says so', async () => {
  let changed: object = {}
  const { t, person } = await raise([], (changes) => {
    changed = changes
  })
  await person.type(screen.getByLabelText(t('prices.raiseAll', { game: 'Valorant' })), '10{Enter}')
  const raised = (tier: string) => Math.round((base[path(tier, 'climb')] ?? 0) * 1.1)
  expect(changed).toEqual({
    [path('gold', 'climb')]: raised('gold'),
    [path('silver', 'climb')]: raised('silver'),
  })
})

test('of all games’ sample orders the first that change are shown, and the others on request', async () => {
  const values = withChanges(base, { [path('gold', 'climb')]: 1_800 })
  const { t, person } = await open(<EffectTable game={null} base={base} values={values} most={3} />)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const all = t('prices.allSamples', { count: sampleOrders.length })
  await person.click(screen.getByRole('button', { name: all }))
  expect(screen.getAllByRole('row')).toHaveLength(sampleOrders.length + 1)
  expect(screen.queryByRole('button', { name: all })).toBeNull()
})

test('the effect on sample orders shows what changes, in euros and percent', async () => {
  const values = withChanges(base, { [path('gold', 'climb')]: 1_800 })
  const { t } = await open(<EffectTable game="valorant" base={base} values={values} />)
  expect(screen.getAllByText(t('prices.same')).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/^\+€\d/).length).toBeGreaterThan(0)
  expect(screen.getAllByText(/^\+\d+(\.\d)?%$/).length).toBeGreaterThan(0)
})

test('the details of a version name what it changed, and say that the first has nothing to compare with', async () => {
  const content = { ...demoPriceTable, version: 2 }
  const previous = { ...demoPriceTable, version: 1 }
  const view = (answer: object) =>
    open(<VersionDetails version={2} />, { answers: { getPriceVersion: () => ({ data: answer }) } })
  const same = await view({ content, previous })
  expect(await screen.findByText(same.t('prices.sameAs', { version: 1 }))).toBeTruthy()
  same.unmount()
  const { t } = await view({ content, previous: null })
  expect(await screen.findByText(t('prices.firstVersion'))).toBeTruthy()
})
