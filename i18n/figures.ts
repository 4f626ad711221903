import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { linkPauseMs, linkRequestMs, linkSpans, mostTypedLetters } from '#core/base/links.ts'
import { largestPicture } from '#core/base/pictures.ts'
import {
  applicationNoteLength,
  applicationSpans,
  experienceLength,
  leastBoosterAge,
  leastPictureSide,
  newBoosterLimits,
  pictureKinds,
  provenGames,
} from '#core/boosters/applications.ts'
import { enoughReviews } from '#core/boosters/reviews.ts'
import { minimumPurchase } from '#core/choices/config-refusal.ts'
import { mostCharacters, mostHours, mostRoles } from '#core/choices/order-config.ts'
import { payoutSpans } from '#core/money/payouts.ts'
import { payoutReturnDays } from '#core/money/staff-limits.ts'
import { gamesToLearn } from '#core/orders/arrival.ts'
import { coachTextLength, shortestNotes } from '#core/orders/coaching.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { riseEveryMs } from '#core/orders/rising-share.ts'
import { loginViewMs } from '#core/orders/vault.ts'
import { mostDisputePictures } from '#core/orders/visibility.ts'
import { leastCustomerAge } from '#core/people/age.ts'
import { codeDigits, mostPasskeys, recoveryCodeCount } from '#core/people/factors.ts'
import { invitationSpans } from '#core/people/invitations.ts'
import { shortestPassword } from '#core/people/passwords.ts'
import { enoughOrders, mostFavorites, startWindowMs } from '#core/people/profiles.ts'
import { retention } from '#core/people/retention.ts'
import { signInTripMinutes } from '#core/people/sign-in-providers.ts'
import { couponCodeLength } from '#core/prices/coupons.ts'
import { leastRaffleAge, mostPrizeValue, mostWinners, raffleSpans } from '#core/raffles/raffles.ts'
import { unreadMs } from '#core/talk/order-chat.ts'
import { shortestLetter, waits } from '#core/talk/support-thread.ts'
import { type Locale, localeInfo } from './locales.ts'
import { isolated } from './translate.ts'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'megabyte'
type Figure = number | { value: number; unit: Unit }

const unitMs = { second: 1000, minute: minuteMs, hour: hourMs, day: dayMs }

const span = (ms: number, unit: keyof typeof unitMs): Figure => ({ value: ms / unitMs[unit], unit })
const kept = (id: keyof typeof retention): Figure => span(retention[id], 'day')

type SaidDeadline = {
  [Id in keyof typeof deadlines]: (typeof deadlines)[Id] extends { said: string } ? Id : never
}[keyof typeof deadlines]

/** The time spans of an order that a text says, each under its own name. */
const saidDeadlines = Object.fromEntries(
  Object.entries(deadlines).flatMap(([id, each]) => ('said' in each ? [[id, span(each.ms, each.said)]] : [])),
) as Record<SaidDeadline, Figure>

/**
 * Every figure of the business that appears in a text, by the name of its hole: `{figures.check}`. Each comes from the
 * constant that the server uses. A figure with a unit is a whole phrase in its language, such as "72 hours".
 */
