import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: '结算',
  heading: '支付订单',
  description: '核对订单并付款。',

  inGameName: '你的游戏内名称',
  inGameNameHint: '带上标签，例如 Mira#EUW。代练师会向这个名称发出邀请。',

  notPaidTitle: '付款没有成功',
  notPaidText: '没有扣款。请重试，或换一种付款方式。',

  riskTitle: '付款之前',
  riskText: 'Riot Games 的条款禁止代练，并可能因此限制或关闭账号。没有人能保证你的账号不受影响。',
  riskAccept: '我已阅读，仍要下单。',
  startAccept: '请立即开始。我知道订单完成后，我不再享有<withdrawal>撤回权</withdrawal>。',
  termsNote: '本订单适用<terms>服务条款</terms>和<refunds>退款政策</refunds>。',

  riskMissing: '请先确认你已阅读上面的说明。',
  nameMissing: '请先填写你的游戏内名称。',
  'named.title': '{names.yourBooster}',
  'named.any': '我们询问合适的代练师，先问你收藏的人。',
  'named.choose': '指定代练师',
  'named.name': '代练师名字',
  'named.if': '若对方 {figures.namedOffer}内未接单',
  'named.everyone': '询问所有合适的代练师',
  'named.refund': '给我退款',
  'named.ask': '优先询问',
  'named.missing': '请先输入代练师的名字。',
  'named.chosen': '先询问 {booster}',
  'named.thenEveryone': '对方有 {figures.namedOffer}考虑。若未接单，我们会询问所有合适的代练师。价格不变。',
  'named.thenRefund': '对方有 {figures.namedOffer}考虑。若未接单，你会收到退款。价格不变。',
  'named.remove': '不指定',
  'named.cannot': '{booster} 无法承接',
  'named.clear': '请修改订单，或移除名字以询问任意代练师。',
  'named.open': '你输入了代练师的名字。请点击“{checkout.named.ask}”，或移除名字。',
  'named.refusal.rank': '{booster} 不打这个段位。',
  'named.refusal.full': '{booster} 的订单已满。',
  'named.refusal.service': '{booster} 未开通该服务器上的此服务。',
  'named.refusal.other': '{booster} 目前不接单。',

  method: '付款方式',
  card: '{names.card}',
  cardText: '将跳转到支付服务商的页面，付款后返回这里。',
  balanceText: '可用余额 {balance}。',
  balanceTooLow: '你的余额 {balance} 不够支付 {total}。',
  balanceAndCard: '余额加银行卡',
  balanceAndCardText: '余额支付 {balance}，银行卡支付 {card}。',
  pay: '支付 {total}',
  paying: '正在付款',

  priceFrozen: '这个价格已为你的订单锁定。',
  cashback: '订单完成后，{amount} 会返到你的余额（{percent}）。',
  cashbackGuest: '在订单完成前创建账号，{amount} 会返到你的余额（{percent}）。',
  payNext: '接下来会进入支付页面，确认后才会扣款。',
  unpaidNote: '未付款的订单会在 {figures.payment}后取消。',

  paidTitle: '已付款',
  paidText: '你的订单 {number} 已付款。',
  toOrder: '查看订单',
  cancelledTitle: '订单已取消',
  cancelledText: '你随时可以重新下单。',
  newOrder: '重新下单',

  headingCoaching: '支付教学订单',
  riskTextCoaching:
    '教练看你打，和你交流。陪练教学是帮你提高，不是代练：每一局都由你自己打，没有人会登录你的账号。',
  riskAcceptCoaching: '我已阅读。',
  newCoaching: '选择教练',

  coupon: '我有优惠券',
  couponCode: '优惠券代码',
  couponApply: '使用',

  couponMissing: '请先输入代码。',
  couponSaves: '已为你省下 {amount}。',
  couponLimited: '这张优惠券本可优惠更多，但此订单已达到最高优惠。',
  couponRemove: '移除',
  couponTakenOff: '优惠券已移除。请核对新的总价，再付一次款。',

  changed: '价格已变动',
  changedText: '你还没有下单。继续之前，请先核对新价格。',
  changedShown: '之前的价格',
  changedNow: '新价格',
  changedAccept: '以 {total} 下单',
  changedBack: '返回我的订单',

  change: '修改',
  receiptTo: '收据发送至',
  asGuest: '以游客身份下单',
} satisfies TranslationOf<typeof checkout, 'zh'>
