import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** A SHA-256 sum in hex. */
const sum = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[a-z0-9_]+$/)

const schema = z.strictObject({
  /** Changes when an older Peakline could not read the backup. */
  format: z.literal(1),
  at: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^[\w-]+\.sql$/)).min(1),
  /** The sum is that of the rows before compression, so that a restored table can be compared with it. */
  tables: z.array(
    z.strictObject({ name, columns: z.array(z.string()), key: z.string(), rows: z.int(), sum }),
  ),
  sequences: z.array(z.strictObject({ name, value: z.int(), called: z.boolean() })),
  /** Uploaded pictures and documents by their id. */
  files: z.array(z.strictObject({ id: z.string().regex(/^[0-9a-f-]{36}$/), bytes: z.int(), sum })),
})

/** What a backup contains. It is written last: a folder without it is no backup. */
export type Manifest = z.infer<typeof schema>

const manifestName = 'manifest.json'

/** Where a folder says that it is a complete backup. */
export const manifestPath = (folder: string) => join(folder, manifestName)

export async function saveManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
}

/** @throws Error with a sentence for the operator if the folder has no complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(manifestPath(folder), 'utf8')
  } catch (cause) {
    throw new Error(`${folder} has no complete backup: ${manifestName} is missing.`, { cause })
  }
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new Error(`${manifestPath(folder)} is not readable by this Peakline: ${parsed.error.message}`)
  return parsed.data
}

/** Where a table's rows and a file's content are. */
export const tablePath = (folder: string, table: string) => join(folder, 'tables', `${table}.gz`)
export const filePath = (folder: string, id: string) => join(folder, 'files', id)
