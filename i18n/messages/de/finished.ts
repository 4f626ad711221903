import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '{order.onTime}',
  late: { one: '{count} Tag zu spät', other: '{count} Tage zu spät' },
  took: '{days}, zugesagt {promised}',
  wonLost: '{order.wonLost}',
  wonLostDrawn: '{order.wonLostDrawn}',
  playedBy: '{server}, gespielt von {booster}',
  stars: '{stars} von {most}',
  replied: '{booster} antwortet:',
  demo: '{order.demo}',
  profileOf: 'Profil von {booster}',
  guest: '{shell.role.guest}',
  'rated.overall': 'Insgesamt',
  'rated.skill': 'Können',
  'rated.speed': 'Tempo',
  'rated.communication': 'Kommunikation',
  rated: { one: '{stars} bei {count} Bewertung', other: '{stars} bei {count} Bewertungen' },
} satisfies TranslationOf<typeof finished, 'de'>
