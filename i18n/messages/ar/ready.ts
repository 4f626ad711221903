import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'طلب الزبون الإلغاء.',
  'because.nobody_found': 'لم يُعثر على بوستر لهذا الطلب.',
  'because.wrong_details': 'بيانات الطلب لا تطابق الحساب.',
  'because.other_account': 'تُظهر لقطة الشاشة حسابًا آخر.',
  'because.not_reached': 'لا تُظهر لقطة الشاشة الرتبة المطلوبة.',
  'because.unreadable': 'لا يمكن قراءة لقطة الشاشة. ارفع الشاشة كاملة من فضلك.',
  'because.recorded_twice': 'سُجّلت هذه المباراة مرتين.',
  'because.foreign_game': 'هذه المباراة لا تخص هذا الطلب.',
  'because.credited_twice': 'أُضيف المبلغ نفسه مرتين.',
  'because.credited_too_much': 'أُضيف مبلغ أكبر مما يجب.',
  'because.credited_by_mistake': 'أُضيف المبلغ بالخطأ.',
  other: 'سبب آخر',
  words: 'بكلماتك',
  wordsHint: 'يُرسَل كما تكتبه. أما الأسباب أعلاه فيقرؤها كل شخص بلغته.',
} satisfies TranslationOf<typeof ready, 'ar'>
