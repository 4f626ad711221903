import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: '什么时候上课？',
  day: { other: '{day}（{count} 个时间）' },
  start: '开始时间',
  local: '以下时间按你的时区（{zone}）。',
  coachTime: '教练当地时间：{time}（{zone}）',
  later: '稍后再约时间',
  other: '其他时间',
  missing: '请选择时间，或选择稍后再约。',
  loading: '正在加载可约时间…',
  failed: '可约时间加载失败。',
  again: '重新加载',
  none: '这么长的课暂时没有可约时间，预约后可以再商定。',
  booked: '已预约 {time}',
  held: '为你保留到 {time}',
  lost: '你选的时间（{time}）在付款途中被别人约走了，请另约一个时间。',
  calendar: '添加到日历',
} satisfies TranslationOf<typeof slots, 'zh'>
