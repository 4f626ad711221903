// The command `npm run doctor`: checks the shop that the settings describe, whether its server runs or not.
import { runningPostgres } from '#db/embedded-postgres.ts'
import { openPayments } from '#server/money/payments/open-payments.ts'
import { noPictures } from '#server/news/mail/letter-pictures.ts'
import { openMailer } from '#server/news/mail/open-mailer.ts'
import { type Config, readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/pool.ts'
import { localFiles } from '#server/platform/outside/local-files.ts'
import { openidSignIn } from '#server/platform/outside/openid-sign-in.ts'
import { actAsOwner } from '#server/platform/process/act-as-owner.ts'
import { openLog } from '#server/platform/process/open-log.ts'
import { checkShop } from './check-shop.ts'
import { englishDoctor } from './english-doctor.ts'
import { runDoctor } from './run-doctor.ts'
import { sendTestMail } from './send-test-mail.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
/** Nothing listens there: what isn't running is found to be away. */
const nowhere = 'postgres://nobody@127.0.0.1:1/nothing'

const config = settings()
if (config) {
  await actAsOwner(config.dataDir)
  await examine(config)
}

/** The settings, or their fault: without them there is nothing to check. */
function settings(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    say(`WRONG    ${englishDoctor.name('settings')}`)
    say(`           ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 2
  }
}

async function examine(config: Config): Promise<void> {
  const url = config.databaseUrl ?? (await runningPostgres(config.dataDir))?.url ?? nowhere
  const db = openDatabase(url, { connections: 4 })
  const mailer = await openMailer(config)
  const services = {
    config,
    db,
    mailer,
    log: openLog('silent'),
    now: () => new Date(),
    payments: await openPayments({ config, db }),
    social: openidSignIn(config.signIns, `${config.publicUrl}/`),
    files: localFiles(config.dataDir),
    letterPictures: noPictures,
  }
  try {
    process.exitCode = await runDoctor(process.argv.slice(2), {
      say,
      check: () => checkShop(services),
      mail: (email) => sendTestMail(services, { email, locale: 'en' }),
    })
  } finally {
    mailer.close?.()
    await db.destroy()
  }
}
