import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: '你已登录。',
  register: '注册成功。',
  connected: '账号已关联。',
  orderCreated: '下单成功。',
  orderCalculated: '价格已算好。',
  orderUpdated: '订单已更新。',
  couponCreated: '优惠券已创建。',
  couponUpdated: '优惠券已保存。',
  couponDeleted: '优惠券已删除。',
  mailQueuedAgain: '邮件将重新发送。',
  profileUpdated: '你的资料已更新。',
  raffleEntered: '你已参加，祝你好运！',
  raffleLeft: '你的号码已退出。',
  prizeClaimed: '奖品归你了。',
  raffleSaved: '抽奖已保存。',
  raffleOpened: '抽奖已开放，或将在开始时间开放。',
  raffleDeleted: '草稿已删除。',
  raffleCancelled: '抽奖未开奖即结束。',
  balanceUpdated: '余额已更新。',
} satisfies TranslationOf<typeof success, 'zh'>
