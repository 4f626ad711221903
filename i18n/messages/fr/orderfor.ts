import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Commander pour un client…',
  title: 'Commander pour un client',
  text: 'Le client reçoit un lien pour voir la commande et la payer. Ses accords et ses accès restent les siens.',
  email: 'E-mail du client',
  language: 'Sa langue',
  coupon: 'Coupon (facultatif)',
  send: 'Créer la commande',
  made: 'La commande PK-{number} est prête : {total}',
  mailed: 'Nous avons envoyé le lien à {email}.',
  copy: 'Copier le lien de paiement',
  copied: 'Lien de paiement copié',
  missing: 'Saisis une adresse e-mail.',
} satisfies TranslationOf<typeof orderfor, 'fr'>
