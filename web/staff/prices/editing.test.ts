import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { type PriceField, priceField, priceFields, valuesOf } from '#core/prices/price-values.ts'
import { locales } from '#i18n/locales.ts'
import { cellText, parseCell } from './cell-text.ts'
import { changed, draftOf, draftValues, readDraft, rebased } from './draft.ts'
import { redo, step, undo } from './draft-history.ts'
import { isSelected, pastedTexts, select, selectedCells } from './grid-moves.ts'

const gold = 'games.valorant.climb.tiers.gold.price'
const division = 'games.valorant.climb.tiers.gold.divisions.2'
const base = valuesOf(demoPriceTable)
const field = (path: string) => priceField(path) as PriceField

describe('a draft', () => {
  const empty = { basedOn: 1, changes: {} }

  test('contains what differs, and drops values equal to the original', () => {
    const one = changed(empty, base, { [gold]: 1000, [division]: 1100 })
    expect(one.changes).toEqual({ [gold]: 1000, [division]: 1100 })
    expect(changed(one, base, { [gold]: 900, [division]: null }).changes).toEqual({})
    expect(draftValues(one, base)).toMatchObject({ [gold]: 1000, [division]: 1100 })
  })

  test('from another table results in that table', () => {
    const own = withChanges(base, { [division]: 1100 })
    const other = withChanges(base, { [gold]: 950 })
    expect(draftOf(2, own, other).changes).toEqual({ [gold]: 950, [division]: null })
    expect(draftValues(draftOf(2, own, other), own)).toEqual(other)
  })

  test('carries over to newer prices, which may already contain the same change', () => {
    const mine = changed(empty, base, { [gold]: 1000, openStep: 50 })
    const theirs = withChanges(base, { [gold]: 1000 })
    expect(rebased(mine, 2, theirs)).toEqual({ basedOn: 2, changes: { openStep: 50 } })
  })

  test('is read back, and anything else is not a draft', () => {
    const draft = changed(empty, base, { [gold]: 1000, [division]: null })
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
    for (const text of [null, '', '{', '{}', 'null', '{"basedOn":1,"changes":{"x":"1"}}', '{"basedOn":"1"}'])
      expect(readDraft(text)).toBeNull()
  })

  test('can be undone and redone', () => {
    const start = { past: [], present: empty, future: [] }
    const one = changed(empty, base, { [gold]: 1000 })
    const done = step(start, one)
    expect(undo(done).present).toBe(empty)
    expect(redo(undo(done))).toEqual(done)
    expect(step(done, { ...one })).toBe(done)
    expect(undo(start)).toBe(start)
    expect(redo(done)).toBe(done)
    expect(step(undo(done), { ...one, basedOn: 2 }).future).toEqual([])
  })
})

describe('a cell', () => {
  test('parses what it shows as the same value, in every language', () => {
    for (const { code } of locales)
      fc.assert(
        fc.property(fc.constantFrom(...priceFields), fc.nat(10_000), (each, part) => {
          const steps = each.kind === 'percent' ? 10 : 1
          const value = Math.round((each.min + ((each.max - each.min) * part) / 10_000) * steps) / steps + 0
          expect(parseCell(each, cellText(each, value, code))).toBe(value)
        }),
        { numRuns: 100 },
      )
  })

  test.each([
    [gold, '12', 1200],
    [gold, '12.5', 1250],
    [gold, '12,50', 1250],
    [gold, '€ 12.50', 1250],
    [gold, '12.505', 'bounds'],
    [gold, '1,200.00', 120_000],
    [gold, '', 'kind'],
    [gold, 'abc', 'kind'],
    [gold, '1e3', 'kind'],
    [gold, '0', 'bounds'],
    [gold, '-5', 'bounds'],
    [gold, '10001', 'bounds'],
    ['servers.na', '+15 %', 15],
    ['servers.na', '−12.5', -12.5],
    ['servers.na', '-0', 0],
    ['servers.na', '12.55', 'kind'],
    ['openStep', '40', 40],
    ['openStep', '40.5', 'kind'],
  ] as const)('%s takes %j as %s', (path, text, value) => {
    expect(Object.is(parseCell(field(path), text), value)).toBe(true)
  })

  test('shows prices with cents, and percentages that can be negative with their sign', () => {
    expect(cellText(field(gold), 1250, 'en')).toBe('12.50')
    expect(cellText(field(gold), 120_000, 'de')).toBe('1200,00')
    expect(cellText(field('servers.na'), 15, 'en')).toBe('+15')
    expect(cellText(field('servers.na'), -12.5, 'fr')).toBe('−12,5')
    expect(cellText(field('addons.priority'), 25, 'ar')).toBe('25')
  })
})

describe('the keyboard in a grid', () => {
  const size = { rows: 4, columns: 3 }
  const at = (row: number, column: number) => ({
    active: { row, column },
    anchor: { row, column },
  })
  const key = (name: string, more: object = {}) => ({
    key: name,
    shift: false,
    ctrl: false,
    rtl: false,
    ...more,
  })

  test.each([
    [at(1, 1), key('ArrowDown'), at(2, 1)],
    [at(3, 1), key('ArrowDown'), at(3, 1)],
    [at(1, 1), key('ArrowDown', { ctrl: true }), at(3, 1)],
    [at(1, 1), key('ArrowRight'), at(1, 2)],
    [at(1, 1), key('ArrowRight', { rtl: true }), at(1, 0)],
    [at(1, 1), key('ArrowLeft', { ctrl: true }), at(1, 0)],
    [at(2, 1), key('Home'), at(2, 0)],
    [at(2, 1), key('End', { ctrl: true }), at(3, 2)],
    [at(2, 1), key('PageUp'), at(0, 1)],
    [at(2, 1), key('a'), null],
  ])('%j and %j', (from, pressed, to) => {
    expect(select(from, pressed, size)).toEqual(to)
  })

  test('Shift keeps the anchor and selects everything between', () => {
    const grown = select(at(2, 2), key('ArrowLeft', { shift: true }), size)
    expect(grown).toEqual({ active: { row: 2, column: 1 }, anchor: { row: 2, column: 2 } })
    const box = { active: { row: 0, column: 2 }, anchor: { row: 2, column: 1 } }
    expect(selectedCells(box).flat()).toHaveLength(6)
    expect(selectedCells(box)[0]).toEqual([
      { row: 0, column: 1 },
      { row: 0, column: 2 },
    ])
    expect(isSelected(box, { row: 1, column: 1 })).toBe(true)
    expect(isSelected(box, { row: 1, column: 0 })).toBe(false)
  })

  test('text copied from a spreadsheet has lines and tabs', () => {
    expect(pastedTexts('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })
})
