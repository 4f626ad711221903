// The command `npm run admin -- <address>`: invites the first admin, or lets someone who lost their access in again.
import { createInterface } from 'node:readline/promises'
import { runningPostgres } from '#db/embedded-postgres.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { pgCode } from '#server/platform/db/pg-errors.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { openLog } from '#server/platform/process/open-log.ts'
import { runAdmin } from './run-admin.ts'

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)
const undefinedTable = '42P01'

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

try {
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? (await runningPostgres(config.dataDir))?.url
  if (!url) throw new Error('Start the server first, or set DATABASE_URL.')
  const db = openDatabase(url, { connections: 2 })
  // An invitation needs no more than these; the running server mails it.
  const services = { config, db, log: openLog('warn'), now: () => new Date() } as Services
  try {
    process.exitCode = await runAdmin(services, process.argv.slice(2), {
      say,
      ask: process.stdin.isTTY ? ask : undefined,
    })
  } finally {
    await db.destroy()
  }
} catch (error) {
  const missing = pgCode(error) === undefinedTable
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    `${missing ? 'The database has no tables yet. Start the server once: it creates them.' : words}\n`,
  )
  process.exitCode = 1
}
