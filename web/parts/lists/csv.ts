import { type CsvCell, type CsvForm, csvFile } from '#core/base/csv.ts'

/** A list as CSV: a column for each name, a line for each row. */
export function csvOf<Row>(
  columns: Record<string, (row: Row) => CsvCell>,
  rows: readonly Row[],
  form: CsvForm,
): string {
  const lines = rows.map((row) => Object.values(columns).map((of) => of(row)))
  return csvFile([Object.keys(columns), ...lines], form)
}

/** Every row of a list, page by page. */
export async function everyPage<Row>(
  read: (page: number) => Promise<{ items: Row[]; pageCount: number }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, pageCount } = await read(page)
    pages = pageCount
    rows.push(...items)
  }
  return rows
}

/** Offers a CSV to the browser as a download. */
export function download(csv: string, name: string): void {
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
}

/** Offers a file to the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
