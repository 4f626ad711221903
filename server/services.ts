import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { PageTags } from './db/page-tags.ts'
import type { Db } from './db/pool.ts'
import type { LetterPictures } from './mail/letter-pictures.ts'
import type { Followers } from './orders/kernel/followers.ts'
import type { Captcha } from './outside/captcha.ts'
import type { FileStore } from './outside/file-store.ts'
import type { Mailer } from './outside/mailer.ts'
import type { PageCounter } from './outside/page-counter.ts'
import type { PaymentProvider } from './outside/payment-provider.ts'
import type { ProfileLookup } from './outside/profile-lookup.ts'
import type { SocialSignIn } from './outside/social-sign-in.ts'
import type { Translation } from './outside/translation.ts'
import type { Papers } from './papers/papers.ts'
import type { PaymentSubjects } from './payments/payment-subject.ts'
import type { AccountFollowers } from './proofs/account-followers.ts'
import type { ProposalTypes } from './proposals/proposal-type.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { SharePictures } from './share/share-pictures.ts'

/** What use cases work with; created once in main.ts (or by a test) and passed down. */
export type Services = {
  config: Config
  db: Db
  log: Logger
  /** The current time; tests pass in their own. */
  now: () => Date
  /** What this process knows of the tags that kept pages depend on. */
  tags: PageTags
  realtime: Realtime
  captcha: Captcha
  mailer: Mailer
  /** The drawings at the top of mails. */
  letterPictures: LetterPictures
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
  /** What a payment can pay for. */
  paymentSubjects: PaymentSubjects
  /** What staff can do that creates money. */
  proposals: ProposalTypes
  /** What follows each action on an order. */
  followers: Followers
  /** What follows when an address is proven. */
  accountFollowers: AccountFollowers
}
