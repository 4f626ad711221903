import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'Was dir gehört, bleibt deins',
  example: 'Beispiel',

  login: 'Deine Zugangsdaten',
  loginKey: '{cipher}, eigener Schlüssel',
  you: 'Du',
  youText: 'ansehen, ersetzen, löschen',
  booster: '{names.yourBooster}',
  boosterText: 'nur beim Boosten',
  others: 'Niemand sonst',
  othersText: 'auch nicht unser Team',
  loginTitle: 'Zugangsdaten: versiegelt, jeder Zugriff notiert',
  'event.stored': 'Du hast die Zugangsdaten hinterlegt',
  'event.viewed': 'Dein Booster hat die Zugangsdaten angesehen',
  'event.replaced': 'Du hast die Zugangsdaten ersetzt',
  'event.deleted': 'Auftrag abgeschlossen, Zugangsdaten gelöscht',
  when: 'Tag {day}, {time}',

  paid: '{price} bezahlt, bei {name} verwahrt',
  back: 'zurück, wenn du jetzt stoppst',
  kept: 'im Aufstieg verdient',
  today: 'Heute, {rank}',
  moneyTitle: 'Dein Geld: verwahrt, bis du bestätigst',
  ledger: 'Buchungen',
  held: 'Verwahrt',
  boosterColumn: 'Booster',
  youPay: 'Du bezahlst',
  youConfirm: 'Du bestätigst das Ergebnis',
  inTheEnd: 'Endgültige Aufteilung ({currency})',

  'promise.refund': 'Volle Erstattung, bis ein Booster startet',
  'promiseText.refund':
    'Storniere auf der Auftragsseite. Das Geld geht auf deinem Zahlungsweg zurück oder auf dein Guthaben.',
  'promise.start': 'Kein Booster in {figures.start}: Geld zurück auf Wunsch',
  'promiseText.start': 'Du entscheidest: weiter warten oder alles zurückbekommen.',
  'promise.dispute': 'Etwas stimmt nicht? Das Geld wartet',
  'promiseText.dispute':
    'Meldest du ein Problem, wird die Frist angehalten. Unser Team antwortet innerhalb von {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'de'>
