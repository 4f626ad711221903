import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '准时',
  late: { other: '延误 {count} 天' },
  took: '{days}，承诺 {promised}',
  wonLost: '{won} 胜 {lost} 负',
  wonLostDrawn: '{won} 胜 {lost} 负 {drawn} 平',
  playedBy: '{server}，由 {booster} 完成',
  stars: '{stars} / {most}',
  replied: '{booster} 回复：',
  demo: '{names.demoData}',
  profileOf: '{booster} 的主页',
  guest: '{names.guest}',
  'rated.overall': '综合',
  'rated.skill': '实力',
  'rated.speed': '速度',
  'rated.communication': '沟通',
  rated: { other: '{stars}，{count} 条评价' },
} satisfies TranslationOf<typeof finished, 'zh'>
