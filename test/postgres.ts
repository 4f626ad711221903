import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { execute } from '#db/execute.ts'
import { migrate } from '#db/migrate.ts'

/** One PostgreSQL for the run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  const template = `peakline_template_${randomBytes(4).toString('hex')}`
  await execute(server.url, `create database ${template}`)
  const url = new URL(server.url)
  url.pathname = template
  await migrate(url.href)
  project.provide('postgres', { url: server.url, template })
  return async () => {
    await execute(server.url, `drop database ${template} with (force)`)
    await server.stop()
  }
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  const dataDir = await mkdtemp(join(tmpdir(), 'peakline-test-'))
  // For root the database runs as another user, who must get in.
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: console.log, durable: false })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
