import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'Pünktlich',
  late: { one: '{count} Tag zu spät', other: '{count} Tage zu spät' },
  took: '{days}, zugesagt {promised}',
  wonLost: '{won} gewonnen, {lost} verloren',
  wonLostDrawn: '{won} gewonnen, {lost} verloren, {drawn} unentschieden',
  playedBy: '{server}, gespielt von {booster}',
  stars: '{stars} von {most}',
  replied: '{booster} antwortet:',
  demo: '{names.demoData}',
  profileOf: 'Profil von {booster}',
  guest: '{names.guest}',
  'rated.overall': 'Insgesamt',
  'rated.skill': 'Können',
  'rated.speed': 'Tempo',
  'rated.communication': 'Kommunikation',
  rated: { one: '{stars} bei {count} Bewertung', other: '{stars} bei {count} Bewertungen' },
} satisfies TranslationOf<typeof finished, 'de'>
