import type { TranslationOf } from '../../translate.ts'
import type post from '../en/post.ts'

export default {
  updated: 'Mis à jour : {date}',
  contents: 'Sur cette page',
  parts: { one: '{count} section, {minutes}', other: '{count} sections, {minutes}' },
  minutesLeft: { one: 'encore {count} min', other: 'encore {count} min' },
  alsoIn: 'Aussi en',
  terms: 'Termes de cet article',
  copyLink: 'Copier le lien',
  copied: 'Lien copié.',
  notCopied: 'Impossible de copier le lien. Copie-le depuis la barre d’adresse.',
  report: 'Signaler une erreur',
  reportSubject: 'Une erreur dans « {title} »',
  readOn: 'À lire aussi',
  climb: 'Ton ascension, en parties',
  start: '{names.start}',
  target: '{names.target}',
  'gain.LP': 'Gain de LP par victoire',
  'gain.RR': 'Gain de RR par victoire',
  'gain.marks': 'Gain de marques par victoire',
  games: { one: 'partie', other: 'parties' },
  days: { one: 'jour', other: 'jours' },
  price: 'avec un booster',
  span: '{from} à {to}',
  pricesOf: 'Prix du {date}',
  openCalculator: 'Ouvrir le calculateur',
  noClimb: 'Choisis un objectif au-dessus du départ.',
  divisions: 'Parties par division sur {game}, selon le palier',
  axis: { one: '{count} partie', other: '{count} parties' },
  divisionsNote:
    'L’estimation de nos calculateurs pour un booster avec un gain normal, défaites comprises. À partir de {tier} : pour {points}.',
} satisfies TranslationOf<typeof post, 'fr'>
