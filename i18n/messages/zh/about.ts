import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: '关于 {name}',
  description: '{name} 如何做代练：价格逐项列明，每局有记录，登录信息有保险箱。谁在经营，以及我们不做什么。',
  heading: '每一局都查得到的上分',
  lead: '{name} 是为 Riot 的游戏提供代练的商店。你设好起点和目标，代练师打完中间的路，每一局、每次查看登录信息、每一分钱，你都看得到。',

  howTitle: '我们怎么做',
  'how.price': '先看价格',
  'howText.price': '每份报价逐项列明，精确到分。付款前服务器会再算一遍，价格锁定 {figures.seal}。',
  'how.boosters': '审核通过的代练师',
  'howText.boosters':
    '申请人须年满 {figures.leastBoosterAge} 岁，并提供个人资料和最近 {figures.provenGames} 场排位赛的截图。工作人员核实后，按游戏给每位代练师设定最高段位，不符合条件的订单接不了。',
  'how.record': '进度有记录',
  'howText.record': '每一局都记下结果，最终段位附有截图。退款也按同一份记录计算。',
  'how.word': '最后由你说了算',
  'howText.word': '你有 {figures.check}核对结果。有问题就反馈，工作人员处理完之前，钱先不动。',

  dontTitle: '我们不做什么',
  'dont.safe': '不承诺你的账号一定安全',
  'dontText.safe': '{checkout.riskText}所以付款前，你还要再读一遍并确认。',
  'dont.invent': '不编造评价和数字',
  'dontText.invent': '只有已完成的订单才能评价，延误的订单一样算在内。有足够的订单可以统计时，才会显示数字。',
  'dont.detect': '不卖躲避检测的手段',
  'dontText.detect': '没有外挂，没有脚本，也没有向游戏厂商隐瞒代练的附加选项。',
  'dont.hurry': '不催你下单',
  'dontText.hurry': '没有假的倒计时，也没有“即将售罄”。唯一的计时是报价的有效期，重新报价免费。',
  'dont.korea': '不做韩服',
  'dontText.korea': '代练在韩国是犯罪，所以我们不提供韩国服务器。',

  whoTitle: '谁在经营 {name}',
  whoText: '有问题、有意见，或者想夸一夸代练师？写信或打电话给我们，每天 {from} 至 {to} 回复（{zone}）。',
  whoDemo: '这是商店的演示版，下面的公司并不存在。',
  email: '{names.email}',
  phone: '电话',
  address: '地址',
  representative: '代表人',
  register: '商业登记',
  vatId: '增值税号',
  since: '成立于',

  goTitle: '准备好上分了吗？',
  go: '查看价格',
} satisfies TranslationOf<typeof about, 'zh'>
