import type { TranslationOf } from '../../translate.ts'
import type legal from '../en/legal.ts'

export default {
  version: 'Version {version}, en vigueur depuis le {date}',
  pages: 'Pages légales',
  contents: 'Sur cette page',
  print: 'Imprimer',
  demo: 'Cette boutique est une démo : la société et ses coordonnées sont inventées.',
  hours: 'tous les jours de {from} à {to} ({zone})',
  inLanguage: 'en {language}',
  necessary: 'Nécessaires',
  optional: 'Google Analytics, seulement avec ton accord',
  colPlace: 'Stocké dans',
  colPurpose: 'Finalité',
  colLasts: 'Durée',
  'place.cookie': 'Cookie',
  'place.localStorage': 'Stockage local',
  'place.sessionStorage': 'Stockage de session',
  example:
    'Une personne commande « {climb} » ({server}) pour {total}, avec deux options : {addons}. Elle demande l’arrêt de la commande quand son booster a atteint {rank} avec {points}.',
  colPart: 'Élément',
  colAmount: '{names.amount}',
} as const satisfies TranslationOf<typeof legal, 'fr'>
