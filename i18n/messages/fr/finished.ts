import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'Dans les temps',
  late: { one: '{count} jour de retard', other: '{count} jours de retard' },
  took: '{days}, promis : {promised}',
  wonLost: 'gagnées : {won}, perdues : {lost}',
  wonLostDrawn: 'gagnées : {won}, perdues : {lost}, à égalité : {drawn}',
  playedBy: '{server}, joué par {booster}',
  stars: '{stars} sur {most}',
  replied: 'Réponse de {booster} :',
  demo: '{names.demoData}',
  profileOf: 'Profil : {booster}',
  guest: '{names.guest}',
  'rated.overall': 'Dans l’ensemble',
  'rated.skill': 'Niveau',
  'rated.speed': 'Rapidité',
  'rated.communication': 'Communication',
  rated: { one: '{stars}, {count} avis', other: '{stars}, {count} avis' },
} satisfies TranslationOf<typeof finished, 'fr'>
