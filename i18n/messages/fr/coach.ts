import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Propose des heures dans les jeux de tes services où tu joues en Diamant ou au-dessus. Les modifications s’affichent aussitôt ; les commandes réservées gardent leur prix.',

  notYet: 'Pour enseigner ce jeu, tu dois l’avoir dans tes services et un rang maximum de Diamant ou plus.',
  none: 'Non proposé',
  listed: 'Visible',
  unlisted: 'Masqué',
  offer: 'Proposer du coaching',
  edit: 'Modifier l’offre',

  dialogTitle: 'Coaching pour {game}',
  hourly: 'Prix de l’heure en euros',
  hourlyHint: 'Entre {least} et {most}',
  languages: 'Langues de coaching',
  teaches: 'Ce que tu enseignes',
  teachesHint: 'De {figures.leastTeaches} à {figures.mostTeaches} caractères',
  teachesIn: 'Langue de ce texte',
  free: 'Tes disponibilités',
  freeHint: 'Dans ton fuseau horaire, {zone}',
  day: 'Jour',
  from: 'De',
  to: 'À',
  addFree: 'Ajouter des heures',
  freeOverlap: 'Choisis une fin après le début, et des heures qui ne chevauchent pas celles ci-dessus.',
  removeFree: 'Retirer {day}, de {from} à {to}',
  active: 'Afficher cette offre sur la page de coaching',
  save: 'Enregistrer',
  missing: 'Indique le prix, tes langues et ce que tu enseignes.',
  saved: 'Ton offre a été enregistrée.',
} satisfies TranslationOf<typeof coach, 'fr'>
