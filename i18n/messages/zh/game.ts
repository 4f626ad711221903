import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: '当前位置',

  setClimb: '查看价格',
  ladderNote: '按比例绘制：线越高，从山脚打上来的价格就越高。',

  servicesTitle: '四种上分方式',
  'from.elo-boost': '每小段 {price} 起',
  'from.duo-boost': '每小段 {price} 起',
  'from.placement-boost': '每局 {price} 起',
  'from.win-boost': '净胜一场 {price} 起',

  costTitle: '每一步的价格',
  costText:
    '这里是欧洲服务器的基础价。服务器、队列、你现有的分和每胜加分都会影响价格，每一项调整都会在计算器里单独列出。',
  costDuo: '一起打（双排）在基础价上加收 {percent}。',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: '定级赛',
  andUp: '{tier}及以上',
  per: '每 {points}',

  boostersTitle: '{game}的代练师',
  reviewsTitle: '{game} 玩家怎么说',
  reviewsNote: '只有已完成的订单才能评价',
  upTo: '最高打到{rank}',
  finished: { other: '已完成 {count} 单' },
  lastClimb: '最近一次上分',
  demo: '{names.demoData}',

  addonsTitle: '各个附加选项的作用',
  'addon.duo': '每一局都由你自己和代练师一起打。我们只需要你的游戏内名称，绝不要密码。',
  'addon.priority': '代练师最先看到你的订单。用你的账号代练时，每天也会打得更久，所以更快完成。',
  'addon.stream': '代练师的每一局都私密直播，只给你一个人看。',
  'addon.characters': '代练师只玩你选的：最多 {figures.mostRoles} 个定位、{figures.mostCharacters} 个英雄。',
  'addon.solo-only': '代练师始终一个人排队，不和队友组排。',
  'addon.coaching': '每打完一个段位，代练师陪你复盘一局。',
  'addon.bonus-win': '打到目标后，代练师再赢一局。',
  'addon.offline': '代练师在你的账号上显示为离线，好友看不到你在玩。',

  moreServices: '{game}的其他上分方式',
  overview: '{game}总览：价格、代练师、常见问题',
  otherGames: '其他游戏',
} satisfies TranslationOf<typeof game, 'zh'>
