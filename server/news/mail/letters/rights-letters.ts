import type { BanReason } from '#core/people/bans.ts'
import type { Permission, StaffPermission } from '#core/people/permissions.ts'
import { href } from '#i18n/href.ts'
import { inAList } from '#i18n/in-a-list.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { madeUp, madeUpToken } from './made-up.ts'
import { type NoFacts, ownLetter } from './own-letter.ts'

const notice = { reason: 'account', topic: 'account', secret: true } as const
const dashboard = (locale: Locale) => href('/dashboard', locale)

function named(t: Translate, permissions: readonly Permission[]): string {
  return inAList(
    t,
    permissions.map((each) => t(`rights.name.${each}`)),
  )
}

/** What staff change about somebody's account: bans, sessions, permissions, an invitation. */
export const rightsLetters = {
  account_banned: ownLetter({
    reason: 'account',
    topic: 'account',
    counts: 'nobody',
    words: ({ reason, until }: { reason: BanReason; until: Date | null }, { t, locale, time, zone }) => ({
      values: {
        reason: t(`rights.ban.${reason}`),
        until: until
          ? t('rights.bannedUntilIn', { time: time.dateTime(until), zone })
          : t('rights.bannedOpen'),
      },
      page: href('/contact', locale),
    }),
    example: { reason: 'outside_deal', until: madeUp.now },
  }),
  account_unbanned: ownLetter({
    ...notice,
    words: (_: NoFacts, { locale }) => ({ page: dashboard(locale) }),
    example: {},
  }),
  sessions_ended: ownLetter({
    ...notice,
    words: (_: NoFacts, { locale }) => ({ page: dashboard(locale) }),
    example: {},
  }),
  session_ended: ownLetter({
    ...notice,
    words: (device: { browser: string | null; system: string | null }, { t, locale }) => ({
      values: {
        browser: device.browser ?? t('mails.unknown_browser'),
        system: device.system ?? t('mails.unknown_system'),
      },
      page: dashboard(locale),
    }),
    example: { browser: 'Chrome', system: 'Windows' },
  }),
  permissions_changed: ownLetter({
    ...notice,
    words: ({ held }: { held: readonly Permission[] }, { t, locale }) => ({
      values: { permissions: named(t, held) },
      page: dashboard(locale),
    }),
    example: { held: ['EditOrders', 'EditUsers'] },
  }),
  permissions_removed: ownLetter({
    ...notice,
    words: (_: NoFacts, { locale }) => ({ page: dashboard(locale) }),
    example: {},
  }),
  // Who invites is named on its page, which only the link opens.
  staff_invited: ownLetter({
    ...notice,
    counts: 'network',
    words: (
      { permissions, token, until }: { permissions: readonly StaffPermission[]; token: string; until: Date },
      { t, locale, time, zone },
    ) => ({
      values: { permissions: named(t, permissions), time: time.dateTime(until), zone },
      page: href('/invitation/:token', locale, { token }),
    }),
    example: { ...madeUpToken, permissions: ['EditOrders', 'EditStore'], until: madeUp.now },
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
