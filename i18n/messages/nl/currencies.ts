import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}, afgerekend in EUR',
  rate: 'Bij benadering, tegen de koers van {date}. De koers van je bank geldt.',
  choose: 'Toon ook in',
  only: 'Alleen EUR',
} satisfies TranslationOf<typeof currencies, 'nl'>
