import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Tous les avis, les plus récents d’abord.',
  total: { one: '{count} avis au total', other: '{count} avis au total' },
  none: 'Aucun avis pour l’instant',
  noneText: 'Les avis apparaissent ici dès que des clients en écrivent sur leurs commandes terminées.',
  search: 'Rechercher par booster',
  searchHint: 'Nom d’un booster',
  state: '{names.status}',
  'state.new': '{figures.reviewEdit} récents',
  'state.low': 'Note basse',
  'state.hidden': 'Masqué',
  'sort.newest': 'Avis le plus récent',
  'sort.lowest': 'Note la plus basse',
  colReview: 'Texte de l’avis',
  colRating: 'Note',
  noText: 'Sans texte',
  hide: 'Masquer l’avis',
  hideText: 'Il disparaît du profil et ne compte plus. Le client et le booster lisent ta raison.',
  isHidden: 'L’avis est masqué.',
  show: 'Réafficher l’avis',
  showText: 'Il réapparaît sur le profil et compte. Le client et le booster sont prévenus.',
  isShown: 'L’avis est de nouveau visible.',
} satisfies TranslationOf<typeof adminreviews, 'fr'>
