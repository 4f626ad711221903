import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'LOL、无畏契约、云顶之弈和手游陪练教学',
  description:
    '找打到钻石及以上的代练师上课，最多约 {figures.mostHours} 小时。价格、语言和可约时间一目了然，课堂笔记归你。',
  heading: '跟走过这条路的人学上分',
  lead: '教练都是在相应游戏里打到钻石及以上的代练师，最多可约 {figures.mostHours} 小时。每一局由你自己打，不需要你的登录信息，每节课的笔记都归你。',

  coaches: '教练',
  count: { other: '共 {count} 项教学' },
  allGames: '{names.allGames}',

  anHour: '每小时',
  hourly: '每小时 {price}',
  upTo: '{game}，最高打到{rank}',
  completed: { other: '已完成 {count} 单' },
  first: '还没有完成过订单',
  boosts: { other: '在这个游戏完成 {count} 单代练' },
  rated: { other: '{stars}/{most} 分，来自 {count} 条代练和教学评价' },
  free: '可约时间',
  freeTimes: '{day} {from}–{to}',
  freeZone: '时区：{zone}',
  freeLocal: '按你的当地时间',
  byArrangement: '另行商定',
  choose: '选择',
  chosen: '已选',
  demo: '{names.demoData}',

  pickTitle: '选一位教练',
  pickText: '选好教练后，这里会显示价格。',

  yourSession: '你选的教学',
  howLong: '上多久？',
  lessTime: '减一小时',
  moreTime: '加一小时',
  wishes: '你想学什么？',
  wishesHint: '你的段位、位置、总在哪里出问题。教练接受之前会先看。',
  book: '前往付款',
  noAccount: '{service.noAccount}',
  promiseRefund: '教练接受之前可全额退款',
  promiseAnswer: '{figures.coachAnswer}内没有答复，全额退款',
  promiseLogin: '你自己打，不用给密码',
  own: '不能预约自己开放的教学。',

  emptyTitle: '这里还没有教练',
  emptyText: '可约时间由教练自己发布。看看全部游戏，或者和代练师一起打。',
  nobody: '目前没有{game}的教练。',
  seeAll: '查看所有教练',

  howTitle: '教学流程',
  'how.choose': '找到你的教练',
  'how.chooseText': '看看价格、语言和每位教练教什么，再说说你想学什么。',
  'how.agree': '选好时间',
  'how.agreeText':
    '教练开放了时间的话，预约时直接选一个；没有的话，教练在 {figures.coachAnswer}内接受后，由一方提议时间。',
  'how.meet': '一起上课',
  'how.meetText': '你用自己的账号打，教练在旁边看、提问、讲解。',
  'how.keep': '保留笔记',
  'how.keepText': '每节课后，教练会写下你们练了什么。你核对笔记、确认课时，订单随后完成。',

  questionsTitle: '常见问题，如实回答',
  'question.login': '教练需要我的密码吗？',
  'answer.login': '不需要。教练从不登录你的账号，这里也没有填密码的地方。你自己打，教练看你的屏幕或录像。',
  'question.time': '什么时候上课？',
  'answer.time':
    '教练开放了时间的话，就在预约时选定的时间；没有的话，双方方便的时候都行：在订单页面提议一个时间，或接受教练的提议。之后谁都可以另提时间，对方接受才算数。各自看到的都是当地时间。',
  'question.answer': '教练不答复怎么办？',
  'answer.answer':
    '过了 {figures.coachAnswer}还没答复，订单自动取消，全额原路退款。教练谢绝的话，马上就能拿回款项。',
  'question.refund': '{service.question.refund}',
  'answer.refund': '教练接受之前，全额退款。接受之后，没上的课时退款。能退多少，订单页面一直显示。',
  'question.keep': '最后我能留下什么？',
  'answer.keep': '每节课的笔记，一直留在你的订单页面。你有 {figures.check}核对，之后课时自动确认。',
} satisfies TranslationOf<typeof coaching, 'zh'>
