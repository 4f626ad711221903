import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import type { Site } from '#server/site/ssr/routes.ts'
import { execute } from '#server/test/execute.ts'
import { createTestDatabase } from './database.ts'
import { type TestOptions, type TestServices, testServices } from './factories.ts'

export type OpenServices = TestServices & {
  databaseOwnerUrl: string
  /** Runs a statement as the owner of the database, for what the server itself has no grant for. */
  asOwner(statement: string): Promise<void>
}

/** The services on the test file's own database; both are removed after its last test. */
export async function openServices(options?: TestOptions): Promise<OpenServices> {
  const database = await createTestDatabase()
  if (options?.closed) await execute(database.ownerUrl, 'update shop_opening set opened_at = null')
  const services = await testServices(database.url, options)
  afterAll(async () => {
    await services.close()
    await database.drop()
  })
  const { ownerUrl } = database
  return Object.assign(services, {
    databaseOwnerUrl: ownerUrl,
    asOwner: (statement: string) => execute(ownerUrl, statement),
  })
}

/** The whole server on them, for tests that inject. */
export async function openApp(
  site?: Site,
  options?: TestOptions,
): Promise<{ app: FastifyInstance; services: OpenServices }> {
  const services = await openServices(options)
  const app = await buildApp({ services, ...(site && { site }) })
  afterAll(() => app.close())
  return { app, services }
}
