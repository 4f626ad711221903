import type { TranslationOf } from '../../translate.ts'
import type preview from '../en/preview.ts'

export default {
  title: 'معاينة: {title}',
  notice: 'هذه معاينة لمقال لم يُنشر بهذا الشكل بعد. لا تشارك الرابط.',
  languages: 'لغات المعاينة',
  goneTitle: 'أُغلقت هذه المعاينة',
  goneText: 'أُلغي الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا ممن أرسله إليك.',
  toBlog: 'إلى المدونة',
} satisfies TranslationOf<typeof preview, 'ar'>
