import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: '{order.onTime}',
  late: { one: '{count} jour de retard', other: '{count} jours de retard' },
  took: '{days}, promis : {promised}',
  wonLost: '{order.wonLost}',
  wonLostDrawn: '{order.wonLostDrawn}',
  playedBy: '{server}, joué par {booster}',
  stars: '{stars} sur {most}',
  replied: 'Réponse de {booster} :',
  demo: '{order.demo}',
  profileOf: 'Profil : {booster}',
  guest: '{shell.role.guest}',
  'rated.overall': 'Dans l’ensemble',
  'rated.skill': 'Niveau',
  'rated.speed': 'Rapidité',
  'rated.communication': 'Communication',
  rated: { one: '{stars}, {count} avis', other: '{stars}, {count} avis' },
} satisfies TranslationOf<typeof finished, 'fr'>
