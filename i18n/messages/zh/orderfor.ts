import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: '为客户下单…',
  title: '为客户下单',
  text: '客户会收到链接，自行查看并付款。各项同意和登录信息仍由客户本人提供。',
  email: '客户邮箱',
  language: '客户语言',
  coupon: '优惠券（可选）',
  send: '创建订单',
  made: '订单 PK-{number} 已准备好：{total}',
  mailed: '链接已发送至 {email}。',
  copy: '复制付款链接',
  copied: '付款链接已复制',
  missing: '请输入邮箱地址。',
} satisfies TranslationOf<typeof orderfor, 'zh'>
