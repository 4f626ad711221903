import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'L’adresse e-mail ne peut pas être vide.',
  email_invalid: 'Cette adresse e-mail n’est pas valide.',
  username_empty: 'Le nom d’utilisateur ne peut pas être vide.',
  password_empty: 'Le mot de passe ne peut pas être vide.',
  password_too_short: 'Le mot de passe doit comporter au moins {figures.leastPassword} caractères.',
  minimum_purchase: 'L’achat minimum est de {figures.minimumPurchase} LP ou {figures.minimumPurchase} RR.',
  target_tier_lower: 'Le palier visé ne peut pas être inférieur au palier actuel.',
  target_division_same_or_lower:
    'La division visée ne peut pas être égale ou inférieure à la division actuelle.',
  captcha_required: 'Résous d’abord le captcha.',
  terms_not_accepted: 'Tu dois accepter les conditions générales de vente.',
} satisfies TranslationOf<typeof rules, 'fr'>
