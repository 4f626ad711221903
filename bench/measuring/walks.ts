import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { execute } from '#server/test/execute.ts'
import { testServices } from '#server/test/factories.ts'
import { type Walked, walk } from '#server/test/walk/walk.ts'

type Walk = Parameters<typeof walk>[1]

/** A PostgreSQL for walks: each begins in an empty shop of its own, so that a seed alone repeats it. */
export async function openWalks(): Promise<{ walk(wish: Walk): Promise<Walked>; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'peakline-walks-'))
  // As root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  // A step waits for no disk: its faults cut connections, which loses nothing that was committed.
  const { url, ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: () => {}, durable: false })
  const at = (base: string, name: string) => Object.assign(new URL(base), { pathname: name }).href
  await execute(ownerUrl, 'create database walk_template')
  await migrate(at(ownerUrl, 'walk_template'), at(url, 'walk_template'))
  let walks = 0
  return {
    async walk(wish) {
      const name = `walk_${++walks}`
      await execute(ownerUrl, `create database ${name} template walk_template`)
      const services = await testServices(at(url, name), { connections: 10 })
      try {
        return await walk(services, wish)
      } finally {
        await services.close()
        await execute(ownerUrl, `drop database ${name} with (force)`)
      }
    },
    async close() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
