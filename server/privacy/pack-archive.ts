import { buffer } from 'node:stream/consumers'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { csvLine } from '#core/csv.ts'
import type { Db } from '../db/pool.ts'
import { mailWords } from '../mail/mail-words.ts'
import type { Services } from '../services.ts'
import type { findPerson } from '../users/user-store.ts'
import { type Person, type PersonalRows, personalData } from './personal-data.ts'
import { type CopiedRow, readRows } from './personal-data-store.ts'

type Owner = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** What the rows of a person are found by. */
export function personOf({ id, email, verified_at, only }: Owner): Person {
  return { id, email, verified: verified_at !== null, only }
}

/**
 * Everything about a person as one ZIP archive: each kind of rows as JSON and as CSV, the pictures, and an explanation in
 * their language.
 */
export async function packArchive({ config, files }: Services, db: Db, owner: Owner): Promise<Buffer> {
  const person = personOf(owner)
  const content: Zippable = {}
  for (const rows of personalData) {
    const found = await readRows(db, person, rows)
    if (found.length === 0) continue
    content[`json/${rows.name}.json`] = strToU8(`${JSON.stringify(found, null, 2)}\n`)
    content[`csv/${rows.name}.csv`] = strToU8(csvOf(rows, found))
    if (rows.pictures)
      for (const { id } of found) {
        const picture = await files.open(String(id))
        // They are compressed already.
        if (picture) content[`pictures/${id}.webp`] = [await buffer(picture), { level: 0 }]
      }
  }
  const t = await mailWords(owner.locale)
  content['README.txt'] = strToU8(`\uFEFF${t('mails.data_archive', { site: config.siteName })}\n`)
  return Buffer.from(zipSync(content, { mtime: new Date() }))
}

function csvOf({ copied }: PersonalRows, rows: readonly CopiedRow[]): string {
  const lines = rows.map((row) => csvLine(copied.map((column) => cellOf(row[column]))))
  return `\uFEFF${csvLine(copied)}${lines.join('')}`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
