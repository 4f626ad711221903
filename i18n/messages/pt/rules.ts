import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'O e-mail não pode estar vazio.',
  email_invalid: 'O e-mail tem de ser um endereço válido.',
  username_empty: 'O nome de utilizador não pode estar vazio.',
  password_empty: 'A palavra-passe não pode estar vazia.',
  password_too_short: 'A palavra-passe tem de ter pelo menos {figures.leastPassword} caracteres.',
  minimum_purchase: 'A compra mínima é de {figures.minimumPurchase} LP ou {figures.minimumPurchase} RR.',
  target_tier_lower: 'O rank pretendido não pode ser inferior ao atual.',
  target_division_same_or_lower: 'A divisão pretendida não pode ser igual ou inferior à atual.',
  captcha_required: 'Resolve o captcha, por favor.',
  terms_not_accepted: 'Tens de aceitar os termos de serviço.',
} satisfies TranslationOf<typeof rules, 'pt'>
