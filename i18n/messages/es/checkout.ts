import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pago',
  heading: 'Paga tu escalada',
  description: 'Comprueba tu pedido y paga.',
  inGameName: 'Tu nombre en el juego',
  inGameNameHint: 'Con su etiqueta, por ejemplo Mira#EUW. Tu booster invita a este nombre.',
  riskTitle: 'Antes de pagar',
  riskText:
    'Riot Games prohíbe el boosting en sus condiciones. Puede restringir o cerrar cuentas por ello, y nadie puede prometerte que la tuya se libre.',
  riskAccept: 'Lo he leído y hago el pedido de todos modos.',
  riskMissing: 'Confirma primero que has leído el texto de arriba.',
  nameMissing: 'Escribe primero tu nombre en el juego.',
  method: 'Pagar con',
  card: 'Tarjeta',
  cardText: 'Vas a la página de pago de nuestro proveedor y vuelves.',
  balance: 'Saldo',
  balanceText: 'Tienes {balance}.',
  balanceTooLow: 'Tu saldo de {balance} no cubre {total}.',
  pay: 'Pagar {total}',
  paying: 'Pagando',
  priceFrozen: 'Este precio queda fijado con tu pedido. Tabla de precios n.º {version}.',
  unpaidNote: 'Los pedidos sin pagar se cancelan a las 48 horas.',
  paidTitle: 'Pagado',
  paidText: 'Tu pedido {number} está pagado.',
  toOrder: 'Ir al pedido',
  cancelledTitle: 'Este pedido está cancelado',
  cancelledText: 'Marca tu escalada otra vez cuando quieras.',
  newClimb: 'Marcar una escalada nueva',
  guestNote: 'Pides como invitado con {email}.',
  headingCoaching: 'Paga tu coaching',
  riskTextCoaching:
    'Tu coach habla contigo y te ve jugar. Juegas tú, y nadie te pide tus datos de acceso. Si un coach se ofrece a jugar por ti, recházalo y escríbenos: Riot Games prohíbe el boosting y puede restringir o cerrar cuentas por ello.',
  riskAcceptCoaching: 'Lo he leído.',
  newCoaching: 'Elegir coach',
} satisfies TranslationOf<typeof checkout, 'es'>
