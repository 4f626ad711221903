import type { TranslationOf } from '../../translate.ts'
import type ready from '../en/ready.ts'

export default {
  'because.asked_to_cancel': 'Le client a demandé l’annulation.',
  'because.nobody_found': 'Aucun booster n’a été trouvé pour cette commande.',
  'because.wrong_details': 'Les indications de la commande ne correspondent pas au compte.',
  'because.other_account': 'La capture d’écran montre un autre compte.',
  'because.not_reached': 'La capture d’écran ne montre pas le rang commandé.',
  'because.unreadable': 'La capture d’écran est illisible. Envoie l’écran entier.',
  'because.recorded_twice': 'Cette partie a été saisie deux fois.',
  'because.foreign_game': 'Cette partie n’appartient pas à cette commande.',
  'because.credited_twice': 'Le même montant a été crédité deux fois.',
  'because.credited_too_much': 'Le montant crédité était trop élevé.',
  'because.credited_by_mistake': 'Le montant a été crédité par erreur.',
  other: 'Autre raison',
  words: 'Avec tes propres mots',
  wordsHint: 'Envoyé tel quel. Chacun lit les raisons ci-dessus dans sa langue.',
} satisfies TranslationOf<typeof ready, 'fr'>