export const figures = {
  ...saidDeadlines,
  riseEvery: span(riseEveryMs, 'minute'),
  raffleAge: leastRaffleAge,
  raffleClaim: span(raffleSpans.claim.ms, 'day'),
  raffleBeacon: span(raffleSpans.beacon.ms, 'hour'),
  raffleCoupon: span(raffleSpans.coupon.ms, 'day'),
  raffleWinners: mostWinners,
  rafflePrize: mostPrizeValue / 100,
  raffleLongest: span(raffleSpans.longest.ms, 'day'),
  payoutReturnDays: payoutReturnDays.days,
  enoughOrders,
  enoughReviews,
  gamesToLearn,
  mostFavorites,
  startDays: startWindowMs / dayMs,
  newDetails: span(payoutSpans.newDetails.ms, 'hour'),
  payoutStuck: span(payoutSpans.stuck.ms, 'minute'),
  applicationAnswer: span(applicationSpans.answer.ms, 'day'),
  applyAgain: span(applicationSpans.again.ms, 'day'),
  leastExperience: experienceLength.least,
  mostExperience: experienceLength.most,
  leastApplicationNote: applicationNoteLength.least,
  leastPictureSide,
  leastBoosterAge,
  leastCustomerAge,
  provenGames,
  picturesPerAccount: pictureKinds.length,
  newSoloLimit: newBoosterLimits.solo,
  newDuoLimit: newBoosterLimits.duo,
  sessionLife: kept('session'),
  signInTrip: span(signInTripMinutes * minuteMs, 'minute'),
  wholeSession: kept('wholeSession'),
  endedSession: kept('endedSession'),
  mailKept: kept('mail'),
  notificationKept: kept('notification'),
  idleGuest: kept('idleGuest'),
  dataExport: kept('dataExport'),
  failedSignIn: kept('failedSignIn'),
  savedReply: kept('savedReply'),
  applicationDraft: kept('applicationDraft'),
  refusedApplication: kept('refusedApplication'),
  unconfirmedOpeningMail: kept('unconfirmedOpeningMail'),
  supplyMail: kept('supplyMail'),
  verifyLink: span(linkSpans.verify_address, 'day'),
  resetLink: span(linkSpans.reset_password, 'minute'),
  orderLink: span(linkSpans.open_order, 'minute'),
  changeLink: span(linkSpans.change_email_new, 'hour'),
  invitation: span(invitationSpans.colleague, 'day'),
  typedLetters: mostTypedLetters,
  linkPause: span(linkPauseMs, 'minute'),
  linkRequest: span(linkRequestMs, 'hour'),
  loginView: span(loginViewMs, 'second'),
  largestPicture: { value: largestPicture / 1024 ** 2, unit: 'megabyte' },
  mostCharacters,
  mostRoles,
  mostHours,
  leastPassword: shortestPassword,
  codeDigits,
  mostPasskeys,
  recoveryCodes: recoveryCodeCount,
  leastTeaches: coachTextLength.least,
  mostTeaches: coachTextLength.most,
  leastNotes: shortestNotes,
  leastCode: couponCodeLength.least,
  mostCode: couponCodeLength.most,
  mostDisputePictures,
  unreadAnswer: span(unreadMs, 'minute'),
  supportGoal: span(waits.late, 'minute'),
  leastLetter: shortestLetter,
  minimumPurchase,
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

export function isFigure(name: string): name is FigureName {
  return Object.hasOwn(figures, name)
}

/** The one case in which a language writes a figure otherwise than alone, by the ending of its hole: `{figures.appeal.dat}`. */
const inflected: Partial<Record<Locale, { ending: string; of(phrase: string): string }>> = {
  // 3 Tage, but innerhalb von 3 Tagen.
  de: { ending: 'dat', of: (phrase) => phrase.replace(/(Tage|Monate)$/, '$1n') },
  // The dual: ساعتان, but خلال ساعتين.
  ar: { ending: 'gen', of: (phrase) => phrase.replace(/(?<=[تم])ان$/, 'ين') },
}

/** The name in a figure's hole without its case: `check` of `check.dat`. */
export function figureOf(name: string): string {
  return name.replace(/\.(dat|gen)$/, '')
}

/**
 * The figure that a hole names, as a text of the language shows it; null if there is none, or the language doesn't know
 * the case.
 */
export function figureForHole(locale: Locale, name: string): string | null {
  const figure = figureOf(name)
  if (!isFigure(figure)) return null
  if (figure === name) return figureInWords(locale, figure)
  const own = inflected[locale]
  return own && name.endsWith(`.${own.ending}`) ? figureInWords(locale, figure, own.of) : null
}

/** A figure as a text of the language shows it, in the nominative; a no-break space ties it to its unit. */
export function figureInWords(
  locale: Locale,
  name: FigureName,
  inflect: (phrase: string) => string = (phrase) => phrase,
): string {
  const figure: Figure = figures[name]
  const { tag, dir } = localeInfo(locale)
  if (typeof figure === 'number') return String(figure)
  const { value, unit } = figure
  // Players write MB in Arabic too; only French has its own unit symbol.
  const [language, unitDisplay] =
    unit === 'megabyte' ? ([dir === 'rtl' ? 'en-US' : tag, 'short'] as const) : ([tag, 'long'] as const)
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay })
  const phrase = format
    .format(value)
    .replaceAll(/\s/g, '\u00a0')
    // Chinese puts a space between digits and letters, and Intl doesn't add it.
    .replace(/(\d)(\p{Script=Han})/u, '$1\u00a0$2')
  const inCase = inflect(phrase)
  return dir === 'rtl' ? isolated(inCase) : inCase
}
