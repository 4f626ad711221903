import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Cada movimiento de tu saldo: cuándo, por qué, cuánto y lo que quedó.',
  ready: 'Disponible ya',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Concepto',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Pedido pagado',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Recarga',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Contracargo anulado',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Premio de un sorteo',
  'kind.moved': 'De tu cuenta de invitado',
  'kind.returned': 'Recarga reembolsada',
  'kind.held': 'Revisión del banco',
  'kind.debt': 'Deuda saldada',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} de este pedido',
  cashbackTaken: 'Retirado: pedido reembolsado o reabierto',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} de vuelta',
  'level.none': 'Aún sin cashback',
  'level.text':
    'Lo recibes en tu saldo por cada pedido completado. Hasta ahora has pagado {turnover} por pedidos completados.',
  'level.next': '{amount} más para {level}: {percent} de vuelta',
  'level.highest': 'Has alcanzado el nivel más alto.',

  moneyIn: 'Entradas',
  moneyOut: 'Salidas',
  sums: 'Entradas {in}, salidas {out}, diferencia {difference}',
  monthSums: 'Entradas {in}, salidas {out}',

  line: 'Saldo después de cada movimiento',
  balanceAfter: 'Saldo después: {balance}',

  topUp: 'Recargar saldo',
  topUpText: 'Con tarjeta, disponible al instante para pagar cualquier pedido.',
  topUpOther: 'Otro importe',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'De {least} a {most}',
  topUpWrong: 'Escribe un importe de {least} a {most}.',
  topUpNow: 'Saldo actual',
  topUpAfter: 'Saldo después',
  topUpButton: 'Recargar {amount}',

  waiting: 'Recarga de {amount}, aún sin pagar',
  waitingGo: 'Pagar ahora',
  waitingCancel: 'Cancelar la recarga',
  waitingGone: 'La recarga está cancelada. No se ha cobrado nada.',
  refund: 'Reembolsar a la tarjeta',
  refundTitle: '¿Reembolsar {amount} a tu tarjeta?',
  refundText:
    'Es lo que no has gastado de esta recarga. El importe sale ya de tu saldo y solo se puede hacer una vez por recarga.',
  refundWhen: '{order.refundBankText}',
  refundButton: 'Reembolsar {amount}',
  refundDone: '{amount} van camino a tu tarjeta.',

  debt: 'Nos debes {amount}',
  debtText:
    'Un banco devolvió un pago al titular de la tarjeta cuando ya estaba gastado. Lo que recargues o recibas se usará primero para saldarlo. Si hay un error, <support>escríbenos</support>.',
  empty: 'Tu saldo aún no tiene movimientos',
  emptyText: 'Aquí aparecerán tus recargas, reembolsos y cashback. Puedes pagar con ellos cualquier pedido.',
} satisfies TranslationOf<typeof balance, 'es'>
