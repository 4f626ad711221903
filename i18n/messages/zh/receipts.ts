import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': '收据',
  'title.C': '退款单',
  demo: '演示：该公司并不存在，也没有发生任何资金往来。',
  from: '开具方',
  to: '付款方',
  erased: '账号已删除',
  number: '编号',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: '第 {page} 页，共 {pages} 页',
  'subject.change': '修改订单',
  'subject.tip': '给代练师的小费',
  'subject.prepaid': '余额充值',
  net: '不含税金额',
  tax: '增值税 {percent}',
  'money.R.card': '银行卡支付',
  'money.R.balance': '余额支付',
  'money.C.card': '退回原支付方式',
  'money.C.balance': '退回余额',
  corrects: '本退款单用于更正收据 {number}。',
  'untaxed.prepaid': '余额属于预付款：用它支付订单时才计增值税。',
  'untaxed.tip': '小费全部归代练师所有，不含增值税。',
  'save.R': '收据 {number}',
  'save.C': '退款单 {number}',
} as const satisfies TranslationOf<typeof receipts, 'zh'>
