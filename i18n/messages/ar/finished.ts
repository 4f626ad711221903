import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'في الموعد',
  late: {
    zero: 'في الموعد',
    one: 'متأخر يومًا',
    two: 'متأخر يومين',
    few: 'متأخر {count} أيام',
    many: 'متأخر {count} يومًا',
    other: 'متأخر {count} يوم',
  },
  took: '{days}، والموعد: {promised}',
  wonLost: 'فوز: {won}، خسارة: {lost}',
  wonLostDrawn: 'فوز: {won}، خسارة: {lost}، تعادل: {drawn}',
  playedBy: '{server}، لعبه {booster}',
  stars: '{stars} من {most}',
  replied: 'رد {booster}:',
  demo: '{names.demoData}',
  profileOf: 'صفحة {booster}',
  guest: '{names.guest}',
  'rated.overall': 'إجمالًا',
  'rated.skill': 'المهارة',
  'rated.speed': 'السرعة',
  'rated.communication': 'التواصل',
  rated: {
    zero: '{stars}، بلا تقييمات',
    one: '{stars} في تقييم واحد',
    two: '{stars} في تقييمين',
    few: '{stars} في {count} تقييمات',
    many: '{stars} في {count} تقييمًا',
    other: '{stars} في {count} تقييم',
  },
} satisfies TranslationOf<typeof finished, 'ar'>
