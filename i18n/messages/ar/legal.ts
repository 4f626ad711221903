import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'الإصدار {version}، ساري منذ {date}',
  pages: 'الصفحات القانونية',
  contents: 'في هذه الصفحة',
  print: 'طباعة',
  demo: 'هذا المتجر تجريبي: الشركة وبياناتها مختلقة.',
  hours: 'كل يوم من {from} إلى {to} ({zone})',
  inLanguage: 'باللغة {language}',
  necessary: 'ضرورية',
  optional: 'Google Analytics، بموافقتك فقط',
  colPlace: 'مكان الحفظ',
  colPurpose: 'الغرض',
  colLasts: 'المدة',
  'place.cookie': 'ملف تعريف ارتباط',
  'place.localStorage': 'التخزين المحلي',
  'place.sessionStorage': 'تخزين الجلسة',
  example:
    'يطلب أحدهم «{climb}» ({server}) مقابل {total}، مع إضافتين: {addons}. ثم يطلب إنهاء الطلب حين يصل البوستر إلى {rank} مع {points}.',
  colPart: 'البند',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'ar'>
