import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'Nei tempi',
  late: { one: '{count} giorno di ritardo', other: '{count} giorni di ritardo' },
  took: '{days}, promesso: {promised}',
  wonLost: 'vinte {won}, perse {lost}',
  wonLostDrawn: 'vinte {won}, perse {lost}, pareggiate {drawn}',
  playedBy: '{server}, giocato da {booster}',
  stars: '{stars} su {most}',
  replied: 'Risposta di {booster}:',
  demo: '{names.demoData}',
  profileOf: 'Profilo di {booster}',
  guest: '{names.guest}',
  'rated.overall': 'Nel complesso',
  'rated.skill': 'Abilità',
  'rated.speed': 'Velocità',
  'rated.communication': 'Comunicazione',
  rated: { one: '{stars} in {count} recensione', other: '{stars} in {count} recensioni' },
} satisfies TranslationOf<typeof finished, 'it'>
