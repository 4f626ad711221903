import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': '{game}段位代练',
  'title.duo-boost': '{game}双排上分',
  'title.placement-boost': '{game}定级赛代练',
  'title.win-boost': '{game}胜场代练',
  'searched.league-of-legends': '英雄联盟（LOL）',
  'searched.teamfight-tactics': '云顶之弈',
  'searched.valorant': '无畏契约（瓦罗兰特）',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': '当前 LP',
  'currentPoints.RR': '当前 RR',
  'currentPoints.marks': '当前钻数',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': '目标 LP',
  'targetPoints.RR': '目标 RR',
  'targetPoints.points': '目标分数',
  opensAt: '{tier}从 {points} 起。',
  rank: '当前段位',
  lastRank: '上赛季段位',
  pricedAs: '按{tier}计价',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': '赛季前几场排位',
  'countHint.win': '输掉的局会打回来，不另收费。',
  'countHint.placement': '每一场都算，不论胜负。',
  'countHint.season': '这个游戏没有定级赛，这里订的是赛季头几场排位。',
  fewer: '减一',
  more: '加一',

  who: '谁来打',
  'who.solo': '代练师单独打',
  'who.duo': '一起打（双排）',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': '每胜加的 LP',
  'pointsPerWin.RR': '每胜加的 RR',
  'pointsPerWin.marks': '每胜得的钻',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '{queue}从{tier}起开放。',
  queueAlone: '{queue}只限单排玩家。',
  platform: '平台',
  freeHours: '你能打的时间',
  freeHoursHint: '例如：工作日 19 点到 23 点',

  addons: '{names.addOns}',
  percentOfBase: '按基础价 {price} 的百分比计算',
  notWithDuo: '一起打时不可选',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': '这些选项不能一起选，请更改其中一项。',

  wishRoles: '定位，最多 {figures.mostRoles} 个',
  'characters.champions': '英雄，最多 {figures.mostCharacters} 个',
  'characters.agents': '英雄，最多 {figures.mostCharacters} 个',
  'charactersFind.champions': '搜索英雄',
  'charactersFind.agents': '搜索英雄',
  'charactersHint.champions': '至少选一个定位或英雄。多选不加价。',
  'charactersHint.agents': '至少选一个定位或英雄。多选不加价。',
  'charactersNone.champions': '没有找到叫这个名字的英雄。',
  'charactersNone.agents': '没有找到叫这个名字的英雄。',
  charactersFull: '已选满 {figures.mostCharacters} 个。先移除一个，再选别的。',
  characterRemove: '移除{name}',
  charactersGone: '已不可选：{names}。请重新选择。',

  'wishMissing.champions': '请至少选择一个定位或英雄。',
  'wishMissing.agents': '请至少选择一个定位或英雄。',
  charactersFound: { other: '找到 {count} 个' },

  sliderStart: '起点段位',
  sliderTarget: '目标段位',
  sliderRank: '{names.rank}',
  distance: { other: '{count} 个小段，约 {points}' },
  distancePoints: '约 {points}',
  tierPair: '{low}和{high}',
  tierSpan: '{low}到{high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: '锁定至 {time}',

  linkEnded: '这个链接里的价格已过期，现在显示的是当前价格。',
  whyPrice: '为什么是这个价格？',
  'whyPriceText.climb':
    '小段不同，价格不同。你现有的分、每胜加分、服务器和队列，会按所示百分比加价或减价；附加选项按基础价的百分比算。付款前，每一项我们都会重新核算。',
  'whyPriceText.count':
    '一局多少钱，看你的段位。服务器和队列会按所示百分比加价或减价；附加选项按基础价的百分比算。付款前，每一项我们都会重新核算。',
  today: '今天',
  share: '复制报价链接',
  shared: '链接已复制。这份报价锁定 {figures.seal}。',
  continue: '前往付款',
  continueShort: '继续',
  noAccount: '无需注册，有邮箱就行。',

  promiseRefund: '代练师开打前可全额退款',
  promiseStart: '{figures.start}内没有代练师开打，可退款',
  promiseVault: '密码加密保存，每次查看你都看得到',
  promiseDuo: '你自己打，不用给密码',

  guestTitle: '这笔订单的邮箱',

  howTitle: '流程说明',
  'how.set': '设好上分目标',
  'how.setText': '选好起点、目标和附加选项。价格锁定，逐项列明。',
  'how.hand': '安全存入登录信息',
  'how.handText': '把登录信息存进保险箱，或者一起打，登录信息自己留着。',
  'how.watch': '跟进每一局',
  'how.watchText': '每局胜负都标在你的路线上，预计完成时间随时更新。',
  'how.check': '核对结果',
  'how.checkText': '你有 {figures.check}核对并确认结果，之后登录信息会被删除。',
  'howDuo.hand': '认识你的代练师',
  'howDuo.handText': '告诉我们游戏内名称和你能打的时间。除了你，没有人会登录你的账号。',
  'howDuo.checkText': '你有 {figures.check}核对并确认结果。',
  'howCount.title': '流程',
  'howCount.set': '设置订单',
  'howCount.setText': '选好段位、场数和附加选项。价格锁定，逐项列明。',
  'howCount.watchText': '每场胜负都有记录，预计完成时间随时更新。',

  questionsTitle: '常见问题，如实回答',
  'question.stops': '代练师打到一半不打了怎么办？',
  'answer.stops':
    '订单回到接单大厅，换一位代练师接着打，报酬各算各打的部分。不想继续，可以请工作人员停止订单，剩下的部分退款。',
  'question.login': '我的登录信息怎么保管？',
  'answer.login':
    '用独立的密钥加密。只有接你订单的代练师在代练期间能打开，每次查看的时间你都看得到。订单结束时自动删除，在那之前你也可以随时更换或删除。',
  'question.refund': '什么时候可以退款？',
  'answer.refund':
    '代练师开打前，全额退款。开打以后，没打的部分按对局记录退款。能退多少，订单页面一直写着，不用问就知道。',
  'question.time': '时间范围准吗？',
  'answer.time':
    '它按你现有的分、每胜加分和代练师每天打的局数算出，跟订单一起保存。打得比预计快还是慢，订单页面上都有对比。',

  'followed.target': '目标已上调至{rank}。',
  'followed.start': '起点已下调至{rank}。',
  setTarget: '将目标设为{target}',
  moreAddons: { other: '展开其余 {count} 项' },
  noScript: '下单需要 JavaScript。请在浏览器里开启后继续。',
} satisfies TranslationOf<typeof service, 'zh'>
