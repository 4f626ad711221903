import type { TranslationOf } from '../../translate.ts'
import type person from '../en/person.ts'

export default {
  previous: 'Utente precedente',
  next: 'Utente successivo',
  copyLink: 'Copia link',
  copied: 'Link copiato',
  position: '{at} di {total}',

  online: 'Online ora',
  seen: 'Ultimo accesso: {time}',
  notLately: 'Nessun accesso recente',
  joined: 'Dal {date}, {language}',

  spent: 'Speso',
  refunds: 'Rimborsi',
  disputes: 'Segnalazioni',

  of: '{part} di {all}',

  sections: 'Sezioni',
  'section.balance': '{names.balance}',
  'section.orders': '{names.orders}',
  'section.payments': 'Pagamenti',
  'section.work': 'Lavoro',
  'section.earnings': 'Guadagni',
  'section.signals': 'Segnali',
  'section.chats': 'Chat',
  'section.mails': 'E-mail',
  'section.access': 'Permessi',
  'section.devices': 'Dispositivi',
  'section.bans': 'Ban',
  'section.notes': 'Note',

  all: 'Mostra tutto ({count})',
  page: 'Pagina {page} di {pages}',

  debt: 'Ci deve {amount}',
  waits: 'Serve una seconda persona',
  noEntries: 'Il saldo non è mai cambiato.',

  matches: 'Coincide con il libro mastro',
  differs: 'Non coincide con il libro mastro. Confronta le registrazioni prima di correggere qualcosa.',

  'lot.payment': 'Versato: {amount}',
  'lot.earned': 'Guadagnato: {amount}',
  'lot.correction': 'Correzioni: {amount}',
  'lot.cashback': '{names.cashback}: {amount}',
  'lot.gift': 'Regali: {amount}',
  'lot.prize': 'Premi: {amount}',

  side: 'Quali ordini',
  'side.customer': 'Fatti',
  'side.booster': 'Giocati',
  noBooster: 'Ancora senza booster',
  noOrders: 'Ancora nessun ordine',

  payments: 'Pagamenti',
  'paid.order': '{names.order}',
  'paid.change': 'Modifica di un ordine',
  'paid.tip': '{names.tip}',
  'paid.top_up': 'Ricarica',
  'payment.open': 'Non pagato',
  'payment.captured': 'Pagato',
  'payment.failed': 'Non riuscito',
  'payment.expired': 'Scaduto',
  'payment.refunded': 'Rimborsato',
  'bank.open': 'La banca chiede',
  'bank.won': 'Banca: a favore',
  'bank.lost': 'Stornato',
  noPayments: 'Ancora nessun pagamento',

  work: 'Lavoro da booster',
  toRoster: 'Modifica in Booster',
  services: '{names.services}',
  onTime: 'Finiti in tempo',
  latest: 'Ritardo maggiore',
  days: { one: '{count} giorno di ritardo', other: '{count} giorni di ritardo' },
  disputed: 'Ordini segnalati',
  rating: 'Valutazione',
  ratingOf: { one: '{average} su {count} recensione', other: '{average} su {count} recensioni' },
  reviews: 'Ultime recensioni',
  stars: { one: '{count} stella', other: '{count} stelle' },
  hidden: 'Nascosta',

  payout: 'Pagamento {number}',

  signals: 'In comune con altri dei suoi ordini',
  signalsText: 'Sono fatti, non prove. Guarda gli ordini prima di decidere qualcosa.',
  noSignals:
    'Nessuna casella di posta, conto, indirizzo sulle ricevute, account di gioco o immagine in comune con l’altra persona di un ordine.',
  'signal.mailbox': 'Stessa casella di posta',
  'signal.payout_account': 'Stesso conto per i pagamenti',
  'signal.billing_address': 'Stesso indirizzo sulle ricevute',
  'signal.in_game_name': 'Stesso account di gioco',
  'signal.picture': 'Stessa immagine caricata',

  chats: 'Conversazioni con il supporto',
  'channel.chat': '{names.chat}',
  'channel.contact': 'Modulo di contatto',
  'talk.waiting': 'Ci aspetta',
  'talk.answered': 'Risposto',
  'talk.closed': 'Chiusa',
  noChats: 'Ancora nessuna conversazione',

  toMails: 'Tutte le e-mail',
  noMails: 'Nessuna e-mail ancora conservata',

  devices: 'Dispositivi',
  device: '{browser} su {system}',
  unknownDevice: 'Dispositivo sconosciuto',
  noDeviceBanned: 'Il ban esclude ogni dispositivo. Le pagine aperte mostrano solo il motivo.',

  bans: 'Cronologia dei ban',
  'deed.ban': 'Account bannato',
  'deed.lift': 'Ban revocato',
  noBans: 'Mai bannato',

  notesFor: 'Le vede solo il team',
  noNotes: 'Ancora nessuna nota',
  newNote: 'Scrivi una nota',
  addNote: 'Salva nota',
  noteAdded: 'Nota salvata',

  write: 'Scrivi',
  writeTitle: 'Scrivi a {name}',
  message: 'Messaggio',
  writeHint: 'Appare nella sua chat con il supporto. Se non lo legge, lo riceve per e-mail.',
  writeFirst: '{disputes.missing.text}',
  send: 'Invia messaggio',
  dontSend: 'Non inviare',
  written: 'Messaggio inviato',

  chooseReason: 'Scegli un motivo',
  banReasonFirst: '{order.silence.causeMissing}',
  'banOrders.cancel': {
    one: '{count} ordine fatto: selezionalo per annullarlo e rimborsarlo',
    other: '{count} ordini fatti: seleziona quelli da annullare e rimborsare',
  },
  'banOrders.release': {
    one: '{count} ordine che sta giocando: selezionalo per liberarlo per un altro booster',
    other: '{count} ordini che sta giocando: seleziona quelli da liberare per un altro booster',
  },
  checkAll: 'Seleziona tutti o nessuno',
  notNow: 'Non possibile nello stato attuale.',
  banOrdersReason: 'Motivo per questi ordini, che l’altra persona legge',
  'banEffect.cancel': {
    one: '{count} ordine viene annullato. Ciò che non è stato giocato torna con lo stesso metodo di pagamento.',
    other:
      '{count} ordini vengono annullati. Ciò che non è stato giocato torna con lo stesso metodo di pagamento.',
  },
  'banEffect.release': {
    one: '{count} ordine torna nella lista. Ciò che è stato giocato viene pagato.',
    other: '{count} ordini tornano nella lista. Ciò che è stato giocato viene pagato.',
  },

  'ban.waiting.cancel': 'è in corso di annullamento',
  'ban.waiting.release': 'è in corso di rilascio',
  'ban.done.cancel': 'è stato annullato e rimborsato',
  'ban.done.release': 'è stato liberato per un altro booster',
  'ban.refused.cancel': 'non è stato annullato.',
  'ban.refused.release': 'non è stato liberato.',

  unbanTitle: 'Revocare il ban di {name}?',
  unbanText: 'L’account torna subito utilizzabile e parte un’e-mail.',
  unbanOrders: 'Gli ordini che il ban non ha ancora annullato o liberato restano come sono.',
  unbanReason: 'Motivo, che legge solo il team',
} satisfies TranslationOf<typeof person, 'it'>
