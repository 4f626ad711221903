import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createTestDatabase } from '#db/test-database.ts'
import { buildApp } from '../app.ts'
import type { Site } from '../ssr/routes.ts'
import { type TestServices, testServices } from './factories.ts'

/** The services on a database of the test file's own; both are gone after its last test. */
export async function openServices(connections?: number): Promise<TestServices> {
  const database = await createTestDatabase()
  const services = await testServices(database.url, connections)
  afterAll(async () => {
    await services.close()
    await database.drop()
  })
  return services
}

/** The whole server on them, for tests that inject. */
export async function openApp(site?: Site): Promise<{ app: FastifyInstance; services: TestServices }> {
  const services = await openServices()
  const app = await buildApp({ services, ...(site && { site }) })
  afterAll(() => app.close())
  return { app, services }
}
