import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Has iniciado sesión.',
  register: 'Tu cuenta está lista.',
  logout: 'Has cerrado sesión.',
  profileUpdated: 'Tu perfil se ha guardado.',
  passwordUpdated: 'Tu contraseña se ha cambiado.',
  balanceUpdated: 'El saldo se ha actualizado.',
  orderCreated: 'Tu pedido está hecho.',
  orderCalculated: 'El precio se ha calculado.',
  orderUpdated: 'El pedido se ha actualizado.',
  boostClaimed: 'El pedido es tuyo.',
  couponCreated: 'El cupón se ha creado.',
  couponUpdated: 'El cupón se ha guardado.',
  couponDeleted: 'El cupón se ha eliminado.',
  copied: 'Copiado al portapapeles.',
} satisfies TranslationOf<typeof success, 'es'>
