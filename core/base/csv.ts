/** How a file separates its cells and writes decimals. */
export type CsvForm = { separator: ',' | ';'; decimal: '.' | ',' }

/** Text, a number, or an amount of money. */
export type CsvCell = string | number | { cents: number }

/** What programs read without asking, and spreadsheets in English, Chinese and Arabic. */
export const programForm: CsvForm = { separator: ',', decimal: '.' }

/** One form for what goes to tax advisers and banks, whoever saves it: that of the countries whose chart and accounts it has. */
export const filedForm: CsvForm = { separator: ';', decimal: ',' }

/** A spreadsheet takes commas for decimals in these languages, and so semicolons for columns. */
const withDecimalCommas = ['de', 'es', 'fr', 'it', 'nl', 'pt']

/** The form that a spreadsheet in the reader's language opens with a double click. */
export function csvFormOf(locale: string): CsvForm {
  return withDecimalCommas.includes(locale) ? filedForm : programForm
}

/** Minor units as an amount with its two decimals. */
export function euros(cents: number): CsvCell {
  return { cents }
}

/** Without this mark at the beginning of a file, spreadsheets read its letters in the encoding of their system. */
export const csvMark = '\uFEFF'

/** A whole file from the cells of its lines. */
export function csvFile(lines: readonly (readonly CsvCell[])[], form: CsvForm): string {
  return csvMark + lines.map((line) => csvLine(line, form)).join('')
}

/** A line from its cells, with its line break. */
export function csvLine(cells: readonly CsvCell[], form: CsvForm): string {
  return `${cells.map((cell) => written(cell, form.decimal)).join(form.separator)}\r\n`
}

function written(cell: CsvCell, decimal: string): string {
  if (typeof cell === 'string') return textCell(cell)
  const number = typeof cell === 'number' ? String(cell) : (cell.cents / 100).toFixed(2)
  return number.replace('.', decimal)
}

const number = /^-?\d{1,9}([.,]\d{1,4})?$/
/** Chinese and Japanese keyboards write the wide signs, which their spreadsheets evaluate too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** No spreadsheet evaluates text as a formula: what looks like one is prefixed with an apostrophe, unless it is a number. */
function textCell(text: string): string {
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cells of one line; a quoted cell can contain separators and doubled quotes. */
export function csvCells(line: string, separator: string): string[] {
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
