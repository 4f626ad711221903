import type { StoredItem } from '#core/base/cookies.ts'
import type { Translate } from './translate.ts'

/** What something is stored for, from the area `cookies`. */
export function purposeWords(t: Translate, { purpose }: StoredItem): string {
  return t(`cookies.purpose.${purpose}`)
}

/** How long something stays in a browser: 30 days, 1 year, until the tab closes. */
export function lastsWords(t: Translate, lasts: StoredItem['lasts']): string {
  if (typeof lasts === 'string') return t(`cookies.lasts.${lasts}`)
  return lasts % 365 === 0
    ? t('cookies.lasts.years', { count: lasts / 365 })
    : t('cookies.lasts.days', { count: lasts })
}
