import type { TranslationOf } from '../../translate.ts'
import type change from '../en/change.ts'

export default {
  title: '更改你的订单',
  leadAsk:
    '代练师有 {figures.changeAnswer} 的时间答复，期间比赛照常进行。需要补的金额现在就会收取。如果对方拒绝或没有答复，订单不变，金额退还。',
  leadNow: '还没有代练师接单，更改会立即生效。',
  count: '总共多少',
  used: '开始时已使用，不再收费',
  more: '需补',
  less: '退还给你',
  paid: '已付',
  nothing: '请先做出更改。',
  tooHigh: '这超过了代练师的最高段位。请选择更低的目标。',
  impossible: '订单已达到这一步，或无法这样下单。请选择其他内容。',
  note: '给代练师的留言',
  ask: '询问代练师',
} satisfies TranslationOf<typeof change, 'zh'>
