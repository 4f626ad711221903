import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'لا يمكن ترك البريد الإلكتروني فارغًا.',
  email_invalid: 'يجب أن يكون البريد الإلكتروني عنوانًا صالحًا.',
  username_empty: 'لا يمكن ترك اسم المستخدم فارغًا.',
  password_empty: 'لا يمكن ترك كلمة المرور فارغة.',
  password_too_short: 'يجب ألا تقل كلمة المرور عن {figures.leastPassword} أحرف.',
  minimum_purchase: 'الحد الأدنى للشراء {figures.minimumPurchase} LP أو {figures.minimumPurchase} RR.',
  target_tier_lower: 'لا يمكن أن تكون الرتبة الهدف أدنى من الرتبة الحالية.',
  target_division_same_or_lower: 'لا يمكن أن يكون القسم الهدف مساويًا للقسم الحالي أو أدنى منه.',
  captcha_required: 'أكمل التحقق من أنك لست روبوتًا.',
  terms_not_accepted: 'يجب أن توافق على شروط الخدمة.',
} satisfies TranslationOf<typeof rules, 'ar'>
