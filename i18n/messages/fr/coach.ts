import type { TranslationOf } from '../../translate.ts'
import type coach from '../en/coach.ts'

export default {
  lead: 'Propose des heures de coaching pour les jeux de tes services où tu joues en Diamant ou au-dessus. Les modifications s’affichent aussitôt ; les commandes réservées gardent leur prix.',

  notYet: 'Tu peux enseigner ce jeu s’il figure dans tes services, avec un rang maximum de Diamant ou plus.',
  none: 'Non proposé',
  listed: 'Visible',
  unlisted: 'Masqué',
  offer: 'Proposer du coaching',
  edit: 'Modifier l’offre',
  hoursText: 'Indique tes heures de coaching : tes clients choisiront un créneau libre en te réservant.',
  setHours: 'Indiquer tes heures',

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
  freeOrHours:
    'Une indication pour tes clients. Dès que tu as indiqué tes heures de coaching, elles s’affichent à la place.',
  active: 'Afficher cette offre sur la page de coaching',
  save: 'Enregistrer',
  missing: 'Indique le prix, tes langues et ce que tu enseignes.',
  saved: 'Ton offre a été enregistrée.',
} satisfies TranslationOf<typeof coach, 'fr'>
