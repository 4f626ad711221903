import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { execute } from './execute.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string }
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated, empty database of the test file's own, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('postgres')
  const name = `peakline_test_${randomBytes(6).toString('hex')}`
  await execute(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = name
  return { url: own.href, drop: () => execute(url, `drop database ${name} with (force)`) }
}
