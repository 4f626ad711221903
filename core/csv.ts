const number = /^-?\d{1,9}([.,]\d{1,4})?$/

/**
 * A cell that no spreadsheet evaluates as a formula: text that looks like one is prefixed with an apostrophe, unless
 * it is a plain number.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of CSV from its cells, with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
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
