import type { TranslationOf } from '../../translate.ts'
import type balance from '../en/balance.ts'

export default {
  description: 'Jede Änderung deines Guthabens: wann, wofür, wie viel und was übrig blieb.',
  ready: 'Sofort verfügbar',

  history: '{names.history}',
  date: '{names.date}',
  what: 'Was',
  order: '{names.order}',
  amount: '{names.amount}',
  after: '{names.balance}',
  kind: '{names.kind}',
  month: '{names.month}',

  'kind.paid': 'Auftrag bezahlt',
  'kind.refund': '{names.refund}',
  'kind.top_up': 'Aufladung',
  'kind.charged_back': '{names.chargeback}',
  'kind.restored': 'Rückbuchung aufgehoben',
  'kind.correction': '{names.correction}',
  'kind.gift': '{names.gift}',
  'kind.prize': 'Gewinn einer Verlosung',
  'kind.moved': 'Aus deinem Gastkonto',
  'kind.returned': 'Aufladung erstattet',
  'kind.held': 'Von der Bank geprüft',
  'kind.debt': 'Schuld beglichen',
  'kind.tip': '{names.tip}',
  'kind.cashback': '{names.cashback}',
  cashbackOf: '{percent} dieses Auftrags',
  cashbackTaken: 'Zurückgebucht: erstattet oder wieder geöffnet',
  'level.base': '{names.levelOne}',
  'level.ridge': '{names.levelTwo}',
  'level.summit': '{names.levelThree}',
  'level.rate': '{percent} zurück',
  'level.none': 'Noch kein Cashback',
  'level.text':
    'Du bekommst es für jeden abgeschlossenen Auftrag auf dein Guthaben. Bisher hast du {turnover} für abgeschlossene Aufträge bezahlt.',
  'level.next': 'Noch {amount} bis {level}: {percent} zurück',
  'level.highest': 'Du hast die höchste Stufe erreicht.',

  moneyIn: 'Eingang',
  moneyOut: 'Ausgang',
  sums: 'Eingang {in}, Ausgang {out}, Differenz {difference}',
  monthSums: 'Eingang {in}, Ausgang {out}',

  line: 'Guthaben nach jeder Buchung',
  balanceAfter: 'Guthaben danach: {balance}',

  topUp: 'Guthaben aufladen',
  topUpText: 'Per Karte sofort verfügbar. Du kannst damit jeden Auftrag bezahlen.',
  topUpOther: 'Anderer Betrag',
  topUpOwn: '{names.amountInEuros}',
  topUpBounds: 'Von {least} bis {most}',
  topUpWrong: 'Gib einen Betrag von {least} bis {most} ein.',
  topUpNow: 'Aktuelles Guthaben',
  topUpAfter: 'Guthaben danach',
  topUpButton: '{amount} aufladen',

  waiting: 'Aufladung von {amount}, noch nicht bezahlt',
  waitingGo: 'Jetzt bezahlen',
  waitingCancel: 'Aufladung abbrechen',
  waitingGone: 'Die Aufladung ist abgebrochen. Es wurde nichts abgebucht.',
  refund: 'Auf die Karte erstatten',
  refundTitle: '{amount} auf deine Karte erstatten?',
  refundText:
    'So viel hast du von dieser Aufladung nicht ausgegeben. Der Betrag wird jetzt von deinem Guthaben abgezogen. Das geht einmal pro Aufladung.',
  refundWhen: '{order.refundBankText}',
  refundButton: '{amount} erstatten',
  refundDone: '{amount} sind auf dem Weg zu deiner Karte.',

  debt: 'Du schuldest uns {amount}',
  debtText:
    'Eine Bank hat eine Zahlung an den Karteninhaber zurückgegeben, nachdem sie ausgegeben war. Was du auflädst oder erhältst, begleicht das zuerst. Wenn das nicht stimmt, <support>schreib uns</support>.',
  empty: 'Noch keine Buchungen',
  emptyText:
    'Hier erscheinen deine Aufladungen, Erstattungen und dein Cashback. Du kannst damit jeden Auftrag bezahlen.',
} satisfies TranslationOf<typeof balance, 'de'>
