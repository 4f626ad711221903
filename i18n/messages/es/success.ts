import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Has iniciado sesión.',
  register: 'Tu cuenta está lista.',
  connected: 'La cuenta está conectada.',
  orderCreated: 'Pedido realizado.',
  orderCalculated: 'El precio se ha calculado.',
  orderUpdated: 'El pedido se ha actualizado.',
  couponCreated: 'El cupón se ha creado.',
  couponUpdated: 'El cupón se ha guardado.',
  couponDeleted: 'El cupón se ha eliminado.',
  mailQueuedAgain: 'El correo se enviará otra vez.',
  profileUpdated: 'Tu perfil se ha actualizado.',
  balanceUpdated: 'Tu saldo se ha actualizado.',
} satisfies TranslationOf<typeof success, 'es'>
