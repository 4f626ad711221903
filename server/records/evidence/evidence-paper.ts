import { orderNumber } from '#core/base/order-number.ts'
import { games } from '#core/games/games.ts'
import { formats } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { orderTitle, rankName, serviceLine } from '#i18n/order-words.ts'
import { quoteRows } from '#i18n/quote-rows.ts'
import { resultInWords } from '#i18n/result-words.ts'
import { times } from '#i18n/times.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { findPictureFacts } from '#server/files/file-store.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { findChargebacksOf } from '#server/money/settlement/chargeback-store.ts'
import type { OrderView } from '#server/orders/order/order-page.ts'
import type { MessageRow } from '#server/orders/order-chat/message-store.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Paper } from '#server/platform/papers/paper.ts'

export type Found = {
  order: OrderView
  row: OrderRow
  chargeback: Awaited<ReturnType<typeof findChargebacksOf>>[number]
  pictures: Awaited<ReturnType<typeof findPictureFacts>>
  messages: readonly MessageRow[]
}
type Words = { t: Translate; locale: Locale; config: Config; now: Date }
type Section = NonNullable<Paper['sections']>[number]

/** What proves an order, for a bank: what was bought, agreed to, done and said. A login is named by its times only. */
export function evidencePaper({ t, locale, config, now }: Words, found: Found): Paper {
  const { order, chargeback, row } = found
  const format = formats(locale)
  const { ltr } = format
  const time = times(locale, config.timeZone)
  const at = (instant: string | Date | null) => (instant === null ? '' : time.dateTime(instant))
  const { base, extras } = quoteRows({ t, format, config: row.config }, row.quote)
  const fact = (key: MessageKey, value: string) => ({ label: t(key), value })
  return {
    locale,
    brand: config.siteName,
    title: t('evidence.title'),
    notice: t('evidence.notice'),
    parties: [
      {
        label: t('evidence.customer'),
        lines: [order.billing?.name ?? order.customer.username, order.contact?.email ?? ''],
      },
      { label: t('evidence.made'), lines: [at(now)] },
    ],
    facts: [
      fact('order.colOrder', ltr(orderNumber(order.number))),
      fact('evidence.disputed', format.money(chargeback.amount)),
      fact('evidence.opened', at(chargeback.opened_at)),
      fact('evidence.due', chargeback.due_at ? at(chargeback.due_at) : t('evidence.noDue')),
      fact('evidence.reference', ltr(chargeback.payment_ref ?? chargeback.provider_ref)),
    ],
    columns: [
      { label: t('receipts.what'), isNumber: false },
      { label: t('receipts.amount'), isNumber: true },
    ],
    lines: [
      [`${orderTitle(t, { config: row.config, coach: order.coach })} (${serviceLine(t, row.config)})`, ''],
      ...[...base, ...extras].map(({ label, value }) => [label, value]),
    ],
    totals: [{ label: t('games.total'), value: format.money(order.total), isStrong: true }],
    sections: [
      consents({ t, at }, row),
      timeline({ t, at }, order),
      login({ t, at }, order),
      record({ t, at, number: format.number }, found),
      chat({ t, at }, found),
      money({ t, at, amount: format.money, ltr }, order),
    ].filter(({ lines }) => lines.length > 0),
    notes: [t('evidence.zone', { zone: config.timeZone })],
    foot: [config.siteName, orderNumber(order.number)],
    pageNumber: t('receipts.page', { page: '{page}', pages: '{pages}' }),
  }
}

type Told = { t: Translate; at: (instant: string | Date | null) => string }

/** A table whose first column is the time. */
const table = (t: Translate, title: MessageKey, columns: MessageKey[], lines: string[][]): Section => ({
  title: t(title),
  columns: columns.map((each, i) => ({ label: t(each), isNumber: i === 0 })),
  lines,
})

