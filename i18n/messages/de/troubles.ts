import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'Was mit Zahlungen, Erstattungen und Rückbuchungen schiefging und was du tun kannst.',
  booksRight: 'Die letzte Prüfung der Bücher fand keinen Fehler',
  booksWrong: {
    one: 'Die letzte Prüfung der Bücher fand {count} Fehler',
    other: 'Die letzte Prüfung der Bücher fand {count} Fehler',
  },
  booksUnchecked: 'Die Bücher wurden noch nicht geprüft',
  checkedAt: 'Geprüft: {time}. Der Server prüft jede Stunde.',
  kind: '{names.kind}',
  'kind.event': 'Zurückgestellt',
  'kind.refund': 'Erstattung gescheitert',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Offen',
  'state.settled': 'Erledigt',
  count: { one: '{count} Eintrag, {open} offen', other: '{count} Einträge, {open} offen' },
  what: 'Was passiert ist',
  'title.unknown_payment': 'Unbekannte Zahlung',
  'title.unknown_refund': 'Erstattung nicht von uns',
  'title.other_order': 'Zahlung für einen anderen Auftrag',
  'title.other_ref': 'Zahlung mit anderer Referenz',
  'title.other_currency': 'Zahlung in anderer Währung',
  'title.other_amount': 'Zahlung mit anderem Betrag',
  'title.other': 'Meldung passt nicht zu unseren Daten',
  'text.unknown_payment':
    '{provider} meldet {reported} für eine Zahlung, die wir nicht kennen. Nichts wurde gebucht. Sieh beim Anbieter nach und gib das Geld dort zurück, wenn es uns nicht gehört.',
  'text.unknown_refund':
    '{provider} meldet eine Erstattung, die der Shop nicht gesendet hat, zum Beispiel eine von der Seite des Anbieters. Nichts wurde gebucht.',
  'text.other_order':
    '{provider} meldet {reported} für einen Auftrag, zu dem diese Zahlung nicht gehört. Nichts wurde gebucht.',
  'text.other_ref':
    '{provider} meldet {reported} unter einer Referenz, die nicht zu dieser Zahlung gehört. Nichts wurde gebucht.',
  'text.other_currency':
    '{provider} meldet {reported} in {currency}, verlangt waren {expected}. Nichts wurde gebucht.',
  'text.other_amount': '{provider} meldet {reported}, verlangt waren {expected}. Nichts wurde gebucht.',
  'text.other': '{provider} meldet {reported}. Nichts wurde gebucht.',
  'title.refund': 'Erstattung nicht zustellbar',
  'text.refund':
    'Der Anbieter konnte sie nicht zustellen. Sie wartet auf die Gutschrift auf dem Guthaben des Kunden.',
  'text.credited':
    'Der Anbieter konnte sie nicht zustellen, deshalb liegt das Geld auf dem Guthaben des Kunden. Es ist nichts mehr zu tun.',
  'text.erased':
    'Der Anbieter konnte sie nicht zustellen, und das Konto des Kunden gibt es nicht mehr. Das Geld bleibt in den Büchern seins und wird nie Einnahme des Shops.',
  'text.split':
    'Die Bank hatte davon schon {amount} zurückgegeben, deshalb liegt nur der Rest auf dem Guthaben des Kunden. Es ist nichts mehr zu tun.',
  credited: 'Gutgeschrieben',
  'chargeback.open': 'Bank entscheidet',
  'chargeback.won': 'Für uns entschieden',
  'chargeback.lost': 'Gegen uns entschieden',
  'text.evidence': 'Der Auftrag ist eingefroren. Reiche deine Unterlagen bis {time} beim Anbieter ein.',
  'text.disputed': 'Der Auftrag ist eingefroren. Reiche deine Unterlagen beim Anbieter ein.',
  'text.won': 'Die Bank hat für uns entschieden. Der Auftrag ist nicht mehr eingefroren.',
  'text.lost': 'Die Bank hat das Geld an den Karteninhaber zurückgegeben. Den Shop hat das {loss} gekostet.',
  settle: 'Als erledigt markieren',
  settleTitle: 'Diese Meldung als erledigt markieren?',
  settleText:
    'Erledige sie, nachdem du sie beim Anbieter geklärt hast. Dabei wird nichts gebucht; dein Grund wird festgehalten.',
  settleReason: 'Was du unternommen hast',
  settled: 'Die Meldung ist erledigt.',
  none: 'Nichts zu prüfen',
  noneText:
    'Hier erscheinen Zahlungen, die nicht zu unseren Daten passen, gescheiterte Erstattungen und Rückbuchungen.',
  bookings: 'Buchhaltung',
  bookingsText:
    'Jeder Eintrag des Hauptbuchs als Buchung: Datum, Konto, Gegenkonto, Betrag, Steuersatz, Rechnung und Auftrag. Tage zählen in der Zeitzone {zone}.',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  period: 'Wähle höchstens {days} Tage, den ersten vor dem letzten.',
} satisfies TranslationOf<typeof troubles, 'de'>
