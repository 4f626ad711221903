import type { TranslationOf } from '../../translate.ts'
import type currencies from '../en/currencies.ts'

export default {
  about: '≈ {amount}، والدفع باليورو EUR',
  rate: 'تقريبي، بسعر صرف {date}. والمعتمد سعر بنكك.',
  choose: 'اعرض أيضًا بعملة',
  only: 'EUR فقط',
} satisfies TranslationOf<typeof currencies, 'ar'>
