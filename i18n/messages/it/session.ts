import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Risposta del coach',
  stepSessions: 'Sessioni',

  subline: '{number}, {service}',

  waitingTitle: 'In attesa di {coach}',
  waitingText:
    'Il tuo coach può rispondere fino a {time}. Se non lo fa, l’ordine viene annullato automaticamente e rimborsato per intero.',
  waitingTextStaff:
    'Il coach può rispondere fino a {time}. Se non lo fa, l’ordine viene annullato automaticamente e il cliente rimborsato per intero.',
  declinedTitle: '{coach} ha rifiutato',
  declinedText:
    'Annulla l’ordine per avere subito il rimborso. Se non fai nulla entro {time}, l’ordine viene annullato automaticamente e il rimborso va al metodo di pagamento usato.',
  declinedTextStaff:
    'Il cliente può annullare l’ordine e avere subito il rimborso. Se non fa nulla entro {time}, l’ordine viene annullato automaticamente e il rimborso va al metodo di pagamento usato.',

  title: 'Prossima sessione',
  none: 'Ancora nessun orario concordato',
  noneText: 'Proponi un orario. L’altra parte può accettarlo o proporne un altro.',
  agreed: 'Concordato',
  localZone: 'Nella tua ora locale, {zone}',
  youProposed: 'Hai proposto {time}. {name} non ha ancora risposto.',
  theyPropose: '{name} propone {time}.',
  keeps: 'L’orario concordato resta valido finché il nuovo non viene accettato.',
  overdue: 'Questa proposta è scaduta. Proponi un altro orario.',
  accept: 'Accetta questo orario',
  proposeOther: 'Proponi un altro orario',
  when: '{names.dateAndTime}',
  propose: 'Proponi orario',
  proposed: 'La tua proposta è stata inviata.',
  accepted: 'L’orario è concordato.',
  whenMissing: 'Prima scegli data e ora.',
  whenPast: 'Questo orario è già passato. Scegline uno più avanti.',
  meeting: 'Dove vi incontrate',
  join: 'Partecipa su {place}',
  meetingOpens: 'Il link appare qui il {time}.',
  meetingEnds: 'Il link sparisce quando la sessione finisce.',
  meetingNone: 'Il tuo coach non ha ancora impostato un link.',
  meetingMissing: 'Non c’è ancora un link. Senza, il tuo cliente non può partecipare.',
  meetingCoach: 'Il tuo cliente vede il link dal {time} fino alla fine della sessione.',
  meetingSet: 'Imposta un link',
  meetingOther: 'Usa un altro link per questo ordine',

  notes: 'Appunti delle sessioni',
  held: 'Ore svolte',
  heldOf: '{held} di {all}',
  noteTitle: 'Sessione {number}',
  noNotes:
    'Dopo ogni sessione trovi qui gli appunti del tuo coach: su cosa avete lavorato e su cosa esercitarti.',
  noNotesCoach: 'Dopo ogni sessione i tuoi appunti per il cliente compaiono qui.',

  recordTitle: 'Dopo la sessione',
  recordText:
    'Scrivi su cosa avete lavorato e su cosa esercitarsi fino alla prossima volta. Gli appunti restano al cliente. Dopo l’ultima ora l’ordine passa al cliente per il controllo.',
  recordHours: 'Ore svolte',
  recordNotes: 'Appunti per il cliente',
  record: 'Salva appunti',
  recorded: 'I tuoi appunti sono stati salvati.',
  notesMissing: 'Scrivi almeno {figures.leastNotes} caratteri.',
  agreeFirst: 'Prima concordate un orario.',
  notBegun: 'La sessione non è ancora iniziata.',

  finishTitle: 'Tutte le ore svolte',
  finishText: 'Quando hai sistemato quello che mancava, invia di nuovo l’ordine.',
  finish: 'Invia di nuovo',

  checkTitle: 'Secondo il tuo coach tutte le ore sono state svolte',
  checkText:
    'Leggi gli appunti qui sotto. Se non fai nulla entro {time}, le ore vengono confermate automaticamente.',

  completedTitle: 'Coaching completato',
  completedText: 'L’ordine è completato. Puoi continuare a leggere gli appunti qui.',

  wishes: 'Su cosa lavorare',
  coach: 'Coach',

  dropText:
    'Vieni pagato per le ore svolte. Non potrai accettare di nuovo questo ordine, e al cliente viene rimborsato il resto.',

  stopEarned: 'Valore delle ore svolte',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'it'>
