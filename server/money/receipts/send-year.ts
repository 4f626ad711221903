import type { FastifyReply } from 'fastify'
import { earnedParts } from '#core/money/earned-parts.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Paper } from '#server/platform/papers/paper.ts'
import { sendPdf } from '#server/platform/papers/send-pdf.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { markedAsTest } from './mark-as-test.ts'
import { readYear, type Year } from './read-year.ts'

/** Sends a booster the summary of a year as PDF. */
export async function sendYear(
  services: Services,
  caller: Caller,
  { year, locale }: { year: number; locale: Locale },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const summary = await readYear(services, caller.id, year)
  const t = createTranslate(locale, await loadMessages(locale, ['receipts', 'order']))
  const paper = yearPaper(t, locale, summary, services.config)
  const pdf = await services.papers.pdf(await markedAsTest(services, t, paper))
  return sendPdf(reply, `summary-${year}`, pdf)
}

/** The year in the words of its reader: a line per month, their sums, and what was owed before and after. */
export function yearPaper(
  t: Translate,
  locale: Locale,
  { year, booster, opening, closing, months, total }: Year,
  { siteName, operator, timeZone }: Config,
): Paper {
  const { money } = formats(locale)
  const nameOf = new Intl.DateTimeFormat(`${localeInfo(locale).tag}-u-nu-latn`, {
    month: 'long',
    timeZone: 'UTC',
  })
  const sums = (of: (typeof months)[number] | typeof total) =>
    earnedParts.map((part) => money(of[part], 'EUR', 'signed'))
  return {
    locale,
    brand: siteName,
    title: t('receipts.year.title'),
    notice: operator.demo ? t('receipts.demo') : null,
    parties: [
      { label: t('receipts.from'), lines: [operator.name, ...operator.address] },
      { label: t('receipts.to'), lines: [booster] },
    ],
    facts: [{ label: t('receipts.year.year'), value: String(year) }],
    columns: [
      { label: t('receipts.statement.month'), isNumber: false },
      ...earnedParts.map((part) => ({ label: t(`receipts.year.${part}`), isNumber: true })),
    ],
    lines: months.map((each) => [nameOf.format(new Date(`${each.month}-01T00:00:00Z`)), ...sums(each)]),
    totals: [
      { label: t('receipts.statement.opening'), value: money(opening), isStrong: false },
      ...earnedParts.map((part) => ({
        label: t(`receipts.year.${part}`),
        value: money(total[part], 'EUR', 'signed'),
        isStrong: false,
      })),
      { label: t('receipts.statement.closing'), value: money(closing), isStrong: true },
    ],
    notes: [t('receipts.statement.note', { zone: timeZone })],
    foot: [operator.name, operator.email, operator.register, operator.vatId].filter((each) => each !== ''),
    pageNumber: t('receipts.page', { page: '{page}', pages: '{pages}' }),
  }
}
