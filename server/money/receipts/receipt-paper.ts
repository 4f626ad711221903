import { orderNumber } from '#core/base/order-number.ts'
import { receiptCode, vatWithinPart } from '#core/money/receipts.ts'
import { formats } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { type Times, times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Paper } from '#server/platform/papers/paper.ts'
import type { StoredReceipt } from './receipt-store.ts'

/** A receipt or a credit note in the words of its reader. The date is the shop's, as its number's year is. */
export function receiptPaper(t: Translate, locale: Locale, receipt: StoredReceipt, zone: string): Paper {
  const { series, year, number, buyer, content, issued_at } = receipt
  const { site, issuer, demo, order } = content
  const { ltr } = formats(locale)
  const code = receiptCode(series, year, number ?? 0)
  return {
    locale,
    brand: site,
    title: t(`receipts.title.${series}`),
    notice: demo ? t('receipts.demo') : null,
    parties: [
      { label: t('receipts.from'), lines: [issuer.name, ...issuer.address] },
      { label: t('receipts.to'), lines: buyer?.split('\n') ?? [t('receipts.erased')] },
    ],
    facts: [
      { label: t('receipts.number'), value: ltr(code) },
      { label: t('order.colDate'), value: times(locale, zone).date(issued_at) },
      ...(order ? [{ label: t('order.colOrder'), value: ltr(orderNumber(order.number)) }] : []),
    ],
    columns: [
      { label: t('receipts.what'), isNumber: false },
      { label: t('receipts.amount'), isNumber: true },
    ],
    lines: linesOf(t, locale, receipt),
    totals: totalsOf(t, locale, receipt),
    notes: [
      ...notesOf(t, receipt),
      ...laterNotes(t, locale, receipt),
      ...consentNotes(t, receipt, times(locale, zone)),
    ],
    foot: [issuer.name, issuer.email, issuer.register, issuer.vatId].filter((each) => each !== ''),
    pageNumber: t('receipts.page', { page: '{page}', pages: '{pages}' }),
  }
}

function linesOf(t: Translate, locale: Locale, { amount, content }: StoredReceipt): string[][] {
  const { order, quote, subject, currency } = content
  const format = formats(locale)
  const whole = format.money(amount, currency)
  if (subject !== 'order') return [[t(`receipts.subject.${subject}`), whole]]
  if (!order) throw new Error('A receipt for an order names it')
  const title = `${orderTitle(t, order)} (${serviceLine(t, order.config)})`
  if (!quote) return [[title, whole]]
  const { base, extras } = quoteRows({ t, format, config: order.config }, quote)
  return [[title, ''], ...[...base, ...extras].map(({ label, value }) => [label, value])]
}

function totalsOf(
  t: Translate,
  locale: Locale,
  { series, amount, before, corrects, content }: StoredReceipt,
): Paper['totals'] {
  const { vat, currency, money } = content
  const format = formats(locale)
  const line = (label: string, minor: number, isStrong = false) => ({
    label,
    value: format.money(minor, currency),
    isStrong,
  })
  const taxed = () => {
    if (!vat || !('rate' in vat)) return []
    // What comes to a receipt again has the tax that was taken off with it.
    const from = series === 'R' && corrects ? before - amount : before
    const tax = vatWithinPart(from, amount, vat.rate)
    const percent = format.percent(vat.rate / 100)
    return [line(t('receipts.net'), amount - tax), line(t('receipts.tax', { percent }), tax)]
  }
  return [
    ...taxed(),
    line(t('games.total'), amount, true),
    ...money.map((part) => line(t(`receipts.money.${series}.${part.by}`), part.amount)),
  ]
}

/** What became of the refund since the credit note was issued, which nothing changes. */
function laterNotes(t: Translate, locale: Locale, { by_bank, credited, content }: StoredReceipt): string[] {
  const parts = { bank: by_bank, balance: credited }
  return (['bank', 'balance'] as const)
    .filter((way) => parts[way] > 0)
    .map((way) => t(`receipts.later.${way}`, { amount: formats(locale).money(parts[way], content.currency) }))
}

/** Confirms on paper what the customer stated (Directive 2011/83/EU, article 8 (7)). */
function consentNotes(t: Translate, { corrects, content }: StoredReceipt, { date }: Times): string[] {
  const { consents } = content
  return consents && !corrects ? [t('receipts.consents', { date: date(consents.start.at) })] : []
}

function notesOf(t: Translate, receipt: StoredReceipt): string[] {
  const { series, content, corrected_series, corrected_year, corrected_number } = receipt
  const { vat, subject } = content
  const notes: string[] = []
  if (corrected_series && corrected_year && corrected_number)
    notes.push(
      t(`receipts.corrects.${series}`, {
        number: receiptCode(corrected_series, corrected_year, corrected_number),
      }),
    )
  if (vat && 'exemption' in vat) notes.push(vat.exemption)
  if (subject === 'prepaid' || subject === 'tip') notes.push(t(`receipts.untaxed.${subject}`))
  return notes
}
