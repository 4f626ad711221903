import type { TranslationOf } from '../../translate.ts'
import type person from '../en/person.ts'

export default {
  previous: 'Voriger Benutzer',
  next: 'Nächster Benutzer',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  position: '{at} von {total}',

  online: 'Jetzt online',
  seen: 'Zuletzt da: {time}',
  notLately: 'Länger nicht da',
  joined: 'Dabei seit {date}, {language}',

  spent: 'Ausgegeben',
  refunds: 'Erstattungen',
  disputes: 'Gemeldet',

  of: '{part} von {all}',

  sections: 'Abschnitte',
  'section.balance': '{names.balance}',
  'section.orders': '{names.orders}',
  'section.payments': 'Zahlungen',
  'section.work': 'Arbeit',
  'section.earnings': 'Einnahmen',
  'section.signals': 'Signale',
  'section.chats': 'Gespräche',
  'section.mails': 'E-Mails',
  'section.access': 'Rechte',
  'section.devices': 'Geräte',
  'section.bans': 'Sperren',
  'section.notes': 'Notizen',

  all: 'Alle {count} anzeigen',
  page: 'Seite {page} von {pages}',

  debt: 'Schuldet uns {amount}',
  waits: 'Wartet auf eine zweite Person',
  noEntries: 'Das Guthaben hat sich nie geändert.',

  matches: 'Stimmt mit dem Hauptbuch überein',
  differs: 'Stimmt nicht mit dem Hauptbuch überein. Vergleiche die Buchungen, bevor du etwas korrigierst.',

  'lot.payment': 'Eingezahlt: {amount}',
  'lot.earned': 'Verdient: {amount}',
  'lot.correction': 'Korrekturen: {amount}',
  'lot.cashback': '{names.cashback}: {amount}',
  'lot.gift': 'Geschenke: {amount}',
  'lot.prize': 'Gewinne: {amount}',

  side: 'Welche Aufträge',
  'side.customer': 'Bestellt',
  'side.booster': 'Gespielt',
  noBooster: 'Noch kein Booster',
  noOrders: 'Noch keine Aufträge',

  payments: 'Zahlungen',
  'paid.order': '{names.order}',
  'paid.change': 'Änderung eines Auftrags',
  'paid.tip': '{names.tip}',
  'paid.top_up': 'Aufladung',
  'payment.open': 'Noch offen',
  'payment.captured': 'Bezahlt',
  'payment.failed': 'Gescheitert',
  'payment.expired': 'Abgelaufen',
  'payment.refunded': 'Erstattet',
  'bank.open': 'Bank fragt nach',
  'bank.won': 'Bank: für uns',
  'bank.lost': 'Zurückgebucht',
  noPayments: 'Noch keine Zahlungen',

  work: 'Arbeit als Booster',
  toRoster: 'Unter Booster ändern',
  services: '{names.services}',
  onTime: 'Pünktlich fertig',
  latest: 'Größte Verspätung',
  days: { one: '{count} Tag zu spät', other: '{count} Tage zu spät' },
  disputed: 'Gemeldete Aufträge',
  rating: 'Bewertung',
  ratingOf: { one: '{average} aus {count} Bewertung', other: '{average} aus {count} Bewertungen' },
  reviews: 'Neueste Bewertungen',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  hidden: 'Verborgen',

  payout: 'Auszahlung {number}',

  signals: 'Gemeinsam mit anderen ihrer Aufträge',
  signalsText: 'Das sind Tatsachen, mehr nicht. Sieh dir die Aufträge an, bevor du etwas entscheidest.',
  noSignals:
    'Kein Postfach, Auszahlungskonto, Rechnungsadresse, Spielkonto oder Bild ist dasselbe wie bei der anderen Person eines Auftrags.',
  'signal.mailbox': 'Gleiches Postfach',
  'signal.payout_account': 'Gleiches Auszahlungskonto',
  'signal.billing_address': 'Gleiche Adresse auf Belegen',
  'signal.in_game_name': 'Gleiches Spielkonto',
  'signal.picture': 'Gleiches Bild hochgeladen',

  chats: 'Gespräche mit dem Support',
  'channel.chat': '{names.chat}',
  'channel.contact': 'Kontaktformular',
  'talk.waiting': 'Wartet auf uns',
  'talk.answered': 'Beantwortet',
  'talk.closed': 'Beendet',
  noChats: 'Noch keine Gespräche',

  toMails: 'Alle E-Mails',
  noMails: 'Keine E-Mails, die noch da sind',

  devices: 'Geräte',
  device: '{browser} auf {system}',
  unknownDevice: 'Unbekanntes Gerät',
  noDeviceBanned: 'Die Sperre schließt jedes Gerät aus. Offene Seiten zeigen nur noch den Grund.',

  bans: 'Frühere Sperren',
  'deed.ban': 'Gesperrt',
  'deed.lift': 'Sperre aufgehoben',
  noBans: 'Nie gesperrt',

  notesFor: 'Nur das Team sieht sie',
  noNotes: 'Noch keine Notizen',
  newNote: 'Notiz schreiben',
  addNote: 'Notiz hinzufügen',
  noteAdded: 'Notiz hinzugefügt',

  write: 'Schreiben',
  writeTitle: 'An {name} schreiben',
  message: 'Nachricht',
  writeHint: 'Sie erscheint im Chat mit dem Support. Ungelesen kommt sie auch per E-Mail an.',
  writeFirst: '{disputes.missing.text}',
  send: 'Nachricht senden',
  dontSend: 'Nicht senden',
  written: 'Nachricht gesendet',

  chooseReason: 'Wähle einen Grund',
  banReasonFirst: '{order.silence.causeMissing}',
  'banOrders.cancel': {
    one: '{count} bestellter Auftrag: ankreuzen, um ihn zu stornieren und zu erstatten',
    other: '{count} bestellte Aufträge: ankreuzen, um sie zu stornieren und zu erstatten',
  },
  'banOrders.release': {
    one: '{count} Auftrag in Arbeit: ankreuzen, um ihn für andere Booster freizugeben',
    other: '{count} Aufträge in Arbeit: ankreuzen, um sie für andere Booster freizugeben',
  },
  checkAll: 'Alle oder keine ankreuzen',
  notNow: 'In diesem Status nicht möglich.',
  banOrdersReason: 'Grund für diese Aufträge, den die andere Person liest',
  'banEffect.cancel': {
    one: '{count} Auftrag wird storniert. Was nicht gespielt wurde, geht auf dem Zahlungsweg zurück.',
    other: '{count} Aufträge werden storniert. Was nicht gespielt wurde, geht auf dem Zahlungsweg zurück.',
  },
  'banEffect.release': {
    one: '{count} Auftrag kommt zurück in die Liste. Was gespielt wurde, wird vergütet.',
    other: '{count} Aufträge kommen zurück in die Liste. Was gespielt wurde, wird vergütet.',
  },

  'ban.waiting.cancel': 'wird gerade storniert',
  'ban.waiting.release': 'wird gerade freigegeben',
  'ban.done.cancel': 'wurde storniert und erstattet',
  'ban.done.release': 'wurde für andere Booster freigegeben',
  'ban.refused.cancel': 'wurde nicht storniert.',
  'ban.refused.release': 'wurde nicht freigegeben.',

  unbanTitle: 'Sperre von {name} aufheben?',
  unbanText: 'Das Konto ist sofort wieder nutzbar, und eine E-Mail geht raus.',
  unbanOrders:
    'Aufträge, die durch die Sperre noch nicht storniert oder freigegeben sind, bleiben, wie sie sind.',
  unbanReason: 'Grund, den nur das Team liest',
} satisfies TranslationOf<typeof person, 'de'>
