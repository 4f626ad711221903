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
  raffleEntered: 'Ya participas. ¡Suerte!',
  raffleLeft: 'Has devuelto tu boleto.',
  prizeClaimed: 'El premio es tuyo.',
  raffleSaved: 'El sorteo se ha guardado.',
  raffleOpened: 'El sorteo está abierto o se abrirá en su fecha.',
  raffleDeleted: 'El borrador se ha eliminado.',
  raffleCancelled: 'El sorteo termina sin ganadores.',
  balanceUpdated: 'Tu saldo se ha actualizado.',
} satisfies TranslationOf<typeof success, 'es'>
