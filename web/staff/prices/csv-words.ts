import type { CsvRefusal } from '#core/prices/price-csv.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { pathWords, valueWords } from './path-words.ts'

/** Why a file was not imported: the line, its content, and what was expected. */
export function csvWords(t: Translate, format: Formats, refusal: CsvRefusal): string {
  switch (refusal.code) {
    case 'size':
      return t('prices.csv.size')
    case 'bounds': {
      const { line, text, field } = refusal
      return t('prices.csv.bounds', {
        line,
        text,
        path: pathWords(t, format, field.path),
        min: valueWords(t, format, field.path, field.min),
        max: valueWords(t, format, field.path, field.max),
      })
    }
    default:
      return t(`prices.csv.${refusal.code}`, { line: refusal.line, text: refusal.text })
  }
}
