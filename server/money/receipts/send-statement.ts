import type { FastifyReply } from 'fastify'
import { sumOf } from '#core/base/money.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { monthsAfter, startOfMonth } from '#core/base/zones.ts'
import type { EntryKind } from '#core/money/ledger.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { createTranslate, type MessageKey, type Translate } from '#i18n/translate.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Paper } from '#server/platform/papers/paper.ts'
import { sendPdf } from '#server/platform/papers/send-pdf.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { markedAsTest } from './mark-as-test.ts'
import { findStatementLines, owedBefore, type StatementLine } from './statement-store.ts'

export type Statement = { month: string; booster: string; opening: number; lines: StatementLine[] }

/** A booster's money of a month in the shop's time zone: what was owed before, and each entry that changed it. */
export async function readStatement(
  { db, config }: Services,
  boosterId: string,
  month: string,
): Promise<Statement> {
  const from = startOfMonth(config.timeZone, month)
  const until = startOfMonth(config.timeZone, monthsAfter(month, 1))
  const [booster, opening, lines] = await Promise.all([
    nameOf(db, boosterId),
    owedBefore(db, boosterId, from),
    findStatementLines(db, boosterId, from, until),
  ])
  return { month, booster, opening, lines }
}

/** Sends a booster their own statement of a month as PDF. */
export async function sendStatement(
  services: Services,
  caller: Caller,
  { month, locale }: { month: string; locale: Locale },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const statement = await readStatement(services, caller.id, month)
  const t = createTranslate(locale, await loadMessages(locale, ['receipts', 'order']))
  const paper = statementPaper(t, locale, statement, services.config)
  const pdf = await services.papers.pdf(await markedAsTest(services, t, paper))
  return sendPdf(reply, `statement-${month}`, pdf)
}

const words: Partial<Record<EntryKind, MessageKey>> = {
  order_settled: 'receipts.statement.share',
  order_adjusted: 'receipts.statement.adjusted',
  order_reversed: 'receipts.statement.reversed',
  payment_charged_back: 'receipts.statement.charged_back',
  payment_restored: 'receipts.statement.restored',
  tip_paid: 'receipts.statement.tip',
  tip_refunded: 'receipts.statement.tip_refunded',
  payout_sent: 'receipts.statement.payout',
  payout_returned: 'receipts.statement.payout_returned',
}

/** The statement in the words of its reader; opening balance and lines sum to the closing one. */
export function statementPaper(
  t: Translate,
  locale: Locale,
  { month, booster, opening, lines }: Statement,
  { siteName, operator, timeZone }: Config,
): Paper {
  const { money, ltr } = formats(locale)
  const dates = times(locale, timeZone)
  const name = new Intl.DateTimeFormat(`${localeInfo(locale).tag}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
  const line = (label: string, amount: number, isStrong = false) => ({
    label,
    value: money(amount),
    isStrong,
  })
  const numberOf = ({ kind, number }: StatementLine) => {
    if (number === null) return ''
    return kind.startsWith('payout') ? String(number) : ltr(orderNumber(number))
  }
  return {
    locale,
    brand: siteName,
    title: t('receipts.statement.title'),
    notice: operator.demo ? t('receipts.demo') : null,
    parties: [
      { label: t('receipts.from'), lines: [operator.name, ...operator.address] },
      { label: t('receipts.to'), lines: [booster] },
    ],
    facts: [{ label: t('receipts.statement.month'), value: name }],
    columns: [
      { label: t('order.colDate'), isNumber: false },
      { label: t('receipts.what'), isNumber: false },
      { label: t('receipts.number'), isNumber: false },
      { label: t('receipts.amount'), isNumber: true },
    ],
    lines: lines.map((each) => [
      dates.day(each.at),
      t(words[each.kind] ?? 'receipts.statement.correction'),
      numberOf(each),
      money(each.amount, 'EUR', 'signed'),
    ]),
    totals: [
      line(t('receipts.statement.opening'), opening),
      line(t('receipts.statement.change'), sumOf(lines)),
      line(t('receipts.statement.closing'), opening + sumOf(lines), true),
    ],
    notes: [t('receipts.statement.note', { zone: timeZone })],
    foot: [operator.name, operator.email, operator.register, operator.vatId].filter((each) => each !== ''),
    pageNumber: t('receipts.page', { page: '{page}', pages: '{pages}' }),
  }
}
