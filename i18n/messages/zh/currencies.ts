import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}，以 EUR 结算',
  rate: '近似值，按 {date} 汇率。以你的银行汇率为准。',
  choose: '同时显示',
  only: '仅 EUR',
} satisfies TranslationOf<typeof currencies, 'zh'>
