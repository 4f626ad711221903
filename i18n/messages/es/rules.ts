import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'El correo no puede estar vacío.',
  email_invalid: 'El correo debe ser una dirección válida.',
  username_empty: 'El nombre de usuario no puede estar vacío.',
  password_empty: 'La contraseña no puede estar vacía.',
  password_too_short: 'La contraseña debe tener al menos {figures.leastPassword} caracteres.',
  minimum_purchase: 'La compra mínima es de {figures.minimumPurchase} LP o {figures.minimumPurchase} RR.',
  target_tier_lower: 'El rango objetivo no puede ser inferior al actual.',
  target_division_same_or_lower: 'La división objetivo no puede ser igual o inferior a la actual.',
  captcha_required: 'Resuelve el captcha, por favor.',
  terms_not_accepted: 'Tienes que aceptar las condiciones del servicio.',
} satisfies TranslationOf<typeof rules, 'es'>
