import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: '你接单的游戏，只要最高段位到了钻石，就能在这里开放教学。修改立即生效，已预约的订单价格不变。',

  notYet: '想教这个游戏，要先开通它的服务，最高段位也要到钻石。',
  none: '未开放',
  listed: '已展示',
  unlisted: '未展示',
  offer: '开放教学',
  edit: '修改教学',
  hoursText: '设置教学时间后，客户预约时就能直接挑选空闲时间。',
  setHours: '设置教学时间',

  dialogTitle: '{game}陪练教学',
  hourly: '每小时价格（欧元）',
  hourlyHint: '{least} 到 {most}',
  languages: '授课语言',
  teaches: '你教什么',
  teachesHint: '{figures.leastTeaches} 到 {figures.mostTeaches} 个字符',
  teachesIn: '这段文字的语言',
  free: '你的可约时间',
  freeHint: '按你的时区，{zone}',
  day: '星期',
  from: '开始',
  to: '结束',
  addFree: '添加时间',
  freeOverlap: '结束时间要晚于开始时间，且不能与上面的时段重叠。',
  removeFree: '删除 {day} {from} 到 {to}',
  freeOrHours: '供客户参考。设置教学时间后，将改为显示教学时间。',
  active: '在教学页面上展示',
  save: '保存教学',
  missing: '请填写价格、语言和教学内容。',
  saved: '教学信息已保存。',
} satisfies TranslationOf<typeof coach, 'zh'>
