import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Finde Benutzer und verwalte ihre Rechte, Anmeldungen und Sperren.',

  search: 'Benutzer suchen',
  searchHint: 'Name, E-Mail oder Auftrag',

  role: 'Rolle',
  account: 'Konto',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'Nicht gesperrt',
  'state.banned': 'Gesperrt',

  'sort.newest': 'Neuestes Konto',
  'sort.oldest': 'Ältestes Konto',
  'sort.name': 'Name, A bis Z',

  total: { one: '{count} Benutzer', other: '{count} Benutzer' },

  none: 'Noch keine Benutzer',
  noneText: 'Hier erscheinen alle, die sich registrieren oder als Gast bestellen.',

  colPerson: 'Benutzer',
  colRights: 'Rechte',
  colOrders: 'Aufträge',
  colSpent: 'Ausgegeben',
  colLanguage: '{names.language}',
  colSeen: 'Zuletzt da',
  colJoined: 'Dabei seit',

  never: 'Länger her',
  now: 'Jetzt',

  title: 'Benutzer {name}',

  verified: 'Bestätigt',
  unverified: 'Nicht bestätigt',

  openOrders: 'Offene Aufträge',
  balance: '{names.balance}',
  claimed: 'Angenommene Aufträge',
  completed: 'Als Booster erledigt',
  limits: 'Grenzen, Solo und Duo',
  masked: 'Texte mit Kontaktdaten',

  nothing: 'Keine',

  rightsText: 'Änderungen gelten sofort, und der Benutzer bekommt eine E-Mail.',
  'right.Booster': 'Nimmt Aufträge an, spielt sie und sieht deren Zugangsdaten.',
  'right.EditUsers': 'Verwaltet Benutzer, Booster, Verlosungen und den Blog.',
  'right.FullAccess': 'Beantwortet Bewerbungen, legt Preise fest und vergibt jedes Recht.',
  'right.EditStore': 'Verwaltet Gutscheine.',
  'right.EditOrders': 'Verwaltet Aufträge und beantwortet den Support.',

  save: 'Rechte speichern',
  saved: 'Rechte gespeichert',

  nothingToSave: 'Ändere zuerst ein Recht.',

  'refusal.own_account': 'Dein eigenes Konto kannst du nicht ändern. Frag jemanden aus dem Team.',
  'refusal.staff_account': 'Nur wer Vollzugriff hat, kann Konten aus dem Team ändern.',
  'refusal.not_held': 'Nur das Team mit vollem Zugriff kann dieses Recht geben.',
  'refusal.guest': 'Gäste können keine Rechte haben.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Schuldet uns',
  correct: 'Guthaben korrigieren',
  correctTitle: 'Guthaben von {name} korrigieren',
  correctText: 'Eine Korrektur ist eine Buchung. Sie lässt sich nicht ändern, nur zurücknehmen.',
  direction: 'Richtung',
  'way.add': 'Gutschreiben',
  'way.take': 'Abziehen',
  nothingToTake: 'Das Guthaben ist leer, es gibt nichts abzuziehen.',
  onlyTake: 'Es können nur {amount} abgezogen werden.',
  debit: 'Vom Guthaben abziehen',
  debited: 'Der Betrag ist abgezogen.',
  privateNoteHint:
    'Eine zweite Person liest es, und das Audit-Log hält es fest. Der Benutzer liest es nicht.',
  needsSecond: 'Über {amount} muss eine zweite Person zustimmen. Vorher wird nichts gebucht.',
  balanceNow: 'Guthaben jetzt',
  correction: '{names.correction}',
  balanceAfter: 'Guthaben danach',
  bookedTo: 'Kundenguthaben, {name}',
  'bookedFrom.gift': 'Werbung',
  'bookedFrom.correction': 'Korrekturen',
  sumsTo: 'Summe',
  credit: 'Guthaben geben',
  creditAs: 'Was es ist',
  'as.gift': 'Geschenk: kann ausgegeben, nie ausgezahlt werden',
  'as.correction': 'Korrektur: eigenes Geld',
  creditAmount: '{names.amount}',
  creditWhy: 'Grund, den {name} liest',
  credited: 'Das Guthaben ist gutgeschrieben.',
  writeOff: 'Schuld erlassen',
  writeOffTitle: 'Schuld von {name} erlassen',
  writeOffText: 'Jemand anderes gibt es frei. {name} liest Betrag und Grund.',

  endSessions: 'Überall abmelden',
  endTitle: '{name} überall abmelden?',
  endText:
    'Alle Geräte werden abgemeldet; danach ist eine neue Anmeldung möglich. Der Benutzer bekommt eine E-Mail.',
  ended: 'Überall abgemeldet',

  noSession: 'Es gibt keine aktive Anmeldung.',

  ban: 'Konto sperren',
  banTitle: '{name} sperren?',
  keep: 'Nicht sperren',

  reason: '{names.reason}',
  reasonHint: 'Der Benutzer liest ihn auf der Website und in einer E-Mail, in seiner Sprache.',

  'reason.payment_fraud': 'Zahlungsbetrug',
  'reason.abuse': 'Beleidigung oder Drohung',
  'reason.outside_deal': 'Absprache außerhalb der Website',
  'reason.false_proof': 'Falscher Nachweis',
  'reason.several_accounts': 'Mehrere Konten',
  'reason.stolen_account': 'Gestohlenes Konto',
  'reason.terms': 'Anderer Verstoß gegen die AGB',

  note: 'Notiz fürs Team (freiwillig)',

  effects: 'Was passiert',
  'effect.access': 'Der Zugang endet sofort, und offene Seiten zeigen den Grund.',
  'effect.orders': 'Aufträge, die nicht storniert werden, laufen weiter, und das Guthaben bleibt.',
  'effect.work':
    'Übernommene Aufträge, die nicht freigegeben werden, bleiben. Das Team für Aufträge wird benachrichtigt und kann sie entziehen.',

  bannedNow: 'Konto gesperrt',

  bannedOn: 'Gesperrt am {date}',
  bannedBy: 'Durch {name}',
  noReason: 'Es wurde kein Grund festgehalten.',

  unban: 'Sperre aufheben',
  unbanned: 'Sperre aufgehoben',
} satisfies TranslationOf<typeof people, 'de'>
