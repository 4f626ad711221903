import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { execute } from '#server/test/execute.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `appUrl` connects as the server's account, `ownerUrl` as the owner of all databases. */
    postgres: { ownerUrl: string; appUrl: string; template: string; prefix: string }
  }
}

export interface TestDatabase {
  /** As the server connects, so that a missing grant fails in tests too. */
  url: string
  ownerUrl: string
  drop(): Promise<void>
}

/** A migrated, empty database for one test file, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { ownerUrl, appUrl, template, prefix } = inject('postgres')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await execute(ownerUrl, `create database ${name} template ${template}`)
  return {
    url: databaseAt(appUrl, name),
    ownerUrl: databaseAt(ownerUrl, name),
    // First without force: PostgreSQL waits a few seconds for connections to close, and cutting one raises an error.
    async drop() {
      await execute(ownerUrl, `drop database ${name}`).catch(() =>
        execute(ownerUrl, `drop database ${name} with (force)`),
      )
    },
  }
}

function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = name
  return own.href
}
