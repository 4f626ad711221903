// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CsvRefusal } from '#core/prices/price-csv.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { type PriceField, priceField, priceFields, valuesOf } from '#core/prices/price-values.ts'
import { formats } from '#i18n/format.ts'
import { open } from '#web/test/in-browser.tsx'
import { csvWords } from './csv-words.ts'
import { FactorPrices } from './factor-prices.tsx'
import { faultWords } from './fault-words.ts'
import type { DraftEditing } from './use-draft.ts'

const base = valuesOf(demoPriceTable)
const format = formats('en')

const draft = (change: DraftEditing['change'] = () => {}) => ({ values: base, change }) as DraftEditing

test('every value that is not a price has a row, and each group is a separate grid', async () => {
  await open(<FactorPrices base={base} draft={draft()} />)
  const others = priceFields.filter(({ path }) => !path.startsWith('games.'))
  expect(screen.getAllByRole('gridcell')).toHaveLength(others.length)
  expect(screen.getAllByRole('grid')).toHaveLength(8)
})

test('a percentage is typed and applied with its sign', async () => {
  let changed: object = {}
  const { t, person } = await open(
    <FactorPrices
      base={base}
      draft={draft((changes) => {
        changed = changes
      })}
    />,
    {},
  )
  const servers = within(screen.getByRole('grid', { name: t('prices.group.servers') }))
  const [first] = servers.getAllByRole('gridcell')
  first?.focus()
  await person.keyboard('-12.5{Enter}')
  const [path, value] = Object.entries(changed)[0] ?? []
  expect(path).toMatch(/^servers\./)
  expect(value).toBe(-12.5)
})

test.each([
  [{ code: 'size' }, 'It’s too large'],
  [{ code: 'header', line: 1, text: 'path,value' }, 'Line 1 must be “game,work,tier,division,unit,value”'],
  [{ code: 'unknown', line: 4, text: 'dota climb' }, 'Line 4: there’s no price called “dota climb”'],
  [{ code: 'twice', line: 4, text: 'x' }, 'appears twice in the file'],
  [{ code: 'kind', line: 4, text: '1e3' }, 'Prices are in euros'],
] as const)('a refused file says why: %j', async (refusal, words) => {
  const { t } = await open(<p />)
  expect(csvWords(t, format, refusal)).toContain(words)
})

test('bounds are shown in the unit of their value', async () => {
  const { t } = await open(<p />)
  const refused = (path: string): CsvRefusal => ({
    code: 'bounds',
    line: 2,
    text: '999',
    field: priceField(path) as PriceField,
  })
  expect(csvWords(t, format, refused('games.valorant.climb.open'))).toContain('€0.50 to €10,000.00')
  expect(csvWords(t, format, refused('discountCap'))).toContain('0% to 90%')
  expect(csvWords(t, format, refused('openStep'))).toContain('1 to 100')
})

test('after an invalid text, the cell says what it accepts', async () => {
  const { t } = await open(<p />)
  const said = (path: string, fault: 'kind' | 'bounds') => faultWords(t, format, { path, text: 'ten', fault })
  expect(said('games.valorant.climb.open', 'kind')).toContain('at most two decimals')
  expect(said('servers.na', 'kind')).toContain('at most one decimal')
  expect(said('openStep', 'kind')).toContain('a whole number')
  expect(said('discountCap', 'bounds')).toContain('in the range 0% to 90%')
})
