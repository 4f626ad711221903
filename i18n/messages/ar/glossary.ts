import type { TranslationOf } from '../../translate.ts'
import type glossary from '../en/glossary.ts'

export default {
  metaTitle: 'مصطلحات الرتبة وLP وMMR ورفع التصنيف',
  description:
    'ما معنى LP وRR وMMR وتناقص النقاط والفوز الصافي ومباريات التحديد في League of Legends وTFT وValorant وWild Rift، في جمل قليلة.',
  lead: 'كلمات أربع ألعاب وكلمات هذا المتجر، كل منها في جملتين أو ثلاث.',
  search: {
    zero: 'لا مصطلحات للبحث',
    one: 'ابحث في مصطلح واحد',
    two: 'ابحث في مصطلحين',
    few: 'ابحث في {count} مصطلحات',
    many: 'ابحث في {count} مصطلحًا',
    other: 'ابحث في {count} مصطلح',
  },
  onlyOurs: 'كلمات هذا المتجر فقط',
  ours: 'من كلمات هذا المتجر',
  byGame: 'المصطلحات حسب اللعبة',
  letters: 'الحروف',
  allGames: '{names.allGames}',
  found: {
    zero: 'لا توجد مصطلحات',
    one: 'وُجد مصطلح واحد',
    two: 'وُجد مصطلحان',
    few: 'وُجدت {count} مصطلحات',
    many: 'وُجد {count} مصطلحًا',
    other: 'وُجد {count} مصطلح',
  },
  see: 'انظر: {term}',
  'from.elo-boost': 'من {price} للقسم، <calculator>إلى حاسبة السعر</calculator>',
  'from.duo-boost': 'من {price} للقسم، <calculator>إلى حاسبة السعر</calculator>',
  'from.placement-boost': 'من {price} للمباراة، <calculator>إلى حاسبة السعر</calculator>',
  'from.win-boost': 'من {price} للفوز الصافي، <calculator>إلى حاسبة السعر</calculator>',
  noneTitle: 'لا مصطلح يطابق «{query}»',
  nearest: 'هل تقصد أحد هذه المصطلحات؟',
  noneOfThese: 'لا يطابق أي مصطلح عوامل التصفية هذه.',
  showAll: 'عرض كل المصطلحات',
  missing: 'كلمة ناقصة أو غير صحيحة؟ <contact>أخبرنا</contact> وسنضيفها مع المصدر.',
} as const satisfies TranslationOf<typeof glossary, 'ar'>
