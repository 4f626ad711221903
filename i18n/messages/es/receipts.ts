import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Recibo',
  'title.C': 'Nota de abono',
  demo: 'Demo: esta empresa no existe y no se ha movido dinero.',
  from: 'Emisor',
  to: 'Destinatario',
  erased: 'Cuenta eliminada',
  number: 'Número',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Página {page} de {pages}',
  'subject.change': 'Cambio en tu pedido',
  'subject.tip': 'Propina para tu booster',
  'subject.prepaid': 'Recarga de saldo',
  net: 'Base imponible',
  tax: 'IVA {percent}',
  'money.R.card': 'Pagado con tarjeta',
  'money.R.balance': 'Pagado con tu saldo',
  'money.C.card': 'Devuelto a tu método de pago',
  'money.C.balance': 'Devuelto a tu saldo',
  corrects: 'Esta nota de abono corrige el recibo {number}.',
  'untaxed.prepaid': 'Tu saldo es un pago por adelantado: el IVA se aplica cuando pagas un pedido con él.',
  'untaxed.tip': 'La propina es íntegra para el booster y no incluye IVA.',
  'save.R': 'Recibo {number}',
  'save.C': 'Nota de abono {number}',
} as const satisfies TranslationOf<typeof receipts, 'es'>
