import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: '选一个目标。代练师替你打排位赛或双人作战，直到你站上去。',
  description:
    'Teamfight Tactics 段位代练，排位赛或双人作战，每小段 {price} 起。每一局都有记录，价格逐项列明，按进度退款。',
  'about.title': '八人一局，LP 怎么算',
  'about.first':
    'Teamfight Tactics 按名次算 LP。前四加分，后四扣分，第一名加得比第四名多。一个小段 100 LP，和 League of Legends 一样，但就算是同一个 Riot 账号，两个游戏的段位也毫无关系。排位赛和双人作战又是两套天梯，每个新赛季都从重置开始。',
  'about.second':
    '代练师用你的账号打完整局，打得好的局也打得久：名次高的人要留到最后。这段时间两个游戏都别登录，因为 League of Legends 用的是同一个账号。英雄不能事先指定，商店给什么才能玩什么。附加选项里，边打边教更适合这个游戏：站位和决策都可以打完再复盘。',
  'question.first': '代练师每局都能吃鸡吗？',
  'answer.first':
    '不能。稳定前四才能上分，硬冲第一反而掉分。记录里会有第三、第四，偶尔也有第八。你付款买的是最后的小段，打差的一局会由后面的局补回来。',
  'question.second': '订单期间可以玩 League of Legends 吗？',
  'answer.second':
    '不能同时玩。两个游戏共用一个 Riot 账号，第二次登录会把正在打的那一局挤下线。想自己用号，先在订单页面暂停，用完再继续。',
  'question.third': '新赛季开始了怎么办？',
  'answer.third':
    '段位会重置，原来的上分就失去了基础。下单前请把时间范围和赛季结束时间比一比。到时还没打完，工作人员可以停止订单，没打的小段退款。',
  'question.fourth': '为什么不能指定英雄或阵容？',
  'answer.fourth':
    '因为谁也没法保证做到。商店、装备和同行决定了能玩什么，硬玩一套阵容只会掉分。所以 Teamfight Tactics 没有指定英雄这一附加选项。',
  'question.fifth': 'Riot 在 TFT 里也处罚代练吗？',
  'answer.fifth':
    '也会。条款和 League of Legends 是同一套，账号也是同一个。暂停或封禁会影响账号里的一切，包括小小英雄、棋盘和皮肤。我们不能保证你的账号不受影响。',
} as const satisfies ServiceWords
