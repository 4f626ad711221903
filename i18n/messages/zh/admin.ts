import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: '订单',
  description: '按状态查看订单。',
  states: '状态',
  total: { other: '{count} 个订单' },
  none: '没有处于此状态的订单',
  noneText: '订单进入此状态后会出现在这里。',
  toVerify: '待核验',
  nobody: '暂无',
} satisfies TranslationOf<typeof admin, 'zh'>
