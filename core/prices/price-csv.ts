import { type PriceField, type PriceValues, priceField, priceFields, valueRefusal } from './price-values.ts'

/** Why a file can't be read; `line` counts from 1, `text` is what stands there. */
export type CsvRefusal =
  | { code: 'header' | 'columns' | 'unknown' | 'twice' | 'kind'; line: number; text: string }
  | { code: 'bounds'; line: number; text: string; field: PriceField }
  | { code: 'missing'; path: string }
  | { code: 'size' }

const header = ['path', 'value']
const mostCharacters = 200_000
const number = /^-?\d{1,9}([.,]\d{1,4})?$/

/**
 * A cell that no spreadsheet takes for a formula: what begins like one is given an apostrophe, unless it is a
 * plain number.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A price table as CSV: a row for each value, `path,value`. Prices are minor units, percentages have a point. */
export function writePriceCsv(values: PriceValues): string {
  const rows = priceFields.flatMap(({ path }) => {
    const value = values[path]
    return value === undefined ? [] : [[path, String(value)]]
  })
  return [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/**
 * Reads a whole price table, or says why not: every value once, none that no table has, each in its bounds. Also
 * takes what spreadsheets of other countries make of it: semicolons, and with them a comma in the number.
 */
export function readPriceCsv(text: string): { values: PriceValues } | CsvRefusal {
  if (text.length > mostCharacters) return { code: 'size' }
  const [first = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/)
  const separator = first.includes(';') ? ';' : ','
  const titles = cellsOf(first, separator)
  if (titles.length !== 2 || titles.some((title, i) => title.toLowerCase() !== header[i]))
    return { code: 'header', line: 1, text: first.slice(0, 80) }
  const values: Record<string, number> = {}
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const read = readRow(line, index + 2, separator)
    if ('code' in read) return read
    if (Object.hasOwn(values, read.path)) return { code: 'twice', line: index + 2, text: read.path }
    values[read.path] = read.value
  }
  const missing = priceFields.find(({ path, optional }) => !optional && !Object.hasOwn(values, path))
  return missing ? { code: 'missing', path: missing.path } : { values }
}

function readRow(line: string, at: number, separator: string): { path: string; value: number } | CsvRefusal {
  const cells = cellsOf(line, separator)
  const [path = '', text = ''] = cells
  if (cells.length !== 2) return { code: 'columns', line: at, text: line.slice(0, 80) }
  const field = priceField(path)
  if (!field) return { code: 'unknown', line: at, text: path.slice(0, 80) }
  const refusal = { line: at, text: text.slice(0, 40) }
  // A formula is no number, nor is a hexadecimal one or one with an exponent.
  if (!number.test(text)) return { code: 'kind', ...refusal }
  // A spreadsheet may write -0; it means nothing else than 0.
  const value = Number(text.replace(',', '.')) + 0
  const refused = valueRefusal(field, value)
  if (refused === 'bounds') return { code: 'bounds', ...refusal, field }
  return refused ? { code: 'kind', ...refusal } : { path, value }
}

/** The cells of one line; a quoted cell may hold separators and doubled quotes. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]
    if (letter === '"' && quoted && line[i + 1] === '"') {
      cell += '"'
      i++
    } else if (letter === '"') quoted = !quoted
    else if (letter === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
