import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { PageTags } from '../db/page-tags.ts'
import type { Db } from '../db/pool.ts'
import type { Beacon } from '../outside/beacon.ts'
import type { Captcha } from '../outside/captcha.ts'
import type { FileStore } from '../outside/file-store.ts'
import type { Mailer } from '../outside/mailer.ts'
import type { PageCounter } from '../outside/page-counter.ts'
import type { PaymentProvider } from '../outside/payment-provider.ts'
import type { ProfileLookup } from '../outside/profile-lookup.ts'
import type { SocialSignIn } from '../outside/social-sign-in.ts'
import type { Translation } from '../outside/translation.ts'
import type { WebPush } from '../outside/web-push.ts'
import type { Papers } from '../papers/papers.ts'
import type { SharePictures } from '../share/share-pictures.ts'

/**
 * What use cases work with; created once in main.ts (or by a test) and passed down. What only features above this file
 * know, they add in their own files (`interface Services`).
 */
export interface Services {
  config: Config
  db: Db
  log: Logger
  /** The current time; tests pass in their own. */
  now: () => Date
  /** What this process knows of the tags that kept pages depend on. */
  tags: PageTags
  captcha: Captcha
  mailer: Mailer
  /** Turns drawings into pictures. */
  sharePictures: SharePictures
  /** Sets documents as PDF. */
  papers: Papers
  files: FileStore
  counter: PageCounter
  payments: Map<string, PaymentProvider>
  social: SocialSignIn
  /** Looks up players' ranks. */
  profileLookup: ProfileLookup
  /** Translates messages. */
  translation: Translation
  /** Sends pushes to browsers. */
  webPush: WebPush
  /** Public randomness that decides raffles. */
  beacon: Beacon
}
