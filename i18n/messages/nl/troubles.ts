import type { TranslationOf } from '../../translate.ts'
import type troubles from '../en/troubles.ts'

export default {
  lead: 'Wat er misging met betalingen, terugbetalingen en terugboekingen, en wat je eraan kunt doen.',
  booksRight: 'De laatste controle van de boeken vond geen fouten',
  booksWrong: {
    one: 'De laatste controle van de boeken vond {count} fout',
    other: 'De laatste controle van de boeken vond {count} fouten',
  },
  booksUnchecked: 'De boeken zijn nog niet gecontroleerd',
  checkedAt: 'Gecontroleerd: {time}. De server controleert elk uur.',
  kind: '{names.kind}',
  'kind.event': 'Apart gezet',
  'kind.refund': 'Mislukte terugbetaling',
  'kind.chargeback': '{names.chargeback}',
  'state.open': 'Open',
  'state.settled': 'Afgehandeld',
  count: { one: '{count} regel, {open} open', other: '{count} regels, {open} open' },
  what: 'Wat er gebeurde',
  'title.unknown_payment': 'Onbekende betaling',
  'title.unknown_refund': 'Terugbetaling die niet van ons komt',
  'title.other_order': 'Betaling voor een andere bestelling',
  'title.other_ref': 'Betaling met een andere referentie',
  'title.other_currency': 'Betaling in een andere valuta',
  'title.other_amount': 'Betaling van een ander bedrag',
  'title.other': 'Melding die niet bij onze gegevens past',
  'text.unknown_payment':
    '{provider} meldt {reported} voor een betaling die we niet kennen. Er is niets geboekt. Zoek het op bij de provider en geef het geld daar terug als het niet van ons is.',
  'text.unknown_refund':
    '{provider} meldt een terugbetaling die de shop niet heeft verstuurd, bijvoorbeeld een via de site van de provider. Er is niets geboekt.',
  'text.other_order':
    '{provider} meldt {reported} voor een bestelling waar deze betaling niet bij hoort. Er is niets geboekt.',
  'text.other_ref':
    '{provider} meldt {reported} onder een referentie die niet van deze betaling is. Er is niets geboekt.',
  'text.other_currency':
    '{provider} meldt {reported} in {currency}; we vroegen {expected}. Er is niets geboekt.',
  'text.other_amount': '{provider} meldt {reported}; we vroegen {expected}. Er is niets geboekt.',
  'text.other': '{provider} meldt {reported}. Er is niets geboekt.',
  'title.refund': 'Terugbetaling niet afgeleverd',
  'text.refund': 'De provider kon ze niet afleveren. Ze wacht op bijschrijving op het saldo van de klant.',
  'text.credited':
    'De provider kon ze niet afleveren, dus staat het geld op het saldo van de klant. Er is niets meer te doen.',
  'text.erased':
    'De provider kon ze niet afleveren en het account van de klant bestaat niet meer. In de boeken blijft het geld van de klant; het wordt nooit omzet van de winkel.',
  'text.split':
    'De bank had er al {amount} van teruggegeven, dus staat alleen de rest op het saldo van de klant. Er is niets meer te doen.',
  credited: 'Bijgeschreven',
  'chargeback.open': 'Bank beslist',
  'chargeback.won': 'In ons voordeel',
  'chargeback.lost': 'In ons nadeel',
  'text.evidence': 'De bestelling is bevroren. Stuur je bewijs vóór {time} naar de provider.',
  'text.disputed': 'De bestelling is bevroren. Stuur je bewijs naar de provider.',
  'text.won': 'De bank gaf ons gelijk. De bestelling is niet meer bevroren.',
  'text.lost': 'De bank gaf het geld terug aan de kaarthouder. Het kostte de shop {loss}.',
  settle: 'Als afgehandeld markeren',
  settleTitle: 'Deze melding als afgehandeld markeren?',
  settleText:
    'Doe dit nadat je het bij de provider hebt opgelost. Er wordt niets geboekt; je reden wordt vastgelegd.',
  settleReason: 'Wat je hebt gedaan',
  settled: 'De melding is afgehandeld.',
  none: 'Niets te bekijken',
  noneText:
    'Betalingen die niet bij onze gegevens passen, mislukte terugbetalingen en terugboekingen verschijnen hier.',
  bookings: 'Boekhouding',
  bookingsText:
    'Elke post van het grootboek als boeking: datum, rekening, tegenrekening, bedrag, btw-tarief, betaalbewijs en bestelling. Dagen tellen in de tijdzone {zone}.',
  from: 'Eerste dag',
  to: 'Laatste dag',
  period: 'Kies hoogstens {days} dagen, de eerste vóór de laatste.',
} satisfies TranslationOf<typeof troubles, 'nl'>
