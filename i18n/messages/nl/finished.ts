import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '{order.onTime}',
  late: { one: '{count} dag te laat', other: '{count} dagen te laat' },
  took: '{days}, beloofd: {promised}',
  wonLost: '{order.wonLost}',
  wonLostDrawn: '{order.wonLostDrawn}',
  playedBy: '{server}, gespeeld door {booster}',
  stars: '{stars} van {most}',
  replied: '{booster} antwoordt:',
  demo: '{order.demo}',
  profileOf: 'Profiel van {booster}',
  guest: '{shell.role.guest}',
  'rated.overall': 'Totaal',
  'rated.skill': 'Vaardigheid',
  'rated.speed': 'Snelheid',
  'rated.communication': 'Communicatie',
  rated: { one: '{stars} uit {count} review', other: '{stars} uit {count} reviews' },
} satisfies TranslationOf<typeof finished, 'nl'>
