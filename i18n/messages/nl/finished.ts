import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'Op tijd',
  late: { one: '{count} dag te laat', other: '{count} dagen te laat' },
  took: '{days}, beloofd: {promised}',
  wonLost: '{won} gewonnen, {lost} verloren',
  wonLostDrawn: '{won} gewonnen, {lost} verloren, {drawn} gelijk',
  playedBy: '{server}, gespeeld door {booster}',
  stars: '{stars} van {most}',
  replied: '{booster} antwoordt:',
  demo: '{names.demoData}',
  profileOf: 'Profiel van {booster}',
  guest: '{names.guest}',
  'rated.overall': 'Totaal',
  'rated.skill': 'Vaardigheid',
  'rated.speed': 'Snelheid',
  'rated.communication': 'Communicatie',
  rated: { one: '{stars} uit {count} review', other: '{stars} uit {count} reviews' },
} satisfies TranslationOf<typeof finished, 'nl'>
