import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Tu es connecté.',
  register: 'Ton compte est prêt.',
  logout: 'Tu es déconnecté.',
  profileUpdated: 'Ton profil est enregistré.',
  passwordUpdated: 'Ton mot de passe est changé.',
  balanceUpdated: 'Le solde est mis à jour.',
  orderCreated: 'Ta commande est passée.',
  orderCalculated: 'Le prix est calculé.',
  orderUpdated: 'La commande est mise à jour.',
  boostClaimed: 'La commande est à toi.',
  couponCreated: 'Le coupon est créé.',
  couponUpdated: 'Le coupon est enregistré.',
  couponDeleted: 'Le coupon est supprimé.',
  copied: 'Copié dans le presse-papiers.',
} satisfies TranslationOf<typeof success, 'fr'>
