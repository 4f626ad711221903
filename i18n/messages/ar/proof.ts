import type { TranslationOf } from '../../translate.ts'
import type proof from '../en/proof.ts'

export default {
  passkey: 'الدخول بمفتاح مرور',
  title: 'أكّد أنك صاحب الحساب',
  stepUp: 'هذا التغيير يمسّ أمان حسابك، لذلك نسألك مرة أخرى.',
  secondStep: 'بقيت خطوة: حسابك محمي بعامل ثانٍ.',
  code: 'رمز من تطبيقك',
  codeHint: 'افتح تطبيق المصادقة وأدخل الأرقام التي يعرضها، وعددها {figures.codeDigits}.',
  recoveryCode: 'رمز الاسترداد',
  recoveryHint: 'أحد الرموز التي حفظتها. كل رمز يعمل مرة واحدة.',
  confirmPasskey: 'التأكيد بمفتاح مرور',
  useCode: 'استخدام رمز من تطبيقك',
  useRecovery: 'استخدام رمز استرداد',
  usePassword: 'استخدام كلمة المرور',
  confirm: 'تأكيد',
  codeMissing: 'أدخل الرمز أولًا.',
  noProof: 'سجّلت الدخول بلا كلمة مرور وليس لديك مفتاح مرور. سجّل الخروج ثم الدخول من جديد للمتابعة.',
  mailbox: 'ليست لديك كلمة مرور، لذلك نتأكد منك برابط إلى {email}.',
  mailboxSent:
    'افتح الرابط الذي في رسالتنا بهذا المتصفح. يعمل مرة واحدة خلال {figures.orderLink.gen}. ثم عد إلى هنا.',
  mailboxOpened: 'فتحت الرابط',
  cancelled: 'لم يُستخدم أي مفتاح مرور. حاول من جديد أو اختر طريقة أخرى.',
  staffTitle: 'احمِ حسابك في فريق العمل',
  staffText: 'تُفتح صفحات فريق العمل حين تفعّل التحقق بخطوتين: مفتاح مرور أو تطبيق مصادقة.',
  staffHint: 'لحسابك صلاحيات فريق العمل لكن بلا عامل ثانٍ. في المتجر الفعلي تبقى هذه الصفحات مغلقة من دونه.',
  setUp: 'الإعداد الآن',
} satisfies TranslationOf<typeof proof, 'ar'>
