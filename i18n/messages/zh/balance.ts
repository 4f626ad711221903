import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: '余额的每一笔变动：时间、用途、金额和剩余。',
  ready: '可立即使用',

  history: '{prices.view.history}',
  date: '{order.colDate}',
  what: '事项',
  order: '{order.colOrder}',
  amount: '{coupons.amount}',
  after: '{shell.balance}',
  kind: '{adminmails.kind}',
  month: '{booster.month}',

  'kind.paid': '支付订单',
  'kind.refund': '{order.stopRefund}',
  'kind.top_up': '充值',
  'kind.charged_back': '{troubles.kind.chargeback}',
  'kind.correction': '更正',
  'kind.moved': '来自你的游客账号',
  'kind.tip': '{earnings.tip}',
  'kind.cashback': '{notifications.cashback_given.title}',
  cashbackOf: '此订单的 {percent}',
  cashbackTaken: '已退款或重新进行',
  'level.base': '大本营',
  'level.ridge': '山脊',
  'level.summit': '顶峰',
  'level.rate': '返 {percent}',
  'level.none': '暂无返现',
  'level.text': '每完成一个订单，返现就会进入你的余额。按你为已完成订单支付的金额计算：{turnover}。',
  'level.next': '再消费 {amount} 升到“{level}”，返 {percent}',
  'level.highest': '你已达到最高等级。',

  moneyIn: '收入',
  moneyOut: '支出',
  sums: '收入 {in}，支出 {out}，差额 {difference}',
  monthSums: '收入 {in}，支出 {out}',

  line: '每笔变动后的余额',
  balanceAfter: '变动后余额：{balance}',

  topUp: '余额充值',
  topUpText: '银行卡充值即时到账，可用于支付任何订单。',
  topUpOther: '其他金额',
  topUpOwn: '金额（欧元）',
  topUpBounds: '{least} 至 {most}',
  topUpWrong: '请输入 {least} 至 {most} 之间的金额。',
  topUpNow: '当前余额',
  topUpAfter: '充值后余额',
  topUpButton: '充值 {amount}',

  empty: '余额还没有变动',
  emptyText: '你的第一笔退款会显示在这里，可用来支付任何订单。',
} satisfies TranslationOf<typeof balance, 'zh'>
