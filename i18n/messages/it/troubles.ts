import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'Cosa non va con pagamenti, rimborsi e storni della banca, e cosa puoi fare.',
  booksRight: 'L’ultimo controllo dei conti non ha trovato errori',
  booksWrong: {
    one: 'L’ultimo controllo dei conti ha trovato {count} errore',
    many: 'L’ultimo controllo dei conti ha trovato {count} errori',
    other: 'L’ultimo controllo dei conti ha trovato {count} errori',
  },
  booksUnchecked: 'I conti non sono ancora stati controllati',
  checkedAt: 'Controllato: {time}. Il server controlla ogni ora.',
  kind: '{names.kind}',
  'kind.event': 'Messo da parte',
  'kind.refund': 'Rimborso non riuscito',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Da chiarire',
  'state.settled': 'Risolto',
  count: {
    one: '{count} voce, {open} da risolvere',
    many: '{count} voci, {open} da risolvere',
    other: '{count} voci, {open} da risolvere',
  },
  what: 'Cosa è successo',
  'title.unknown_payment': 'Pagamento sconosciuto',
  'title.unknown_refund': 'Rimborso non avviato da noi',
  'title.other_order': 'Pagamento di un altro ordine',
  'title.other_ref': 'Pagamento con un altro riferimento',
  'title.other_currency': 'Pagamento in un’altra valuta',
  'title.other_amount': 'Pagamento di un altro importo',
  'title.other': 'Avviso che non corrisponde ai nostri dati',
  'text.unknown_payment':
    '{provider} segnala {reported} per un pagamento che non conosciamo. Non è stato registrato nulla. Controlla presso il fornitore e restituisci lì il denaro se non è nostro.',
  'text.unknown_refund':
    '{provider} segnala un rimborso che il negozio non ha inviato, per esempio uno fatto sul sito del fornitore. Non è stato registrato nulla.',
  'text.other_order':
    '{provider} segnala {reported} per un ordine a cui questo pagamento non appartiene. Non è stato registrato nulla.',
  'text.other_ref':
    '{provider} segnala {reported} con un riferimento che non è di questo pagamento. Non è stato registrato nulla.',
  'text.other_currency':
    '{provider} segnala {reported} in {currency}; avevamo chiesto {expected}. Non è stato registrato nulla.',
  'text.other_amount':
    '{provider} segnala {reported}; avevamo chiesto {expected}. Non è stato registrato nulla.',
  'text.other': '{provider} segnala {reported}. Non è stato registrato nulla.',
  'title.refund': 'Rimborso non consegnabile',
  'text.refund': 'Il fornitore non ha potuto consegnarlo. Attende l’accredito sul saldo del cliente.',
  'text.credited':
    'Il fornitore non ha potuto consegnarlo, quindi il denaro è sul saldo del cliente. Non resta nulla da fare.',
  'text.erased':
    'Il fornitore non ha potuto consegnarlo e l’account del cliente non esiste più. Nei libri il denaro resta suo e non diventa mai un ricavo del negozio.',
  'text.split':
    'La banca ne aveva già restituito {amount}: sul saldo del cliente c’è solo il resto. Non resta nulla da fare.',
  credited: 'Accreditato',
  'chargeback.open': 'Decide la banca',
  'chargeback.won': 'A nostro favore',
  'chargeback.lost': 'A nostro sfavore',
  'text.evidence': 'L’ordine è bloccato. Invia le prove al fornitore. Termine: {time}.',
  'text.disputed': 'L’ordine è bloccato. Invia le prove al fornitore.',
  'text.won': 'La banca ci ha dato ragione. L’ordine non è più bloccato.',
  'text.lost': 'La banca ha restituito il denaro al titolare della carta. Al negozio è costato {loss}.',
  settle: 'Segna come risolto',
  settleTitle: 'Segnare questo avviso come risolto?',
  settleText:
    'Fallo dopo averlo sistemato presso il fornitore. Non viene registrato nulla; il tuo motivo resta annotato.',
  settleReason: 'Cosa hai fatto',
  settled: 'L’avviso è risolto.',
  none: 'Niente da controllare',
  noneText:
    'Qui compaiono i pagamenti che non corrispondono ai nostri dati, i rimborsi non riusciti e gli storni della banca.',
  bookings: 'Contabilità',
  bookingsText:
    'Ogni registrazione del libro mastro: data, conto, contropartita, importo, aliquota IVA, ricevuta e ordine. I giorni sono nel fuso orario {zone}.',
  from: 'Primo giorno',
  to: 'Ultimo giorno',
  period: 'Scegli al massimo {days} giorni, il primo prima dell’ultimo.',
} satisfies TranslationOf<typeof troubles, 'it'>
