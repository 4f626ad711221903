import type { TranslationOf } from '../../translate.ts'
import type slots from '../en/slots.ts'

export default {
  when: 'Quand ?',
  day: { one: '{day} ({count} créneau)', other: '{day} ({count} créneaux)' },
  start: 'Début',
  local: 'Heures dans ton fuseau horaire, {zone}.',
  coachTime: 'Pour ton coach : {time}, {zone}',
  later: 'Convenir d’une date plus tard',
  other: 'Une autre date',
  missing: 'Choisis un créneau, ou fixe la date plus tard.',
  loading: 'Chargement des créneaux libres…',
  failed: 'Les créneaux libres n’ont pas pu être chargés.',
  again: 'Recharger les créneaux',
  none: 'Aucun créneau libre pour une séance aussi longue. Tu pourras convenir d’une date après la réservation.',
  booked: 'Réservé pour le {time}',
  held: 'Gardé pour toi jusqu’à {time}',
  lost: 'Quelqu’un d’autre a réservé le créneau que tu avais choisi ({time}) pendant ton paiement. Conviens d’une autre date.',
  calendar: 'Ajouter au calendrier',
} satisfies TranslationOf<typeof slots, 'fr'>
