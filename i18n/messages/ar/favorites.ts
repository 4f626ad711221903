import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'المحترفون الذين أضفتهم إلى المفضّلة.',
  add: 'أضف {booster} إلى المفضّلة',
  remove: 'أزل {booster} من المفضّلة',
  none: 'لا مفضّلة بعد',
  noneText: 'اضغط على القلب بجانب اسم المحترف فيظهر هنا.',
  browse: 'اعرض كل المحترفين',
} satisfies TranslationOf<typeof favorites, 'ar'>
