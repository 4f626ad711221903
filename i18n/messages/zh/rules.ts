import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: '邮箱不能为空。',
  email_invalid: '请输入有效的邮箱地址。',
  username_empty: '用户名不能为空。',
  password_empty: '密码不能为空。',
  password_too_short: '密码至少需要 {figures.leastPassword} 个字符。',
  minimum_purchase: '最低购买量为 {figures.minimumPurchase} LP 或 {figures.minimumPurchase} RR。',
  target_tier_lower: '目标段位不能低于当前段位。',
  target_division_same_or_lower: '目标小段不能等于或低于当前小段。',
  captcha_required: '请先完成人机验证。',
  terms_not_accepted: '你必须接受服务条款。',
} satisfies TranslationOf<typeof rules, 'zh'>
