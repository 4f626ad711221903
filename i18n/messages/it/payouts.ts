import type { TranslationOf } from '../../translate.ts'
import type payouts from '../en/payouts.ts'

export default {
  lead: 'Le richieste dei booster, i lotti per la banca e ciò che è tornato.',
  status: '{names.status}',
  'status.requested': 'Richiesto',
  'status.batched': 'In un lotto',
  'status.sent': 'Inviati alla banca',
  'status.returned': 'Restituiti',
  'status.withdrawn': 'Ritirati dal booster',
  select: 'Seleziona il pagamento {number}',
  payout: '{names.payout}',
  account: 'Conto',
  notes: '{names.notes}',
  'flag.new_details': 'Conto nuovo fino al {date}',
  'flag.debt': 'Ci deve denaro',
  'flag.frozen': 'Quote in verifica',
  'flag.own': 'Sei tu',
  inBatch: 'Lotto {number}',
  makeBatch: 'Crea un lotto da {amount}',
  selectFirst: 'Seleziona prima dei pagamenti.',
  made: 'Il lotto è creato.',

  selectAll: 'Seleziona tutto ciò che è pagabile',
  selectNone: 'Annulla selezione',

  reviewTitle: 'Pagare con quote in verifica?',
  reviewText: {
    one: '{count} booster di questa selezione ha una quota su cui il team deve ancora decidere. Ciò che è pagato non si può più trattenere.',
    other:
      '{count} booster di questa selezione hanno quote su cui il team deve ancora decidere. Ciò che è pagato non si può più trattenere.',
  },
  reviewOrders: 'Pagamento {number}',

  open: 'Mostra pagamenti',
  batchSum: { one: '{count} pagamento, {amount}', other: '{count} pagamenti, {amount}' },
  batchBack: { one: '{count} tornato', other: '{count} tornati' },
  return: 'Restituisci',
  returnTitle: 'Restituire il pagamento {number}?',
  returnText:
    'Solo se la banca non l’ha pagato o l’ha rimandato. Il booster può richiedere di nuovo l’importo.',
  returnReason: 'Motivo, che il booster legge',
  returned: 'Il pagamento è restituito.',
  batches: 'Lotti',
  noBatches: 'Ancora nessun lotto',
  madeBy: '{name}, {time}',
  waits: 'Serve una seconda persona',
  approvedBy: 'Approvato da {name}',
  fileOut: 'File aperto: {time}',
  sentOn: 'Inviato: {time}',
  stuck:
    'Il file è fuori da più di {figures.payoutStuck}. Verifica con la banca, poi segna il lotto come inviato o restituisci i suoi pagamenti.',
  sepa: 'File SEPA',
  approve: 'Approva',
  approved: 'Il lotto è approvato.',
  markSent: 'Segna inviato',
  sentTitle: 'Segnare il lotto {number} come inviato?',
  sentText: 'Solo dopo la conferma della banca. I booster ricevono un avviso.',
  sent: 'I pagamenti sono segnati come inviati.',
  none: 'Nessun pagamento qui',
  noneText: 'Le richieste dei booster appaiono qui appena arrivano.',
} satisfies TranslationOf<typeof payouts, 'it'>
