import type { TranslationOf } from '../../translate.ts'
import type myreviews from '../en/myreviews.ts'

export default {
  lead: 'Ceux qui choisissent un booster lisent aussi tes réponses.',
  none: 'Aucun avis pour l’instant',
  answer: 'Réponse',
  'answer.due': 'À répondre',
  'answer.given': 'Répondus',
  'answer.over': 'Trop tard',
  'answer.hidden': 'Masqué',
  'answer.apart': 'Ne compte pas',
  others: 'Tous les autres',
  profile: 'Voir ton profil',
  apart: 'Sa commande a été rouverte, ou un autre booster l’a terminée. Ton profil ne l’affiche pas.',
  over: 'Tu ne peux plus y répondre : une réponse est possible pendant {figures.review} après l’avis.',
  yours: 'Ta réponse :',
  write: 'Écrire une réponse',
  until: 'Possible jusqu’au {date}.',
} satisfies TranslationOf<typeof myreviews, 'fr'>
