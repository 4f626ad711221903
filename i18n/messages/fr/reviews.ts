import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'Comment c’était ?',
  yours: 'Ton avis',
  one: 'Avis sur cette commande',
  lead: 'Ton avis apparaît avec cette commande sur le profil du booster {booster} dès qu’il y en a {figures.enoughReviews}.',
  words: 'Avec tes mots (facultatif)',
  length: '{count} caractères sur {most}.',
  shownAs: 'Publié au nom de {name}, sans coordonnées.',
  shownAsGuest: 'Publié sans ton nom et sans coordonnées.',
  rateAll: 'Donne d’abord toutes les notes.',
  post: 'Publier l’avis',
  save: 'Enregistrer l’avis',
  leave: 'Ne rien changer',
  posted: 'Ton avis est enregistré. Merci !',
  edit: 'Modifier l’avis',
  editUntil: 'Tu peux le modifier jusqu’au {date}, sauf si ton booster répond avant.',
  edited: 'Modifié le {date}',
  hidden: 'Notre équipe a masqué cet avis : {reason}',
  reply: 'Ta réponse, visible par tous',
  replyMissing: 'Écris d’abord une réponse.',
  postReply: 'Publier la réponse',
  saveReply: 'Enregistrer la réponse',
  answered: 'Ta réponse est enregistrée.',
  editReply: 'Modifier la réponse',
  replyUntil: 'Tu peux la modifier jusqu’au {date}.',
} satisfies TranslationOf<typeof reviews, 'fr'>
