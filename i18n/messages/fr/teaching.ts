import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'Tes heures de coaching',
  lead: 'Tes clients choisissent un créneau libre parmi ces heures quand ils te réservent. Les séances réservées ne bougent pas si tu changes tes heures.',
  notYet:
    'Tu pourras indiquer tes heures dès qu’un jeu figure dans tes services, avec un rang maximum de Diamant ou plus.',
  weekly: 'Chaque semaine',
  weeklyText:
    'À l’heure ou à la demie. Pour continuer après minuit, termine la journée à {end} et commence la suivante à {start}.',
  zone: 'Ton fuseau horaire',
  none: 'Aucune heure',
  add: 'Ajouter une plage',
  remove: 'Retirer les heures : {day}',
  fromOf: '{day}, de',
  toOf: '{day}, à',
  overlap: 'Ces heures se chevauchent. Modifies-en une ou retire-la.',
  overlapSomewhere: 'Des heures se chevauchent. Modifies-en une ou retire-la.',
  dates: 'Jours différents',
  datesText: 'Un jour libre remplace les heures habituelles de cette date. Des heures en plus s’y ajoutent.',
  date: '{names.date}',
  kind: 'Ce qui change',
  off: 'Jour libre',
  extra: 'Heures en plus',
  extraSpan: 'En plus, de {from} à {to}',
  addDate: 'Ajouter la date',
  removeDate: 'Retirer le {date}',
  dateMissing: 'Choisis d’abord une date.',
  booking: 'Réservation',
  bookingText: 'Jusqu’à quand et combien de temps à l’avance une séance peut être réservée.',
  notice: 'Délai minimum',
  noNotice: 'Aucun délai',
  ahead: 'Au plus tôt',
  next: 'Prochains créneaux libres',
  nextNone: 'Aucun créneau libre pour l’instant. Enregistre tes heures pour les voir ici.',
  save: 'Enregistrer',
  saved: 'Tes heures ont été enregistrées.',
} satisfies TranslationOf<typeof teaching, 'fr'>
