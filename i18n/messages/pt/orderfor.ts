import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Pedir para um cliente…',
  title: 'Pedir para um cliente',
  text: 'Recebe um link para ver o pedido e pagá-lo. Os consentimentos e o acesso continuam a ser seus.',
  email: 'E-mail do cliente',
  language: 'Idioma do cliente',
  coupon: 'Cupão (opcional)',
  send: 'Criar o pedido',
  made: 'O pedido PK-{number} está pronto: {total}',
  mailed: 'Enviámos o link para {email}.',
  copy: 'Copiar o link de pagamento',
  copied: 'Link de pagamento copiado',
  missing: 'Introduz um endereço de e-mail.',
} satisfies TranslationOf<typeof orderfor, 'pt'>
