import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Zoek gebruikers en beheer hun rechten, apparaten en blokkades.',

  search: 'Gebruikers zoeken',
  searchHint: 'Naam, e-mail of bestelling',

  role: 'Rol',
  account: 'Accountstatus',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'Niet geblokkeerd',
  'state.banned': 'Geblokkeerd',

  'sort.newest': 'Nieuwste account',
  'sort.oldest': 'Oudste account',
  'sort.name': 'Naam, A tot Z',

  total: { one: '{count} gebruiker', other: '{count} gebruikers' },

  none: 'Nog geen gebruikers',
  noneText: 'Iedereen die zich registreert of als gast bestelt, verschijnt hier.',

  colPerson: 'Gebruiker',
  colRights: 'Rechten',
  colOrders: 'Bestellingen',
  colSpent: 'Uitgegeven',
  colLanguage: '{names.language}',
  colSeen: 'Laatst gezien',
  colJoined: 'Lid sinds',

  never: 'Niet onlangs',
  now: 'Nu',

  title: 'Gebruiker {name}',

  verified: 'Bevestigd',
  unverified: 'Niet bevestigd',

  openOrders: 'Lopende bestellingen',
  balance: '{names.balance}',
  claimed: 'Aangenomen bestellingen',
  completed: 'Afgerond als booster',
  limits: 'Limieten, solo en duo',
  masked: 'Teksten met contactgegevens',

  nothing: 'Geen',

  rightsText: 'Wijzigingen gelden meteen en de gebruiker krijgt een e-mail.',
  'right.Booster': 'Neemt bestellingen aan, speelt ze en ziet de inloggegevens.',
  'right.EditUsers': 'Beheert gebruikers, boosters, verlotingen en de blog.',
  'right.FullAccess': 'Beantwoordt aanmeldingen, bepaalt prijzen en geeft elk recht.',
  'right.EditStore': 'Beheert kortingsbonnen.',
  'right.EditOrders': 'Beheert bestellingen en beantwoordt support.',

  save: 'Rechten opslaan',
  saved: 'Rechten opgeslagen',

  nothingToSave: 'Wijzig eerst een recht.',

  'refusal.own_account': 'Je eigen account kun je niet wijzigen. Vraag het een collega.',
  'refusal.staff_account': 'Alleen wie volledige toegang heeft, kan teamaccounts wijzigen.',
  'refusal.not_held': 'Alleen collega’s met volledige toegang kunnen dit recht geven.',
  'refusal.guest': 'Gasten kunnen geen rechten hebben.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Is ons schuldig',
  correct: 'Saldo corrigeren',
  correctTitle: 'Saldo van {name} corrigeren',
  correctText: 'Een correctie is een boeking. Die is niet te wijzigen, alleen terug te draaien.',
  direction: 'Richting',
  'way.add': 'Bijschrijven',
  'way.take': 'Afhalen',
  nothingToTake: 'Het saldo is leeg, er valt niets af te halen.',
  onlyTake: 'Er kan maar {amount} af.',
  debit: 'Van saldo afhalen',
  debited: 'Het bedrag is van het saldo afgehaald.',
  privateNoteHint: 'Een tweede persoon en het logboek tonen het. De gebruiker leest het niet.',
  needsSecond: 'Boven {amount} keurt een tweede persoon het goed. Daarvoor wordt er niets geboekt.',
  balanceNow: 'Saldo nu',
  correction: '{names.correction}',
  balanceAfter: 'Saldo daarna',
  bookedTo: 'Klantsaldo, {name}',
  'bookedFrom.gift': 'Promoties',
  'bookedFrom.correction': 'Correcties',
  sumsTo: 'Samen',
  credit: 'Saldo geven',
  creditAs: 'Wat het is',
  'as.gift': 'Een cadeau: te besteden, nooit uit te betalen',
  'as.correction': 'Een correctie: eigen geld',
  creditAmount: '{names.amount}',
  creditWhy: 'Reden, die {name} leest',
  credited: 'Het saldo is bijgeschreven.',
  writeOff: 'Schuld kwijtschelden',
  writeOffTitle: 'Schuld van {name} kwijtschelden',
  writeOffText: 'Iemand anders keurt het goed. {name} leest het bedrag en de reden.',

  endSessions: 'Overal uitloggen',
  endTitle: '{name} overal uitloggen?',
  endText: 'Alle apparaten worden uitgelogd; daarna kan de gebruiker weer inloggen. Er gaat een e-mail uit.',
  ended: 'Overal uitgelogd',

  noSession: 'Er is geen ingelogd apparaat.',

  ban: 'Account blokkeren',
  banTitle: '{name} blokkeren?',
  keep: 'Niet blokkeren',

  reason: '{names.reason}',
  reasonHint: 'De gebruiker leest die op de site en in een e-mail, in de eigen taal.',

  'reason.payment_fraud': 'Betaalfraude',
  'reason.abuse': 'Belediging of bedreiging',
  'reason.outside_deal': 'Afspraak buiten de site om',
  'reason.false_proof': 'Vals bewijs',
  'reason.several_accounts': 'Meerdere accounts',
  'reason.stolen_account': 'Gestolen account',
  'reason.terms': 'Andere overtreding',

  note: 'Notitie voor het team (optioneel)',

  effects: 'Wat er gebeurt',
  'effect.access': 'De toegang stopt meteen, en open pagina’s tonen de reden.',
  'effect.orders': 'Bestellingen die niet geannuleerd worden, lopen door en het saldo blijft staan.',
  'effect.work':
    'Aangenomen bestellingen die niet vrijgegeven worden, blijven bij deze persoon. Het team voor bestellingen krijgt bericht en kan ze weghalen.',

  bannedNow: 'Account geblokkeerd',

  bannedOn: 'Geblokkeerd op {date}',
  bannedBy: 'Door {name}',
  noReason: 'Er is geen reden vastgelegd.',

  unban: 'Blokkade opheffen',
  unbanned: 'Blokkade opgeheven',
} satisfies TranslationOf<typeof people, 'nl'>
