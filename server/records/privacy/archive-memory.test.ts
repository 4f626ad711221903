import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { transaction } from '#server/platform/ports/work.ts'
import { findPerson } from '#server/platform/users/user-store.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { packArchive } from './pack-archive.ts'

const services = await openServices()
const megabyte = 1024 ** 2

/** How much more memory this process has at its peak while something runs, in megabytes. */
async function peakOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 5)
  await run()
  clearInterval(look)
  return Math.round((peak - before) / megabyte)
}

const rows = 20_000

test('an archive of 80 MB of rows takes less than 300 MB of memory, and nothing is missing', async () => {
  const { id } = await insertCustomer(services, { verified_at: services.now() })
  await services.asOwner(`
    insert into notifications (user_id, code, message, params, created_at)
    select '${id}', 'order_paid', repeat('ünd so weiter ', 300) || n, '{}', now()
    from generate_series(1, ${rows}) n`)
  const packed = join(services.config.dataDir, 'packed.zip')
  const peak = await peakOf(() =>
    transaction(services, async ({ tx }) => {
      const owner = await findPerson(tx, id)
      if (!owner) throw new Error('The person is missing')
      await pipeline(Readable.from(packArchive(services, tx, owner)), createWriteStream(packed))
    }),
  )
  // Packed as a whole, 120 MB took 1,133 MB; as a stream, 176 MB, most of it not yet collected.
  expect(peak).toBeLessThan(300)
  const files = unzipSync(await readFile(packed), { filter: ({ name }) => name.includes('notifications') })
  const lines = Buffer.from(files['csv/notifications.csv'] ?? [])
    .toString()
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(rows + 1)
  const found = JSON.parse(Buffer.from(files['json/notifications.json'] ?? []).toString())
  expect(found).toHaveLength(rows)
})
