import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Cada movimento do teu saldo: quando, para quê, quanto e o que sobrou.',
  ready: 'Disponível já',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Motivo',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Pedido pago',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Carregamento',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Estorno anulado',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Prémio de um sorteio',
  'kind.moved': 'Da tua conta de convidado',
  'kind.returned': 'Carregamento devolvido',
  'kind.held': 'Análise do banco',
  'kind.debt': 'Dívida paga',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} deste pedido',
  cashbackTaken: 'Retirado: pedido reembolsado ou reaberto',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} de volta',
  'level.none': 'Ainda sem cashback',
  'level.text':
    'Recebes no saldo por cada pedido concluído. Até agora, pagaste {turnover} por pedidos concluídos.',
  'level.next': 'Mais {amount} até {level}: {percent} de volta',
  'level.highest': 'Chegaste ao nível mais alto.',

  moneyIn: 'Entradas',
  moneyOut: 'Saídas',
  sums: 'Entradas {in}, saídas {out}, diferença {difference}',
  monthSums: 'Entradas {in}, saídas {out}',

  line: 'Saldo após cada movimento',
  balanceAfter: 'Saldo depois: {balance}',

  topUp: 'Carregar saldo',
  topUpText: 'Com cartão fica logo disponível e podes pagar qualquer pedido.',
  topUpOther: 'Outro valor',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'De {least} a {most}',
  topUpWrong: 'Escreve um valor de {least} a {most}.',
  topUpNow: 'Saldo atual',
  topUpAfter: 'Saldo depois',
  topUpButton: 'Carregar {amount}',

  waiting: 'Carregamento de {amount}, ainda por pagar',
  waitingGo: 'Pagar agora',
  waitingCancel: 'Cancelar o carregamento',
  waitingGone: 'O carregamento foi cancelado. Não foi cobrado nada.',
  refund: 'Devolver ao cartão',
  refundTitle: 'Devolver {amount} ao teu cartão?',
  refundText:
    'É o que não gastaste deste carregamento. O valor sai já do teu saldo e só podes fazer isto uma vez por carregamento.',
  refundWhen: '{order.refundBankText}',
  refundButton: 'Reembolsar {amount}',
  refundDone: '{amount} estão a caminho do teu cartão.',

  debt: 'Deves-nos {amount}',
  debtText:
    'Um banco devolveu um pagamento ao titular do cartão quando já estava gasto. O que carregares ou receberes paga primeiro esse valor. Se houver um engano, <support>contacta-nos</support>.',
  empty: 'O teu saldo ainda não tem movimentos',
  emptyText:
    'Os teus carregamentos, reembolsos e cashback aparecem aqui. Podes pagar qualquer pedido com eles.',
} satisfies TranslationOf<typeof balance, 'pt'>
