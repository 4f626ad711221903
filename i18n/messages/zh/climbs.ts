import type { TranslationOf } from '../../translate.ts'
import type climbs from '../en/climbs.ts'

export default {
  none: '没有需要你处理的事',
  needs: { other: '{count} 个订单需要你处理' },
  title: '你的上分',
  since: '昨天以来',
  glance: '概览',
  running: '{count} 个进行中',
  all: { other: '全部 {count} 个订单' },
  quiet: '没有新消息。',
  fresh: '新订单',
  arrives: '预计 {days}完成',
  checkUntil: '请在 {time} 前核对',
  startBy: '承诺 {time} 前开打',
  onTime: '进度正常',
  later: { other: '比承诺晚 {count} 天' },
  looking: '正在寻找代练师',
  reached: '已提交结果',
  promised: '承诺 {days}',
  done: '{done} / {all}',
  ticket: '{raffle}，号码 {number}',
  closes: '{date} 开奖',
  online: '在线',
} satisfies TranslationOf<typeof climbs, 'zh'>
