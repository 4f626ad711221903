import { priceField } from '#core/prices/price-values.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { pathWords, valueWords } from './path-words.ts'
import type { CellFault } from './use-grid.ts'

/** Why a typed or pasted text is not a value of its field. */
export function faultWords(t: Translate, format: Formats, { path, text, fault }: CellFault): string {
  const field = priceField(path)
  const name = pathWords(t, format, path)
  if (!field || fault === 'kind') return t(`prices.fault.${field?.kind ?? 'price'}`, { name, text })
  const [min, max] = [field.min, field.max].map((bound) => valueWords(t, format, path, bound))
  return t('prices.fault.bounds', { name, min: min ?? '', max: max ?? '' })
}
