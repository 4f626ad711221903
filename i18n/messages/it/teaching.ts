import type { TranslationOf } from '../../translate.ts'
import type teaching from '../en/teaching.ts'

export default {
  title: 'I tuoi orari di coaching',
  lead: 'Chi ti prenota sceglie un orario libero tra questi. Se li cambi, le sessioni prenotate restano dove sono.',
  notYet:
    'Potrai indicare gli orari quando un gioco sarà nei tuoi servizi, con Diamante o più come rango massimo.',
  weekly: 'Ogni settimana',
  weeklyText:
    'All’ora o alla mezz’ora. Per continuare dopo mezzanotte, finisci alle {end} e riparti il giorno dopo alle {start}.',
  zone: 'Il tuo fuso orario',
  none: 'Nessun orario',
  add: 'Aggiungi fascia',
  remove: 'Rimuovi l’orario: {day}',
  fromOf: '{day}, dalle',
  toOf: '{day}, alle',
  overlap: 'Questi orari si sovrappongono. Modificane o rimuovine uno.',
  overlapSomewhere: 'Alcuni orari si sovrappongono. Modificane o rimuovine uno.',
  dates: 'Giorni diversi',
  datesText:
    'Un giorno libero sostituisce gli orari settimanali di quella data. Le ore in più si aggiungono.',
  date: '{names.date}',
  kind: 'Che cosa cambia',
  off: 'Giorno libero',
  extra: 'Ore in più',
  extraSpan: 'Ore in più, dalle {from} alle {to}',
  addDate: 'Aggiungi data',
  removeDate: 'Rimuovi {date}',
  dateMissing: 'Scegli prima una data.',
  booking: 'Prenotazione',
  bookingText: 'Fino a quando e con quanto anticipo si può prenotare una sessione.',
  notice: 'Preavviso minimo',
  noNotice: 'Nessun preavviso',
  ahead: 'Anticipo massimo',
  next: 'Prossimi orari liberi',
  nextNone: 'Ancora nessun orario libero. Salva i tuoi orari per vederli qui.',
  save: 'Salva orari',
  saved: 'I tuoi orari sono stati salvati.',
} satisfies TranslationOf<typeof teaching, 'it'>
