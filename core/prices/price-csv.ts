import { type CsvForm, csvCells, csvFile, euros } from '#core/base/csv.ts'
import { type PriceField, type PriceValues, priceFields, valueRefusal } from './price-values.ts'

/** Why a file can't be read; `line` counts from 1, `text` is its content. */
export type CsvRefusal =
  | { code: 'header' | 'columns' | 'unknown' | 'twice' | 'kind'; line: number; text: string }
  | { code: 'bounds'; line: number; text: string; field: PriceField }
  | { code: 'size' }

/** A whole table, and how many values a file has changed. */
export type CsvRead = { values: PriceValues; changed: number; unchanged: number }

const header = ['game', 'work', 'tier', 'division', 'unit', 'value']
const units = { price: 'EUR', percent: '%', points: 'points' } as const
const mostCharacters = 200_000
const number = /^-?\d{1,9}([.,]\d{1,4})?$/

/**
 * The path of a value as words in a file: `games.valorant.climb.tiers.gold.divisions.2` is Valorant, climb, gold, 2.
 */
function cellsOfPath(path: string): [game: string, work: string, tier: string, division: string] {
  const [group = '', game = '', work = '', part = '', tier = '', , division = ''] = path.split('.')
  if (group !== 'games') return ['', group, nameInFile(game), '']
  return part === 'open' ? [game, work, 'open', ''] : [game, work, tier, division]
}

/** A spreadsheet would take '1-20' for a date. */
function nameInFile(name: string): string {
  return name.replace(/^(\d+)-(\d+)$/, '$1 to $2')
}

const keyOf = (cells: readonly string[]) => cells.join('\t').toLowerCase()
const fieldsByCells = new Map(priceFields.map((field) => [keyOf(cellsOfPath(field.path)), field]))

/** A price table as CSV: a row for each value, and one for each division that could have its own price. */
export function writePriceCsv(values: PriceValues, form: CsvForm): string {
  const rows = priceFields.map(({ path, kind }) => {
    const value = values[path]
    const cell = value === undefined ? '' : kind === 'price' ? euros(value) : value
    return [...cellsOfPath(path), units[kind], cell]
  })
  return csvFile([header, ...rows], form)
}

/**
 * Reads a file's values of a price table, or says why it can't be read: each value once, none that no table has, each
 * within its bounds. Values that the file doesn't name stay as they are; a division without a value has its tier's
 * price. It also accepts what spreadsheets in other countries write: semicolons, and with them a decimal comma.
 */
export function readPriceCsv(text: string, base: PriceValues): CsvRead | CsvRefusal {
  if (text.length > mostCharacters) return { code: 'size' }
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const separator = first.includes(';') ? ';' : ','
  const titles = csvCells(first, separator)
  if (titles.length !== header.length || titles.some((title, i) => title.toLowerCase() !== header[i]))
    return { code: 'header', line: 1, text: first.slice(0, 80) }
  const values: Record<string, number> = { ...base }
  const seen = new Set<string>()
  let changed = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = readRow(line, index + 2, separator)
    if ('code' in read) return read
    const { path, value } = read
    if (seen.has(path)) return { code: 'twice', line: index + 2, text: line.slice(0, 80) }
    seen.add(path)
    if (values[path] === value) continue
    changed++
    if (value === undefined) delete values[path]
    else values[path] = value
  }
  return { values, changed, unchanged: seen.size - changed }
}

function readRow(
  line: string,
  at: number,
  separator: string,
): { path: string; value: number | undefined } | CsvRefusal {
  const cells = csvCells(line, separator)
  if (cells.length !== header.length) return { code: 'columns', line: at, text: line.slice(0, 80) }
  const field = fieldsByCells.get(keyOf(cells.slice(0, 4)))
  if (!field)
    return { code: 'unknown', line: at, text: cells.slice(0, 4).filter(Boolean).join(' ').slice(0, 80) }
  const text = cells[5] ?? ''
  const refusal = { line: at, text: text.slice(0, 40) }
  if (text === '' && field.optional) return { path: field.path, value: undefined }
  // A formula is not a number, nor is a hexadecimal number or one with an exponent.
  if (!number.test(text)) return { code: 'kind', ...refusal }
  const value = valueIn(field, text)
  const refused = valueRefusal(field, value)
  if (refused === 'bounds') return { code: 'bounds', ...refusal, field }
  return refused ? { code: 'kind', ...refusal } : { path: field.path, value }
}

/** Converts euros to cents; a fraction of a cent stays a fraction. */
function valueIn({ kind }: PriceField, text: string): number {
  // A spreadsheet can write -0, which means 0.
  const value = Number(text.replace(',', '.')) + 0
  if (kind !== 'price') return value
  const cents = Math.round(value * 100)
  return cents / 100 === value ? cents : value
}
