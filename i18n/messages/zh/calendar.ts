import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: '打开日历',
  title: '教练日历',
  lead: '所有时间均为你的时区（{zone}）。',
  week: '{date}起的一周',
  before: '上一周',
  after: '下一周',
  now: '本周',
  free: '可预约',
  'state.agreed': '已约定',
  'state.asked': '等待你的答复',
  'state.proposed': '已提议',
  'state.paying': '付款中',
  'state.held': '已完成',
  stopped: '已暂停',
  someone: '有客户正在付款',
  awayUntil: '你的离开状态持续到{time}，在此之前无法预约。',
  away: '你正处于离开状态，返回之前无法预约。',
  noHours: '设置你的授课时间，客户就可以在这里预约。',
  none: '本周没有课。',
  sessions: '本周的课',
  noLink: '没有会议链接',
  span: '{from} 至 {to}',
  usual: '你常用的会议链接',
  usualText:
    '用于所有没有单独链接的课。客户从上课前 {figures.sessionReminder}起可以看到，直到下课。支持{places}的会议室。',
  link: '会议室地址',
  save: '保存链接',
  remove: '移除链接',
  saved: '会议链接已保存。',
} satisfies TranslationOf<typeof calendar, 'zh'>
