import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Betaalbewijs',
  'title.C': 'Creditnota',
  demo: 'Demo: dit bedrijf bestaat niet en er is geen geld overgemaakt.',
  from: 'Van',
  to: 'Voor',
  erased: 'Account verwijderd',
  number: 'Nummer',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Pagina {page} van {pages}',
  'subject.change': 'Wijziging van je bestelling',
  'subject.tip': 'Fooi voor je booster',
  'subject.prepaid': 'Saldo opgewaardeerd',
  net: 'Bedrag excl. btw',
  tax: 'Btw {percent}',
  'money.R.card': 'Betaald met kaart',
  'money.R.balance': 'Betaald met je saldo',
  'money.C.card': 'Terug naar je betaalmethode',
  'money.C.balance': 'Terug naar je saldo',
  corrects: 'Deze creditnota corrigeert betaalbewijs {number}.',
  'untaxed.prepaid':
    'Je saldo is een vooruitbetaling: btw wordt berekend als je er een bestelling mee betaalt.',
  'untaxed.tip': 'Een fooi gaat volledig naar de booster en bevat geen btw.',
  'save.R': 'Betaalbewijs {number}',
  'save.C': 'Creditnota {number}',
} as const satisfies TranslationOf<typeof receipts, 'nl'>
