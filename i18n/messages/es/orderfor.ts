import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Pedir para un cliente…',
  title: 'Pedir para un cliente',
  text: 'Recibe un enlace para ver el pedido y pagarlo. Los consentimientos y el acceso siguen siendo suyos.',
  email: 'Correo del cliente',
  language: 'Su idioma',
  coupon: 'Cupón (opcional)',
  send: 'Crear el pedido',
  made: 'El pedido PK-{number} está listo: {total}',
  mailed: 'Hemos enviado el enlace a {email}.',
  copy: 'Copiar el enlace de pago',
  copied: 'Enlace de pago copiado',
  missing: 'Introduce un correo electrónico.',
} satisfies TranslationOf<typeof orderfor, 'es'>
