import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Recibo',
  'title.C': 'Nota de crédito',
  demo: 'Demo: esta empresa não existe e não houve movimento de dinheiro.',
  from: 'Emitido por',
  to: 'Emitido para',
  erased: 'Conta eliminada',
  number: 'Número',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Página {page} de {pages}',
  'subject.change': 'Alteração do teu pedido',
  'subject.tip': 'Gorjeta para o teu booster',
  'subject.prepaid': 'Carregamento do saldo',
  net: 'Valor sem IVA',
  tax: 'IVA {percent}',
  'money.R.card': 'Pago com cartão',
  'money.R.balance': 'Pago com o teu saldo',
  'money.C.card': 'Devolvido ao teu método de pagamento',
  'money.C.balance': 'Devolvido ao teu saldo',
  corrects: 'Esta nota de crédito corrige o recibo {number}.',
  'untaxed.prepaid': 'O teu saldo é um pagamento antecipado: o IVA é cobrado quando pagas um pedido com ele.',
  'untaxed.tip': 'A gorjeta vai por inteiro para o booster e não inclui IVA.',
  'save.R': 'Recibo {number}',
  'save.C': 'Nota de crédito {number}',
} as const satisfies TranslationOf<typeof receipts, 'pt'>
