import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Tu es connecté.',
  register: 'Ton compte est prêt.',
  orderCreated: 'Ta commande est passée.',
  orderCalculated: 'Le prix est calculé.',
  orderUpdated: 'La commande est mise à jour.',
  couponCreated: 'Le coupon est créé.',
  couponUpdated: 'Le coupon est enregistré.',
  couponDeleted: 'Le coupon est supprimé.',
} satisfies TranslationOf<typeof success, 'fr'>
