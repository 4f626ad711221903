import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '{order.onTime}',
  late: { one: '{count} giorno di ritardo', other: '{count} giorni di ritardo' },
  took: '{days}, promesso: {promised}',
  wonLost: '{order.wonLost}',
  wonLostDrawn: '{order.wonLostDrawn}',
  playedBy: '{server}, giocato da {booster}',
  stars: '{stars} su {most}',
  replied: 'Risposta di {booster}:',
  demo: '{order.demo}',
  profileOf: 'Profilo di {booster}',
  guest: '{shell.role.guest}',
  'rated.overall': 'Nel complesso',
  'rated.skill': 'Abilità',
  'rated.speed': 'Velocità',
  'rated.communication': 'Comunicazione',
  rated: { one: '{stars} in {count} recensione', other: '{stars} in {count} recensioni' },
} satisfies TranslationOf<typeof finished, 'it'>
