import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Elke wijziging van je saldo: wanneer, waarvoor, hoeveel en wat er overbleef.',
  ready: 'Direct te gebruiken',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Wat',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Bestelling betaald',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Opwaardering',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Terugboeking ongedaan gemaakt',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Prijs van een verloting',
  'kind.moved': 'Van je gastaccount',
  'kind.returned': 'Opwaardering terug',
  'kind.held': 'Onderzoek van de bank',
  'kind.debt': 'Schuld betaald',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} van deze bestelling',
  cashbackTaken: 'Teruggenomen: terugbetaald of heropend',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} terug',
  'level.none': 'Nog geen cashback',
  'level.text':
    'Je krijgt het op je saldo voor elke afgeronde bestelling. Tot nu toe heb je {turnover} betaald voor afgeronde bestellingen.',
  'level.next': 'Nog {amount} tot {level}: {percent} terug',
  'level.highest': 'Je hebt het hoogste niveau bereikt.',

  moneyIn: 'Erbij',
  moneyOut: 'Eraf',
  sums: 'Erbij {in}, eraf {out}, verschil {difference}',
  monthSums: 'Erbij {in}, eraf {out}',

  line: 'Saldo na elke boeking',
  balanceAfter: 'Saldo daarna: {balance}',

  topUp: 'Saldo opwaarderen',
  topUpText: 'Met kaart direct beschikbaar. Je kunt er elke bestelling mee betalen.',
  topUpOther: 'Ander bedrag',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'Van {least} tot {most}',
  topUpWrong: 'Vul een bedrag in van {least} tot {most}.',
  topUpNow: 'Huidig saldo',
  topUpAfter: 'Saldo daarna',
  topUpButton: '{amount} opwaarderen',

  waiting: 'Opwaardering van {amount}, nog niet betaald',
  waitingGo: 'Nu betalen',
  waitingCancel: 'Opwaardering annuleren',
  waitingGone: 'De opwaardering is geannuleerd. Er is niets afgeschreven.',
  refund: 'Terug naar kaart',
  refundTitle: '{amount} terug naar je kaart?',
  refundText:
    'Dit heb je van deze opwaardering niet uitgegeven. Het bedrag gaat nu van je saldo af. Dit kan één keer per opwaardering.',
  refundWhen: '{order.refundBankText}',
  refundButton: '{amount} terugbetalen',
  refundDone: '{amount} is onderweg naar je kaart.',

  debt: 'Je bent ons {amount} schuldig',
  debtText:
    'Een bank heeft een betaling teruggegeven aan de kaarthouder toen die al was uitgegeven. Wat je opwaardeert of ontvangt, betaalt dit eerst af. Klopt dit niet, <support>neem dan contact met ons op</support>.',
  empty: 'Nog geen boekingen',
  emptyText:
    'Je opwaarderingen, terugbetalingen en cashback verschijnen hier. Je kunt er elke bestelling mee betalen.',
} satisfies TranslationOf<typeof balance, 'nl'>
