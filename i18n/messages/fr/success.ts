import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Connexion réussie.',
  register: 'Ton compte est prêt.',
  connected: 'Le compte est relié.',
  orderCreated: 'Ta commande est enregistrée.',
  orderCalculated: 'Le prix a été calculé.',
  orderUpdated: 'La commande a été mise à jour.',
  couponCreated: 'Le coupon a été créé.',
  couponUpdated: 'Le coupon a été enregistré.',
  couponDeleted: 'Le coupon a été supprimé.',
  mailQueuedAgain: 'L’e-mail sera renvoyé.',
  profileUpdated: 'Ton profil a été mis à jour.',
  raffleEntered: 'Tu participes. Bonne chance !',
  raffleLeft: 'Ton ticket est rendu.',
  prizeClaimed: 'Le lot est à toi.',
  raffleSaved: 'Le tirage est enregistré.',
  raffleOpened: 'Le tirage est ouvert, ou le sera à sa date de début.',
  raffleDeleted: 'Le brouillon est supprimé.',
  raffleCancelled: 'Le tirage se termine sans gagnant.',
  balanceUpdated: 'Ton solde a été mis à jour.',
} satisfies TranslationOf<typeof success, 'fr'>
