import { type CsvCell, type CsvForm, csvFormOf, csvLine, csvMark } from '#core/base/csv.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { findPerson } from '#server/platform/users/user-store.ts'
import { type Person, type PersonalRows, personalData } from './personal-data.ts'
import { type CopiedRow, openRows, type RowReader } from './personal-data-store.ts'
import { type ArchiveFile, zipStream } from './zip-stream.ts'

type Owner = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** What the rows of a person are found by. */
export function personOf({ id, email, verified_at, only }: Owner): Person {
  return { id, email, verified: verified_at !== null, only }
}

/**
 * Everything about a person as one ZIP archive: each kind of rows as JSON and as CSV, the pictures, and an explanation in
 * their language. It is made while it is written, because a busy booster's archive would not fit into memory.
 */
export function packArchive(services: Services, tx: Tx, owner: Owner): AsyncGenerator<Uint8Array> {
  return zipStream(filesAbout(services, tx, owner))
}

async function* filesAbout(services: Services, tx: Tx, owner: Owner): AsyncGenerator<ArchiveFile> {
  const person = personOf(owner)
  const form = csvFormOf(owner.locale)
  for (const rows of personalData) {
    const reader = await openRows(tx, person, rows)
    if (!(await reader.isEmpty())) {
      yield { name: `json/${rows.name}.json`, deflated: true, content: jsonOf(reader) }
      yield { name: `csv/${rows.name}.csv`, deflated: true, content: csvOf(rows, reader, form) }
      if (rows.pictures) yield* picturesOf(services, reader)
    }
    await reader.close()
  }
  const t = await mailWords(owner.locale)
  const words = `\uFEFF${t('mails.data_archive', { site: services.config.siteName })}\n`
  yield { name: 'README.txt', deflated: true, content: one(words) }
}

async function* picturesOf({ files }: Services, reader: RowReader): AsyncGenerator<ArchiveFile> {
  for await (const rows of reader.batches())
    for (const { id } of rows) {
      const content = await files.open(String(id))
      if (content) yield { name: `pictures/${id}.webp`, deflated: false, content }
    }
}

const bytes = (text: string) => Buffer.from(text)

async function* one(text: string) {
  yield bytes(text)
}

async function* jsonOf(reader: RowReader) {
  let separator = '['
  for await (const rows of reader.batches())
    for (const row of rows) {
      yield bytes(`${separator}\n${JSON.stringify(row, null, 2)}`)
      separator = ','
    }
  yield bytes('\n]\n')
}

async function* csvOf({ copied }: PersonalRows, reader: RowReader, form: CsvForm) {
  yield bytes(csvMark + csvLine(copied, form))
  for await (const rows of reader.batches())
    yield bytes(rows.map((row) => csvLineOf(copied, row, form)).join(''))
}

function csvLineOf(columns: readonly string[], row: CopiedRow, form: CsvForm): string {
  return csvLine(
    columns.map((column) => cellOf(row[column])),
    form,
  )
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
