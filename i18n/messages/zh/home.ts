import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'LOL代练、无畏契约代练、云顶之弈上分',
  headline: '英雄联盟、无畏契约、云顶之弈代练',
  lead: '代练师帮你打到目标段位。价格和时间马上显示，每一局都能跟进，没打的部分退款。',
  description:
    'LOL代练（代打）、无畏契约上分（打瓦）、云顶之弈与手游代练：价格和时间马上显示，每一局都能跟进。游客下单只需一个邮箱。',

  setClimb: '查看价格',
  howLink: '流程说明',
  from: '每小段 {price} 起',
  fromShort: '{price} 起',

  games: '选一座山',
  gamesNote: '起步价，欧服',
  elo: '段位代练，每小段',
  duo: '双排上分，每小段',
  placement: '定级赛，每局',
  win: '胜场代练，每净胜一场',
  eloShort: '段位，每小段',
  duoShort: '双排，每小段',
  placementShort: '定级赛，每局',
  winShort: '{names.netWin}',

  'how.set': '设好上分目标',
  'how.hand': '安全存入登录信息',
  'how.watch': '跟进每一局',
  'how.check': '核对结果',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check': '{service.how.checkText}',
  signVault: '{names.loginVault}',
  signSealed: '已加密，无人查看',
  signSoFar: '目前战绩',
  signScore: '{won} 胜 {lost} 负',
  signCheck: '由你核对，{figures.check}',
  signReached: '已打到{rank}',

  rightNow: '实时数据',
  counted: { other: '实测数据，不是估算：近一个月完成 {count} 个订单' },
  onlineNow: { other: '位代练师在线' },
  dayAgo: '一天前',
  now: '现在',
  onlineMost: '位代练师同时在线，最近一天的最高值',
  minutes: '{count} 分钟',
  medianStart: '代练师开打所需时间的中位数',
  halfSooner: '一半更早开打',
  refundOffered: '{figures.start}：可退款',
  someOfAll: '{some} / {all}',
  onTime: '个订单在承诺的天数内完成',
  squares: '一个方块代表一个订单，空心表示延误。',

  climbs: '刚刚登顶',
  climbsNote: '最新完成的订单，包括延误的',
  reviews: '客户怎么说',
  reviewsNote: '只有已完成的订单才能评价',

  learn: '也可以自己学着打',
  learnText:
    '预约钻石及以上段位的代练师，最多 {figures.mostHours} 小时。不代练，不要登录信息：你来打，教练来讲。',
  chooseCoach: '选一位教练',
  anHour: '每小时',

  questionsTitle: '常见问题，如实回答',
  stillUnsure: '还有疑问？<write>写信给我们</write>，每天 {from} 至 {to} 回复（{place} 时间）。',
  'question.penalty': '我的账号会因此受罚吗？',
  'answer.penalty': '有可能。{checkout.riskText}付款前，你需要确认已阅读这段说明。',
  'question.account': '必须注册吗？',
  'answer.account': '不需要。游客只需一个邮箱。注册账号并设置密码后，可以在任何设备上登录，查看所有订单。',
  'question.who': '谁来打？我能一起打吗？',
  'answer.who':
    '由我们审核通过、游戏、服务器和目标段位都对得上的代练师来打。订单页面显示代练师的名字和每一局。双排时每一局都由你自己和代练师一起打，不需要你的登录信息。',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': '要多久？超时了怎么办？',
  'answer.time':
    '付款前就能看到预计天数。{figures.start}内没有代练师开打，可以全额退款。如果比承诺的时间长，价格不变，工作人员可以取消订单，退还没打的部分。',
  'question.pay': '可以用哪些方式付款？',
  'answer.pay': '可以用：{methods}。银行卡付款在支付服务商的页面上完成，我们看不到你的卡号。',
} satisfies TranslationOf<typeof home, 'zh'>
