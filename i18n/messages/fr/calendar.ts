import type { TranslationOf } from '../../translate.ts'
import type calendar from '../en/calendar.ts'

export default {
  open: 'Ouvrir le calendrier',
  title: 'Calendrier de coaching',
  lead: 'Heures de ton fuseau, {zone}.',
  week: 'Semaine du {date}',
  before: 'Semaine précédente',
  after: 'Semaine suivante',
  now: 'Cette semaine',
  free: 'Libre à la réservation',
  'state.agreed': 'Convenue',
  'state.asked': 'Attend ta réponse',
  'state.proposed': 'Proposée',
  'state.paying': 'Paiement en cours',
  'state.held': 'Donnée',
  stopped: 'À l’arrêt',
  someone: 'Un client est en train de payer',
  awayUntil: 'Tu es absent jusqu’au {time}. Rien n’est réservable avant.',
  away: 'Tu es absent. Rien n’est réservable jusqu’à ton retour.',
  noHours: 'Indique tes heures de cours, et les clients les réservent ici.',
  none: 'Aucune séance cette semaine.',
  sessions: 'Séances',
  noLink: 'Sans lien de visio',
  span: '{from} à {to}',
  usual: 'Ton lien de visio habituel',
  usualText:
    'Pour toutes les séances sans lien propre. Les clients le voient à partir de {figures.sessionReminder} avant la séance, jusqu’à sa fin. Une salle sur {places}.',
  link: 'Adresse de la salle',
  save: 'Enregistrer le lien',
  remove: 'Retirer le lien',
  saved: 'Le lien de visio est enregistré.',
} satisfies TranslationOf<typeof calendar, 'fr'>
