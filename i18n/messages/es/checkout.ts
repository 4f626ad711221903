import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Pago',
  heading: 'Paga tu pedido',
  description: 'Revisa tu pedido y paga.',

  inGameName: 'Tu nombre en el juego',
  inGameNameHint: 'Con la etiqueta, por ejemplo Mira#EUW. Ahí te llegará la invitación de tu booster.',

  notPaidTitle: 'El pago no se ha completado',
  notPaidText: 'No se ha cobrado nada. Inténtalo de nuevo o paga de otra forma.',

  riskTitle: 'Antes de pagar',
  riskText:
    'Riot Games prohíbe el boosting en sus condiciones. Puede restringir o cerrar cuentas por ello, y nadie puede prometerte que la tuya se libre.',
  'consent.start': 'Lo he leído y pido un inicio inmediato.',
  'consent.withdrawal':
    'Sé que pierdo mi <withdrawal>derecho de desistimiento</withdrawal> cuando el pedido se complete.',
  'consent.age': 'Tengo {figures.leastCustomerAge} años o más.',
  termsNote:
    'A este pedido se le aplican las <terms>condiciones del servicio</terms> y la <refunds>política de reembolsos</refunds>.',

  nameMissing: 'Escribe primero tu nombre en el juego.',
  'named.title': '{names.yourBooster}',
  'named.any': 'Preguntamos a los boosters adecuados, primero a tus favoritos.',
  'named.anyone': 'Preguntamos a los boosters adecuados.',
  'named.choose': 'Elegir un booster concreto',
  'named.name': 'Nombre del booster',
  'named.if': 'Si no acepta en {figures.namedOffer}',
  'named.everyone': 'Preguntar a todos los adecuados',
  'named.refund': 'Devolverme el dinero',
  'named.ask': 'Preguntar primero',
  'named.missing': 'Escribe primero el nombre del booster.',
  'named.chosen': 'Primero preguntamos a {booster}',
  'named.thenEveryone':
    'Tiene {figures.namedOffer}. Si no acepta, preguntamos a todos los boosters adecuados. El precio no cambia.',
  'named.thenRefund':
    'Tiene {figures.namedOffer}. Si no acepta, te devolvemos el dinero. El precio no cambia.',
  'named.remove': 'Cualquier booster',
  'named.cannot': '{booster} no puede jugar esto',
  'named.clear': 'Cambia el pedido, o quita el nombre para preguntar a cualquier booster.',
  'named.open': 'Has escrito el nombre de un booster. Pulsa «{checkout.named.ask}» o quita el nombre.',
  'named.refusal.rank': '{booster} no juega en este rango.',
  'named.refusal.full': '{booster} no puede aceptar más pedidos por ahora.',
  'named.refusal.service': '{booster} no ofrece este servicio en este servidor.',
  'named.refusal.other': '{booster} no acepta pedidos ahora mismo.',

  method: 'Pagar con',
  card: '{names.card}',
  cardText: 'Pagas en la página de nuestro proveedor de pagos y después vuelves aquí.',
  cardAlso: 'Según tu país y tu dispositivo, también hay: {methods}.',
  balanceText: 'Tienes {balance}.',
  balanceTooLow: 'Tu saldo de {balance} no cubre {total}.',
  balanceAndCard: 'Saldo y tarjeta',
  balanceAndCardText: '{balance} de tu saldo, {card} con tarjeta.',
  pay: 'Pagar {total}',
  paying: 'Pagando',

  priceFrozen: 'El precio de tu pedido ya no cambia.',
  cashback: '{amount} vuelven a tu saldo cuando se complete el pedido ({percent}).',
  cashbackGuest:
    'Crea una cuenta antes de que se complete el pedido y {amount} volverán a tu saldo ({percent}).',
  payNext: 'Ahora irás a la página de pago. No se cobra nada hasta que confirmes allí.',
  unpaidNote: 'Los pedidos sin pagar se cancelan a las {figures.payment}.',

  paidTitle: 'Pagado',
  paidText: 'Tu pedido {number} está pagado.',
  toOrder: 'Ir al pedido',
  cancelledTitle: 'Este pedido se ha cancelado',
  cancelledText: 'Puedes volver a pedir cuando quieras.',
  newOrder: 'Hacer otro pedido',

  headingCoaching: 'Paga tu coaching',
  riskTextCoaching:
    'Tu coach habla contigo y te ve jugar. El coaching es ayuda, no boosting: tú juegas todas las partidas y nadie entra en tu cuenta.',
  newCoaching: 'Elegir coach',

  coupon: 'Tengo un cupón',
  couponCode: 'Código del cupón',
  couponApply: 'Aplicar',

  couponMissing: 'Escribe primero un código.',
  couponSaves: 'Ahorras {amount}.',
  couponLimited: 'El cupón vale más, pero este pedido ya tiene el descuento máximo.',
  couponRemove: 'Quitar',
  couponTakenOff: 'El cupón se ha quitado. Revisa el nuevo total y paga otra vez.',

  changed: 'El precio ha cambiado',
  changedText: 'Todavía no has pedido nada. Revisa el nuevo precio antes de continuar.',
  changedShown: 'Precio que viste',
  changedNow: 'Precio nuevo',
  changedAccept: 'Pedir por {total}',
  changedBack: 'Volver a mi pedido',

  change: 'Cambiar',
  receiptTo: 'Recibo para',
  asGuest: 'Pedido como invitado',
  'billing.add': 'Añadir un nombre y una dirección al recibo',
  'billing.name': 'Nombre en el recibo',
  'billing.hint': 'Una persona o una empresa. Puedes cambiarlo hasta que pagues.',
  'billing.address': 'Dirección (opcional)',
} satisfies TranslationOf<typeof checkout, 'es'>
