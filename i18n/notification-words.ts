import type { NotificationParams } from '#contract/notifications.ts'
import type { Formats } from './format.ts'
import type { Translate } from './translate.ts'

/** A notification's title and text, or null for a code that these texts don't have (from a newer server). */
export function notificationWords(
  t: Translate,
  format: Formats,
  code: string,
  params: NotificationParams,
): { title: string; text: string } | null {
  const [title, text] = [`notifications.${code}.title`, `notifications.${code}.text`]
  if (!t.has(title) || !t.has(text)) return null
  const amounts = Object.entries(params).filter(([name]) => name === 'amount' || name === 'returned')
  const money = amounts.map(([name, minor]) => [name, format.money(Number(minor))])
  // A reason that staff picked is said in the reader's language, before their own words.
  const ready = `ready.because.${params.ready}`
  const reason = t.has(ready) ? [t(ready), params.reason].filter(Boolean).join(' ') : params.reason
  const values = { ...params, ...(reason !== undefined && { reason }), ...Object.fromEntries(money) }
  return { title: t(title, values), text: t(text, values) }
}
