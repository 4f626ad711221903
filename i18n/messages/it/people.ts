import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Trova gli utenti e gestisci permessi, accessi e ban.',

  search: 'Cerca utenti',
  searchHint: 'Nome, e-mail o ordine',

  role: 'Ruolo',
  account: 'Stato dell’account',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'Non bannato',
  'state.banned': 'Bannato',

  'sort.newest': 'Account più recente',
  'sort.oldest': 'Account meno recente',
  'sort.name': 'Nome, dalla A alla Z',

  total: { one: '{count} utente', other: '{count} utenti' },

  none: 'Ancora nessun utente',
  noneText: 'Qui compare chi si registra o ordina come ospite.',

  colPerson: 'Utente',
  colRights: 'Permessi',
  colOrders: 'Ordini',
  colSpent: 'Speso',
  colLanguage: '{names.language}',
  colSeen: 'Ultima visita',
  colJoined: 'Iscrizione',

  never: 'Non di recente',
  now: 'Ora',

  title: 'Utente {name}',

  verified: 'Verificata',
  unverified: 'Non verificata',

  openOrders: 'Ordini aperti',
  balance: '{names.balance}',
  claimed: 'Ordini accettati',
  completed: 'Completati come booster',
  limits: 'Limiti, solo e duo',
  masked: 'Testi con contatti',

  nothing: 'Nessuno',

  rightsText: 'Le modifiche valgono subito e l’utente riceve un’e-mail.',
  'right.Booster': 'Accetta gli ordini, li gioca e ne vede le credenziali.',
  'right.EditUsers': 'Gestisce utenti, booster, estrazioni e blog.',
  'right.FullAccess': 'Risponde alle candidature, fissa i prezzi e assegna ogni permesso.',
  'right.EditStore': 'Gestisce i coupon.',
  'right.EditOrders': 'Gestisce gli ordini e risponde all’assistenza.',

  save: 'Salva i permessi',
  saved: 'Permessi salvati',

  nothingToSave: 'Prima modifica un permesso.',

  'refusal.own_account': 'Non puoi modificare il tuo account. Chiedi a un collega.',
  'refusal.staff_account': 'Solo chi ha accesso completo può modificare gli account dello staff.',
  'refusal.not_held': 'Solo lo staff con accesso completo può dare questo permesso.',
  'refusal.guest': 'Gli ospiti non possono avere permessi.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Ci deve',
  correct: 'Correggi il saldo',
  correctTitle: 'Correggi il saldo di {name}',
  correctText: 'Una correzione è una scrittura contabile. Non si modifica, si può solo stornare.',
  direction: 'Direzione',
  'way.add': 'Aggiungi',
  'way.take': 'Scala',
  nothingToTake: 'Il saldo è vuoto: non c’è nulla da scalare.',
  onlyTake: 'Si possono scalare solo {amount}.',
  debit: 'Scala dal saldo',
  debited: 'L’importo è stato scalato.',
  privateNoteHint: 'La vedono una seconda persona e il registro. L’utente non la legge.',
  needsSecond: 'Oltre {amount} serve l’approvazione di una seconda persona. Prima non si registra nulla.',
  balanceNow: 'Saldo attuale',
  correction: '{names.correction}',
  balanceAfter: 'Saldo dopo',
  bookedTo: 'Saldo cliente, {name}',
  'bookedFrom.gift': 'Promozioni',
  'bookedFrom.correction': 'Correzioni',
  sumsTo: 'Somma',
  credit: 'Accredita saldo',
  creditAs: 'Di cosa si tratta',
  'as.gift': 'Un regalo: si spende, non si preleva',
  'as.correction': 'Una correzione: soldi suoi',
  creditAmount: '{names.amount}',
  creditWhy: 'Motivo, che {name} leggerà',
  credited: 'Il saldo è accreditato.',
  writeOff: 'Cancella debito',
  writeOffTitle: 'Cancella il debito di {name}',
  writeOffText: 'Lo approva una seconda persona. {name} legge importo e motivo.',

  endSessions: 'Chiudi tutti gli accessi',
  endTitle: 'Chiudere tutti gli accessi di {name}?',
  endText:
    'Tutti i dispositivi vengono disconnessi; poi è possibile accedere di nuovo. L’utente riceve un’e-mail.',
  ended: 'Accessi chiusi',

  noSession: 'Non c’è nessun accesso attivo.',

  ban: 'Banna l’account',
  banTitle: 'Bannare {name}?',
  keep: 'Non bannare',

  reason: '{names.reason}',
  reasonHint: 'L’utente lo legge sul sito e in un’e-mail, nella sua lingua.',

  'reason.payment_fraud': 'Frode nel pagamento',
  'reason.abuse': 'Insulti o minacce',
  'reason.outside_deal': 'Accordo fuori dal sito',
  'reason.false_proof': 'Prova falsa',
  'reason.several_accounts': 'Più account',
  'reason.stolen_account': 'Account rubato',
  'reason.terms': 'Altra violazione dei termini',

  note: 'Nota per lo staff (facoltativa)',

  effects: 'Che cosa succede',
  'effect.access': 'L’accesso finisce subito, e le pagine aperte mostrano il motivo.',
  'effect.orders': 'Gli ordini non annullati continuano e il saldo resta.',
  'effect.work':
    'Gli ordini presi e non liberati restano a questa persona. Il team degli ordini riceve un avviso e può toglierglieli.',

  bannedNow: 'Account bannato',

  bannedOn: 'Bannato il {date}',
  bannedBy: 'Da {name}',
  noReason: 'Non è stato indicato alcun motivo.',

  unban: 'Revoca il ban',
  unbanned: 'Ban revocato',
} satisfies TranslationOf<typeof people, 'it'>
