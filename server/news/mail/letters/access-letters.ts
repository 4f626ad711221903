import { href } from '#i18n/href.ts'
import { times } from '#i18n/times.ts'
import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { madeUpToken } from './made-up.ts'
import { type NoFacts, ownLetter, settingsPage } from './own-letter.ts'

type Link = { token: string }

const link = { reason: 'account', topic: 'account', secret: true } as const
const notice = { reason: 'account', topic: 'account' } as const

/** Getting in and staying the owner of an account: links that work once, and notices of what has changed. */
export const accessLetters = {
  welcome: ownLetter({
    ...link,
    counts: 'network',
    words: ({ token }: Link, { locale }) => ({ page: href('/confirm/:token', locale, { token }) }),
    example: madeUpToken,
  }),
  reset_password: ownLetter({
    ...link,
    counts: 'network',
    returns: true,
    words: ({ token }: Link, { locale }) => ({ page: href('/reset-password/:token', locale, { token }) }),
    example: madeUpToken,
  }),
  open_order: ownLetter({
    ...link,
    counts: 'network',
    words: ({ token, number }: Link & { number: number }, { locale }) => ({
      values: { number },
      page: href('/confirm/:token', locale, { token }),
    }),
    example: { ...madeUpToken, number: 20418 },
  }),
  have_account: ownLetter({
    ...notice,
    counts: 'network',
    words: (_: NoFacts, { locale }) => ({ page: href('/dashboard/my-orders', locale) }),
    example: {},
  }),
  password_changed: ownLetter({
    ...notice,
    words: (_: NoFacts, { locale }) => ({ page: settingsPage(locale) }),
    example: {},
  }),
  change_email_old: ownLetter({
    ...link,
    words: ({ token, email }: Link & { email: string }, { locale }) => ({
      values: { email },
      page: href('/confirm/:token', locale, { token }),
    }),
    example: { ...madeUpToken, email: 'mira@example.com' },
  }),
  change_email_new: ownLetter({
    ...link,
    counts: 'network',
    words: ({ token, email }: Link & { email: string }, { locale }) => ({
      values: { email },
      page: href('/confirm/:token', locale, { token }),
    }),
    example: { ...madeUpToken, email: 'mira@example.com' },
  }),
  email_changed: ownLetter({
    ...notice,
    // To the former address: its owner may no longer reach the account.
    words: ({ email }: { email: string }, { locale }) => ({
      values: { email },
      page: href('/contact', locale),
    }),
    example: { email: 'mira@example.com' },
  }),
  new_device: ownLetter({
    ...notice,
    words: (device: { browser: string | null; system: string | null }, { t, locale, now }) => ({
      values: {
        browser: device.browser ?? t('mails.unknown_browser'),
        system: device.system ?? t('mails.unknown_system'),
        time: times(locale, 'UTC').dateAndTime(now),
      },
      page: `${settingsPage(locale)}#devices`,
    }),
    example: { browser: 'Chrome', system: 'Windows' },
  }),
  data_ready: ownLetter({
    ...notice,
    words: (_: NoFacts, { locale }) => ({ page: settingsPage(locale) }),
    example: {},
  }),
  account_deleted: ownLetter({
    ...notice,
    counts: 'nobody',
    words: (_: NoFacts, { locale }) => ({ page: href('/', locale) }),
    example: {},
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
