import type { TranslationOf } from '../../translate.ts'
import type rights from '../en/rights.ts'

export default {
  similar: '你要找的是这些页面吗？',
  needed: '你的账号没有“{right}”权限，打不开这个页面。',
  askAdmin: '如有需要，请联系管理员。',
  toDashboard: '前往你的控制台',

  'name.Booster': '{shell.role.booster}',
  'name.EditOrders': '{shell.adminOrders}',
  'name.EditStore': '商店',
  'name.EditUsers': '{shell.adminUsers}',
  'name.FullAccess': '完全访问',
} satisfies TranslationOf<typeof rights, 'zh'>
