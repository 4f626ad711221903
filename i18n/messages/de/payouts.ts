import type { TranslationOf } from '../../translate.ts'
import type payouts from '../en/payouts.ts'

export default {
  lead: 'Anträge der Booster, die Stapel für die Bank und was zurückkam.',
  status: '{names.status}',
  'status.requested': 'Beantragt',
  'status.batched': 'Im Stapel',
  'status.sent': 'Überwiesen',
  'status.returned': 'Zurückgekommen',
  'status.withdrawn': 'Vom Booster zurückgezogen',
  select: 'Auszahlung {number} auswählen',
  payout: '{names.payout}',
  account: 'Konto',
  notes: '{names.notes}',
  'flag.new_details': 'Neues Konto bis {date}',
  'flag.debt': 'Schuldet uns Geld',
  'flag.frozen': 'Anteile in Prüfung',
  'flag.own': 'Das bist du',
  inBatch: 'Stapel {number}',
  makeBatch: 'Stapel über {amount} erstellen',
  selectFirst: 'Wähle zuerst Auszahlungen aus.',
  made: 'Der Stapel ist erstellt.',

  selectAll: 'Alle auswählen, die zahlbar sind',
  selectNone: 'Auswahl aufheben',

  reviewTitle: 'Auszahlen, während Anteile geprüft werden?',
  reviewText: {
    one: 'Bei {count} Booster dieser Auswahl entscheidet das Team noch über einen Anteil. Was ausgezahlt ist, lässt sich danach nicht zurückhalten.',
    other:
      'Bei {count} Boostern dieser Auswahl entscheidet das Team noch über Anteile. Was ausgezahlt ist, lässt sich danach nicht zurückhalten.',
  },
  reviewOrders: 'Auszahlung {number}',

  open: 'Auszahlungen zeigen',
  batchSum: { one: '{count} Auszahlung, {amount}', other: '{count} Auszahlungen, {amount}' },
  batchBack: { one: '{count} kam zurück', other: '{count} kamen zurück' },
  return: 'Zurücknehmen',
  returnTitle: 'Auszahlung {number} zurücknehmen?',
  returnText:
    'Nur, wenn die Bank sie nicht ausgeführt oder zurückgeschickt hat. Der Booster kann den Betrag neu beantragen.',
  returnReason: 'Grund, den der Booster liest',
  returned: 'Die Auszahlung ist zurückgenommen.',
  batches: 'Stapel',
  noBatches: 'Noch keine Stapel',
  madeBy: '{name}, {time}',
  waits: 'Braucht eine zweite Person',
  approvedBy: 'Freigegeben von {name}',
  fileOut: 'Datei geöffnet: {time}',
  sentOn: 'Überwiesen: {time}',
  stuck:
    'Die Datei ist schon länger als {figures.payoutStuck} unterwegs. Frag bei der Bank nach und markiere den Stapel dann als überwiesen oder nimm seine Auszahlungen zurück.',
  sepa: 'SEPA-Datei',
  approve: 'Freigeben',
  approved: 'Der Stapel ist freigegeben.',
  markSent: 'Als überwiesen',
  sentTitle: 'Stapel {number} als überwiesen markieren?',
  sentText: 'Erst, wenn die Bank die Datei bestätigt hat. Die Booster werden benachrichtigt.',
  sent: 'Die Auszahlungen sind als überwiesen markiert.',
  none: 'Keine Auszahlungen',
  noneText: 'Anträge der Booster erscheinen hier, sobald sie eingehen.',
} satisfies TranslationOf<typeof payouts, 'de'>
