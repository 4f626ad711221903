import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: 'سيقدّم {site} خدمات رفع التصنيف والتدريب في League of Legends وTeamfight Tactics وValorant وWild Rift. ما زلنا نجهّز كل شيء.',
  mailTitle: 'رسالة واحدة يوم الافتتاح',
  mailText: 'نكتب إليك مرة واحدة فقط، في يوم الافتتاح، ثم نحذف عنوانك.',
  send: 'أخبرني',
  sentTitle: 'تفقّد بريدك',
  sentText: 'أرسلنا رابطًا إلى {email}. افتحه وأكّد عنوانك. لن نرسل شيئًا قبل ذلك.',
  confirmTitle: 'هل تريد رسالة عند افتتاح {site}؟',
  mailed: 'نكتب مرة واحدة إلى {email} عند افتتاح المتجر، ثم نحذف العنوان.',
  confirm: 'تأكيد العنوان',
  listTitle: 'عنوانك في القائمة',
  remove: 'حذف عنواني',
  removedTitle: 'حُذف عنوانك',
  removedText: 'لن تصلك منا أي رسالة.',
  openTitle: 'المتجر مفتوح',
  openText: 'افتُتح المتجر في هذه الأثناء، ولم يبقَ ما يحتاج إلى تأكيد.',
  enter: 'إلى المتجر',
  overTitle: 'لم يعد هذا الرابط يعمل',
  overText: 'حُذف العنوان أو لم يؤكَّد في الوقت المحدد. يمكنك تركه من جديد.',
  trialText: 'لا يراه إلا الفريق. كل طلب هو طلب تجريبي: لا أحد يدفع شيئًا، والافتتاح يحذفه.',
  workText: 'كل طلب هنا هو طلب تجريبي: لا ينتقل أي مبلغ، والافتتاح يحذفه.',
} satisfies TranslationOf<typeof soon, 'ar'>
