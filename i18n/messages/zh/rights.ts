import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  needed: '此页面需要“{right}”权限，你的账号没有该权限。',
  toDashboard: '前往你的控制台',
  askAdmin: '如有需要，请联系管理员。',
  'name.Booster': '代练师',
  'name.EditOrders': '订单',
  'name.EditStore': '商店',
  'name.EditUsers': '用户',
  'name.FullAccess': '完全访问',
} satisfies TranslationOf<typeof rights, 'zh'>
