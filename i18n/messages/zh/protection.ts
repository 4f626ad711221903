import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: '你的东西，始终是你的',
  example: '示例',

  login: '你的登录信息',
  loginKey: '{cipher}，独立密钥',
  you: '你',
  youText: '查看、更换、删除',
  booster: '{names.yourBooster}',
  boosterText: '仅代练期间',
  others: '其他人都看不到',
  othersText: '工作人员也不行',
  loginTitle: '登录信息：加密保管，每次查看都有记录',
  'event.stored': '你存入了登录信息',
  'event.viewed': '你的代练师查看了登录信息',
  'event.replaced': '你更换了登录信息',
  'event.deleted': '订单完成，登录信息已删除',
  when: '第 {day} 天，{time}',

  paid: '已付 {price}，由 {name} 保管',
  back: '现在停止可退还',
  kept: '已打的部分',
  today: '今天，{rank}',
  moneyTitle: '你的钱：确认之前由我们保管',
  ledger: '账目',
  held: '保管',
  boosterColumn: '代练师',
  youPay: '你付款',
  youConfirm: '你确认结果',
  inTheEnd: '最终分配（{currency}）',

  'promise.refund': '代练师开打前可全额退款',
  'promiseText.refund': '在订单页面取消即可，钱按原付款方式退回，或退到余额。',
  'promise.start': '{figures.start}内没有代练师开打，可退款',
  'promiseText.start': '由你决定：继续等，或者全额退回。',
  'promise.dispute': '有问题？钱先不动',
  'promiseText.dispute': '反馈问题后，计时停止。工作人员在 {figures.disputeAnswer}内答复。',
} satisfies TranslationOf<typeof protection, 'zh'>
