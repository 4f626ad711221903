import type { TranslationOf } from '../../translate.ts'
import type account from '../en/account.ts'

export default {
  signInNeeded: 'هذه الصفحة تخص حسابًا. سجّل الدخول لتراها.',
  registerTitle: 'إنشاء حساب',
  email: 'البريد الإلكتروني',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  passwordHint: '6 أحرف على الأقل.',
  register: 'إنشاء حساب',
  continueAsGuest: 'المتابعة بالبريد',
  guestHint: 'يصل إليه الإيصال وأخبار طلبك.',
  noAccountYet: 'ليس لديك حساب؟',
  haveAccount: 'لديك حساب؟',
  acceptTerms: 'أوافق على <terms>شروط الخدمة</terms>.',
  captcha: 'يجري تحقق قصير من أنك لست روبوتًا تلقائيًا عند الإرسال.',
  emailHasAccount: 'لهذا البريد الإلكتروني حساب بالفعل. أدخل كلمة المرور لمتابعة طلبك.',
  signedOutTitle: 'انتهت جلستك',
  signedOutText: 'سجّل الدخول مرة أخرى للمتابعة. ما كتبته لا يزال هنا.',
  noOrderTitle: 'لا يوجد هذا الطلب في هذا الحساب',
  noOrderText: 'قد يكون العنوان مكتوبًا خطأً، أو أن الطلب يخص حسابًا آخر.',
  signInAsOther: 'تسجيل الدخول بحساب آخر',
} satisfies TranslationOf<typeof account, 'ar'>
