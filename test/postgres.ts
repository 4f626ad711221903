import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { execute } from '#server/test/execute.ts'

/** One PostgreSQL for the run, with an account for the server and a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  const { ownerUrl } = server
  const run = randomBytes(4).toString('hex')
  const template = `peakline_template_${run}`
  const app = new URL(ownerUrl)
  app.username = `peakline_app_${run}`
  app.password = randomBytes(16).toString('hex')
  const at = (url: string) => {
    const own = new URL(url)
    own.pathname = template
    return own.href
  }
  await execute(ownerUrl, `create database ${template}`)
  await migrate(at(ownerUrl), at(app.href))
  // Tests run on an open shop, unless they ask for a closed one.
  await execute(at(ownerUrl), 'update shop_opening set opened_at = now()')
  const prefix = `peakline_test_${run}_`
  project.provide('postgres', { ownerUrl, appUrl: app.href, template, prefix })
  return async () => {
    for (const name of [template, ...(await databasesOf(ownerUrl, prefix))])
      await execute(ownerUrl, `drop database ${name} with (force)`)
    await execute(ownerUrl, `drop role ${app.username}`)
    await server.stop()
  }
}

/** What interrupted test files have left behind. */
async function databasesOf(url: string, prefix: string): Promise<string[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  await client.end()
  return rows.map(({ datname }) => datname)
}

async function startServer(): Promise<{ ownerUrl: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { ownerUrl: url, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'peakline-test-'))
  // As root, the database runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: console.log, durable: false })
  return {
    ownerUrl: server.ownerUrl,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
