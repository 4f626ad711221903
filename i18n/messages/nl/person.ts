import type { TranslationOf } from '../../translate.ts'
import type person from '../en/person.ts'

export default {
  previous: 'Vorige gebruiker',
  next: 'Volgende gebruiker',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  position: '{at} van {total}',

  online: 'Nu online',
  seen: 'Laatst gezien: {time}',
  notLately: 'Al een tijd niet gezien',
  joined: 'Lid sinds {date}, {language}',

  spent: 'Uitgegeven',
  refunds: 'Terugbetaald',
  disputes: 'Meldingen',

  of: '{part} van {all}',

  sections: 'Onderdelen',
  'section.balance': '{names.balance}',
  'section.orders': '{names.orders}',
  'section.payments': 'Betalingen',
  'section.work': 'Werk',
  'section.earnings': 'Inkomsten',
  'section.signals': 'Signalen',
  'section.chats': 'Gesprekken',
  'section.mails': 'E-mails',
  'section.access': 'Rechten',
  'section.devices': 'Apparaten',
  'section.bans': 'Blokkades',
  'section.notes': 'Notities',

  all: 'Alle {count} tonen',
  page: 'Pagina {page} van {pages}',

  debt: 'Is ons {amount} schuldig',
  waits: 'Wacht op een tweede persoon',
  noEntries: 'Het saldo is nooit veranderd.',

  matches: 'Klopt met het grootboek',
  differs: 'Klopt niet met het grootboek. Vergelijk de boekingen voordat je iets corrigeert.',

  'lot.payment': 'Gestort: {amount}',
  'lot.earned': 'Verdiend: {amount}',
  'lot.correction': 'Correcties: {amount}',
  'lot.cashback': '{names.cashback}: {amount}',
  'lot.gift': 'Cadeaus: {amount}',
  'lot.prize': 'Prijzen: {amount}',

  side: 'Welke bestellingen',
  'side.customer': 'Besteld',
  'side.booster': 'Gespeeld',
  noBooster: 'Nog geen booster',
  noOrders: 'Nog geen bestellingen',

  payments: 'Betalingen',
  'paid.order': '{names.order}',
  'paid.change': 'Wijziging van een bestelling',
  'paid.tip': '{names.tip}',
  'paid.top_up': 'Opwaardering',
  'payment.open': 'Nog niet betaald',
  'payment.captured': 'Betaald',
  'payment.failed': 'Mislukt',
  'payment.expired': 'Verlopen',
  'payment.refunded': 'Terugbetaald',
  'bank.open': 'Bank vraagt',
  'bank.won': 'Bank: voor ons',
  'bank.lost': 'Teruggeboekt',
  noPayments: 'Nog geen betalingen',

  work: 'Werk als booster',
  toRoster: 'Wijzigen bij Boosters',
  services: '{names.services}',
  onTime: 'Op tijd klaar',
  latest: 'Grootste vertraging',
  days: { one: '{count} dag te laat', other: '{count} dagen te laat' },
  disputed: 'Gemelde bestellingen',
  rating: 'Beoordeling',
  ratingOf: { one: '{average} uit {count} review', other: '{average} uit {count} reviews' },
  reviews: 'Nieuwste reviews',
  stars: { one: '{count} ster', other: '{count} sterren' },
  hidden: 'Verborgen',

  payout: 'Uitbetaling {number}',

  signals: 'Gemeen met anderen van hun bestellingen',
  signalsText: 'Dit zijn feiten, geen bewijs. Bekijk de bestellingen voordat je iets beslist.',
  noSignals:
    'Geen mailbox, uitbetalingsrekening, adres op bonnen, spelaccount of afbeelding is hetzelfde als bij de andere persoon van een bestelling.',
  'signal.mailbox': 'Zelfde mailbox',
  'signal.payout_account': 'Zelfde uitbetalingsrekening',
  'signal.billing_address': 'Zelfde adres op bonnen',
  'signal.in_game_name': 'Zelfde spelaccount',
  'signal.picture': 'Zelfde afbeelding geüpload',

  chats: 'Gesprekken met support',
  'channel.chat': '{names.chat}',
  'channel.contact': 'Contactformulier',
  'talk.waiting': 'Wacht op ons',
  'talk.answered': 'Beantwoord',
  'talk.closed': 'Gesloten',
  noChats: 'Nog geen gesprekken',

  toMails: 'Alle e-mails',
  noMails: 'Geen e-mails die nog bewaard zijn',

  devices: 'Apparaten',
  device: '{browser} op {system}',
  unknownDevice: 'Onbekend apparaat',
  noDeviceBanned: 'De blokkade sluit elk apparaat uit. Open pagina’s tonen alleen de reden.',

  bans: 'Eerdere blokkades',
  'deed.ban': 'Geblokkeerd',
  'deed.lift': 'Blokkade opgeheven',
  noBans: 'Nooit geblokkeerd',

  notesFor: 'Alleen het team ziet ze',
  noNotes: 'Nog geen notities',
  newNote: 'Schrijf een notitie',
  addNote: 'Notitie toevoegen',
  noteAdded: 'Notitie toegevoegd',

  write: 'Schrijven',
  writeTitle: 'Schrijf aan {name}',
  message: 'Bericht',
  writeHint: 'Het verschijnt in de chat met support. Ongelezen komt het ook per e-mail.',
  writeFirst: '{disputes.missing.text}',
  send: 'Bericht versturen',
  dontSend: 'Niet versturen',
  written: 'Bericht verstuurd',

  chooseReason: 'Kies een reden',
  banReasonFirst: '{order.silence.causeMissing}',
  'banOrders.cancel': {
    one: '{count} eigen bestelling: vink aan om deze te annuleren en terug te betalen',
    other: '{count} eigen bestellingen: vink aan welke je annuleert en terugbetaalt',
  },
  'banOrders.release': {
    one: '{count} bestelling in uitvoering: vink aan om deze vrij te geven voor een andere booster',
    other: '{count} bestellingen in uitvoering: vink aan welke je vrijgeeft voor een andere booster',
  },
  checkAll: 'Alles of niets aanvinken',
  notNow: 'Niet mogelijk in deze status.',
  banOrdersReason: 'Reden voor deze bestellingen, die de andere persoon leest',
  'banEffect.cancel': {
    one: '{count} bestelling wordt geannuleerd. Wat niet gespeeld is, gaat terug via de betaalmethode.',
    other: '{count} bestellingen worden geannuleerd. Wat niet gespeeld is, gaat terug via de betaalmethode.',
  },
  'banEffect.release': {
    one: '{count} bestelling komt terug in de lijst. Wat gespeeld is, wordt betaald.',
    other: '{count} bestellingen komen terug in de lijst. Wat gespeeld is, wordt betaald.',
  },

  'ban.waiting.cancel': 'wordt geannuleerd',
  'ban.waiting.release': 'wordt vrijgegeven',
  'ban.done.cancel': 'is geannuleerd en terugbetaald',
  'ban.done.release': 'is vrijgegeven voor een andere booster',
  'ban.refused.cancel': 'is niet geannuleerd.',
  'ban.refused.release': 'is niet vrijgegeven.',

  unbanTitle: 'Blokkade van {name} opheffen?',
  unbanText: 'Het account werkt meteen weer, en er gaat een e-mail uit.',
  unbanOrders:
    'Bestellingen die de blokkade nog niet heeft geannuleerd of vrijgegeven, blijven zoals ze zijn.',
  unbanReason: 'Reden, die alleen het team leest',
} satisfies TranslationOf<typeof person, 'nl'>