function consents({ t, at }: Told, { consents: given, risk_accepted_at }: OrderRow): Section {
  const lines = given
    ? [
        [at(given.start.at), t('evidence.consent.start'), given.start.version],
        [at(given.withdrawal.at), t('evidence.consent.withdrawal'), given.withdrawal.version],
      ]
    : []
  if (risk_accepted_at) lines.push([at(risk_accepted_at), t('evidence.consent.risk'), ''])
  return table(t, 'evidence.consents', ['evidence.time', 'evidence.consent', 'evidence.version'], lines)
}

function timeline({ t, at }: Told, { events, customer, booster }: OrderView): Section {
  const lines = events.map(({ at: when, action, actor, actor_name }) => [
    at(when),
    t(`order.event.${action}`),
    actor_name ??
      (actor === 'customer'
        ? customer.username
        : actor === 'booster'
          ? (booster?.username ?? '')
          : t(`order.by.${actor === 'admin' ? 'staff' : actor}`)),
  ])
  return table(t, 'evidence.timeline', ['evidence.time', 'evidence.what', 'evidence.who'], lines)
}

/** When the login was stored, opened and deleted: what it is never leaves the vault. */
function login({ t, at }: Told, { vault }: OrderView): Section {
  const lines = vault.events.map(({ at: when, action, actor_name }) => [
    at(when),
    t(`order.vaultEvent.${action}`, { name: actor_name ?? t('order.booster') }),
  ])
  return table(t, 'evidence.login', ['evidence.time', 'evidence.what'], lines)
}

function record(
  { t, at, number }: Told & { number: (each: number) => string },
  { order, pictures }: Found,
): Section {
  const byId = new Map(pictures.map((each) => [each.id, each]))
  const pictureOf = (fileId: string | null) => {
    const found = fileId ? byId.get(fileId) : undefined
    if (!found) return t('evidence.noPicture')
    const { width, height, created_at, pixels } = found
    const size = t('evidence.picture', { width, height, time: at(created_at) })
    return pixels ? `${size} ${pixels.toString('hex').slice(0, 16)}` : size
  }
  const game = games[order.config.game]
  const lines = order.games.map(({ number: place, played_at, result, standing, proof_file_id, booster }) => [
    at(played_at),
    `${number(place)}. ${resultInWords(t, result)}`,
    rankName(t, game, standing),
    booster.username,
    pictureOf(proof_file_id),
  ])
  if (order.proof_file_id) lines.push(['', t('evidence.result'), '', '', pictureOf(order.proof_file_id)])
  const columns: MessageKey[] = [
    'evidence.time',
    'evidence.game',
    'evidence.rank',
    'evidence.who',
    'evidence.screenshot',
  ]
  return table(t, 'evidence.record', columns, lines)
}

/** The chat as both sides read it: contact data is masked, and what was typed instead stays with the shop. */
function chat({ t, at }: Told, { messages }: Found): Section {
  const lines = messages.map(({ at: when, author, author_name, text }) => [
    at(when),
    author === 'staff' ? t('order.by.staff') : author_name,
    text,
  ])
  return table(t, 'evidence.chat', ['evidence.time', 'evidence.who', 'evidence.said'], lines)
}

function money(
  { t, at, amount, ltr }: Told & { amount: (minor: number) => string; ltr: (text: string) => string },
  { payment, receipts, refunds, returned }: OrderView,
): Section {
  const paid = payment?.captured_at
    ? [[at(payment.captured_at), t('evidence.paid'), amount(payment.amount)]]
    : []
  const papers = receipts.map(({ issued_at, series, code, amount: minor }) => [
    at(issued_at),
    `${t(`receipts.title.${series}`)} ${ltr(code)}`,
    amount(minor),
  ])
  const back = [...refunds, ...returned.map((each) => ({ ...each, to: 'payment_method' as const }))].map(
    ({ at: when, to, amount: minor }) => [at(when), t(`evidence.refund.${to}`), amount(0 - minor)],
  )
  return table(
    t,
    'evidence.money',
    ['evidence.time', 'evidence.what', 'evidence.amount'],
    [...paid, ...papers, ...back],
  )
}
