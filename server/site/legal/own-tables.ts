import { type StoredItem, storedItems } from '#core/base/cookies.ts'
import { lastsWords, purposeWords } from '#i18n/cookie-words.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { markdownTable } from './markdown-table.ts'
import { refundExample } from './refund-example.ts'

/** `{{DE:§ 5 DDG|the law}}`: what a text says in one country, and elsewhere. */
const byCountry = /\{\{([A-Z]{2}):([^|{}]*)\|([^|{}]*)\}\}/g

/**
 * The lines `{{cookies}}` and `{{refund}}` of a source file as Markdown of what the product does today, and the words of
 * the operator's country.
 */
export async function withOwnTables(services: Services, t: Translate, source: string): Promise<string> {
  const { operatorCountry } = services.config
  const own = source.replaceAll(byCountry, (_, country: string, there: string, elsewhere: string) =>
    country === operatorCountry ? there : elsewhere,
  )
  const withCookies = own.replace('{{cookies}}', () => cookieTables(t))
  if (!withCookies.includes('{{refund}}')) return withCookies
  const example = await refundExample(services, t)
  return withCookies.replace('{{refund}}', () => example)
}

/** Everything that the site stores in a browser, first what is necessary. */
function cookieTables(t: Translate): string {
  // The first heading says which they are, so each table has a name of its own.
  const head = (first: string) => [first, t('legal.colPlace'), t('legal.colPurpose'), t('legal.colLasts')]
  const row = (item: StoredItem) => [
    `\`${item.name}\``,
    t(`legal.place.${item.place}`),
    purposeWords(t, item),
    lastsWords(t, item.lasts),
  ]
  const of = (category: StoredItem['category'], name: string) =>
    markdownTable(head(name), storedItems.filter((item) => item.category === category).map(row))
  return [of('necessary', t('legal.necessary')), of('google-analytics', t('legal.optional'))].join('\n\n')
}
