import type { TranslationOf } from '../../translate.ts'
import type payouts from '../en/payouts.ts'

export default {
  lead: 'Aanvragen van boosters, de batches voor de bank en wat terugkwam.',
  status: '{names.status}',
  'status.requested': 'Aangevraagd',
  'status.batched': 'In een batch',
  'status.sent': 'Overgemaakt',
  'status.returned': 'Teruggekomen',
  'status.withdrawn': 'Ingetrokken door booster',
  select: 'Uitbetaling {number} selecteren',
  payout: '{names.payout}',
  account: 'Rekening',
  notes: '{names.notes}',
  'flag.new_details': 'Nieuwe rekening tot {date}',
  'flag.debt': 'Is ons geld schuldig',
  'flag.frozen': 'Verdiensten in onderzoek',
  'flag.own': 'Dit ben jij',
  inBatch: 'Batch {number}',
  makeBatch: 'Batch van {amount} maken',
  selectFirst: 'Selecteer eerst uitbetalingen.',
  made: 'De batch is gemaakt.',

  selectAll: 'Alles selecteren wat betaald kan worden',
  selectNone: 'Selectie wissen',

  reviewTitle: 'Uitbetalen terwijl verdiensten bekeken worden?',
  reviewText: {
    one: 'Bij {count} booster van deze selectie beslist het team nog over een verdienste. Wat uitbetaald is, kan daarna niet meer ingehouden worden.',
    other:
      'Bij {count} boosters van deze selectie beslist het team nog over verdiensten. Wat uitbetaald is, kan daarna niet meer ingehouden worden.',
  },
  reviewOrders: 'Uitbetaling {number}',

  open: 'Uitbetalingen tonen',
  batchSum: { one: '{count} uitbetaling, {amount}', other: '{count} uitbetalingen, {amount}' },
  batchBack: { one: '{count} kwam terug', other: '{count} kwamen terug' },
  return: 'Terugboeken',
  returnTitle: 'Uitbetaling {number} terugboeken?',
  returnText:
    'Alleen als de bank hem niet heeft betaald of heeft teruggestuurd. De booster kan het bedrag opnieuw aanvragen.',
  returnReason: 'Reden, die de booster leest',
  returned: 'De uitbetaling is teruggeboekt.',
  batches: 'Batches',
  noBatches: 'Nog geen batches',
  madeBy: '{name}, {time}',
  waits: 'Wacht op een tweede persoon',
  approvedBy: 'Goedgekeurd door {name}',
  fileOut: 'Bestand geopend: {time}',
  sentOn: 'Overgemaakt: {time}',
  stuck:
    'Het bestand is al langer dan {figures.payoutStuck} onderweg. Vraag het na bij de bank en markeer de batch dan als overgemaakt of boek de uitbetalingen terug.',
  sepa: 'SEPA-bestand',
  approve: 'Goedkeuren',
  approved: 'De batch is goedgekeurd.',
  markSent: 'Overgemaakt melden',
  sentTitle: 'Batch {number} als overgemaakt markeren?',
  sentText: 'Pas nadat de bank het bestand heeft bevestigd. De boosters krijgen bericht.',
  sent: 'De uitbetalingen zijn gemarkeerd als overgemaakt.',
  none: 'Geen uitbetalingen',
  noneText: 'Aanvragen van boosters verschijnen hier zodra ze binnenkomen.',
} satisfies TranslationOf<typeof payouts, 'nl'>
