import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Rechnung',
  'title.C': 'Gutschrift',
  demo: 'Demo: Diese Firma gibt es nicht, und es ist kein Geld geflossen.',
  from: 'Aussteller',
  to: 'Empfänger',
  erased: 'Konto gelöscht',
  number: 'Nummer',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Seite {page} von {pages}',
  'subject.change': 'Änderung deines Auftrags',
  'subject.tip': 'Trinkgeld für deinen Booster',
  'subject.prepaid': 'Guthaben aufgeladen',
  net: 'Nettobetrag',
  tax: 'USt. {percent}',
  'money.R.card': 'Mit Karte bezahlt',
  'money.R.balance': 'Aus deinem Guthaben bezahlt',
  'money.C.card': 'Zurück auf dein Zahlungsmittel',
  'money.C.balance': 'Zurück auf dein Guthaben',
  corrects: 'Diese Gutschrift berichtigt die Rechnung {number}.',
  'untaxed.prepaid':
    'Dein Guthaben ist eine Vorauszahlung: Umsatzsteuer fällt an, wenn du damit einen Auftrag bezahlst.',
  'untaxed.tip': 'Trinkgeld geht vollständig an den Booster und enthält keine Umsatzsteuer.',
  'save.R': 'Rechnung {number}',
  'save.C': 'Gutschrift {number}',
} as const satisfies TranslationOf<typeof receipts, 'de'>
