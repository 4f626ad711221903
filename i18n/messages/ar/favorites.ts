import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'البوسترز الذين أضفتهم إلى المفضّلة.',
  add: 'إضافة {booster} إلى المفضّلة',
  remove: 'إزالة {booster} من المفضّلة',
  none: 'لا مفضّلة بعد',
  noneText: 'اضغط على القلب بجانب اسم البوستر فيظهر هنا.',
  browse: 'عرض كل البوسترز',
} satisfies TranslationOf<typeof favorites, 'ar'>
