import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Captcha } from './outside/captcha.ts'
import type { FileStore } from './outside/file-store.ts'
import type { Mailer } from './outside/mailer.ts'
import type { PaymentProvider } from './outside/payment-provider.ts'
import type { Realtime } from './realtime/realtime.ts'

/** What use cases work with; made once in main.ts (or by a test) and handed down. */
export type Services = {
  config: Config
  db: Db
  log: Logger
  /** The present; tests hand in their own. */
  now: () => Date
  realtime: Realtime
  captcha: Captcha
  mailer: Mailer
  files: FileStore
  payments: Map<string, PaymentProvider>
}
