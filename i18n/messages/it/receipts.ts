import type { TranslationOf } from '../../translate.ts'
import type receipts from '../en/receipts.ts'

export default {
  'title.R': 'Ricevuta',
  'title.C': 'Nota di credito',
  demo: 'Demo: questa azienda non esiste e nessun denaro è stato trasferito.',
  from: 'Emessa da',
  to: 'Emessa per',
  erased: 'Account eliminato',
  number: 'Numero',
  what: '{balance.what}',
  amount: '{coupons.amount}',
  page: 'Pagina {page} di {pages}',
  'subject.change': 'Modifica del tuo ordine',
  'subject.tip': 'Mancia per il tuo booster',
  'subject.prepaid': 'Ricarica del saldo',
  net: 'Imponibile',
  tax: 'IVA {percent}',
  'money.R.card': 'Pagato con carta',
  'money.R.balance': 'Pagato con il tuo saldo',
  'money.C.card': 'Restituito sul tuo metodo di pagamento',
  'money.C.balance': 'Restituito sul tuo saldo',
  corrects: 'Questa nota di credito corregge la ricevuta {number}.',
  'untaxed.prepaid':
    'Il tuo saldo è un pagamento anticipato: l’IVA si applica quando lo usi per pagare un ordine.',
  'untaxed.tip': 'La mancia va interamente al booster e non comprende IVA.',
  'save.R': 'Ricevuta {number}',
  'save.C': 'Nota di credito {number}',
} as const satisfies TranslationOf<typeof receipts, 'it'>
