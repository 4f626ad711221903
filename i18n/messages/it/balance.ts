import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Ogni movimento del tuo saldo: quando, per cosa, quanto e cosa è rimasto.',
  ready: 'Disponibile subito',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Causale',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Ordine pagato',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Ricarica',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Storno annullato',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Premio di un’estrazione',
  'kind.moved': 'Dal tuo account ospite',
  'kind.returned': 'Ricarica rimborsata',
  'kind.held': 'Verifica della banca',
  'kind.debt': 'Debito saldato',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} di questo ordine',
  cashbackTaken: 'Ripreso: ordine rimborsato o riaperto',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} indietro',
  'level.none': 'Ancora nessun cashback',
  'level.text':
    'Lo ricevi sul saldo per ogni ordine completato. Finora hai pagato {turnover} per ordini completati.',
  'level.next': 'Ancora {amount} fino a {level}: {percent} indietro',
  'level.highest': 'Hai raggiunto il livello più alto.',

  moneyIn: 'Entrate',
  moneyOut: 'Uscite',
  sums: 'Entrate {in}, uscite {out}, differenza {difference}',
  monthSums: 'Entrate {in}, uscite {out}',

  line: 'Saldo dopo ogni movimento',
  balanceAfter: 'Saldo dopo: {balance}',

  topUp: 'Ricarica il saldo',
  topUpText: 'Con carta è subito disponibile e puoi pagarci qualsiasi ordine.',
  topUpOther: 'Altro importo',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'Da {least} a {most}',
  topUpWrong: 'Inserisci un importo da {least} a {most}.',
  topUpNow: 'Saldo attuale',
  topUpAfter: 'Saldo dopo',
  topUpButton: 'Ricarica {amount}',

  waiting: 'Ricarica di {amount}, non ancora pagata',
  waitingGo: 'Paga ora',
  waitingCancel: 'Annulla la ricarica',
  waitingGone: 'La ricarica è annullata. Non è stato addebitato nulla.',
  refund: 'Rimborsa sulla carta',
  refundTitle: 'Rimborsare {amount} sulla tua carta?',
  refundText:
    'È quanto non hai speso di questa ricarica. L’importo esce subito dal tuo saldo e puoi farlo una volta per ricarica.',
  refundWhen: '{order.refundBankText}',
  refundButton: 'Rimborsa {amount}',
  refundDone: '{amount} sono in arrivo sulla tua carta.',

  debt: 'Ci devi {amount}',
  debtText:
    'Una banca ha restituito un pagamento al titolare della carta quando era già speso. Quello che ricarichi o ricevi serve prima a saldarlo. Se c’è un errore, <support>scrivici</support>.',
  empty: 'Il tuo saldo non ha ancora movimenti',
  emptyText:
    'Qui appariranno le tue ricariche, i rimborsi e il cashback. Puoi usarli per pagare qualsiasi ordine.',
} satisfies TranslationOf<typeof balance, 'it'>
