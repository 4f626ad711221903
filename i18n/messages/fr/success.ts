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
  balanceUpdated: 'Ton solde a été mis à jour.',
} satisfies TranslationOf<typeof success, 'fr'>
