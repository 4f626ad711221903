import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Antwoord van coach',
  stepSessions: 'Sessies',

  subline: '{number}, {service}',

  waitingTitle: 'Wachten op {coach}',
  waitingText:
    'Je coach heeft tot {time} om te antwoorden. Komt er geen antwoord, dan wordt de bestelling automatisch geannuleerd en krijg je alles terug.',
  waitingTextStaff:
    'De coach heeft tot {time} om te antwoorden. Komt er geen antwoord, dan wordt de bestelling automatisch geannuleerd en krijgt de klant alles terug.',
  declinedTitle: '{coach} heeft je boeking afgewezen',
  declinedText:
    'Annuleer de bestelling om je geld meteen terug te krijgen. Als je niets doet, wordt de bestelling op {time} automatisch geannuleerd en krijg je het geld terug via de betaalmethode die je gebruikte.',
  declinedTextStaff:
    'De klant kan de bestelling annuleren en krijgt het geld dan meteen terug. Doet de klant niets, dan wordt de bestelling op {time} automatisch geannuleerd en gaat het geld terug via de gebruikte betaalmethode.',

  title: 'Volgende sessie',
  none: 'Nog geen tijd afgesproken',
  noneText: 'Stel een tijd voor. De ander kan akkoord gaan of een andere tijd voorstellen.',
  agreed: 'Afgesproken',
  localZone: 'In jouw lokale tijd, {zone}',
  youProposed: 'Je hebt {time} voorgesteld. {name} heeft nog niet geantwoord.',
  theyPropose: '{name} stelt {time} voor.',
  keeps: 'De afgesproken tijd blijft staan tot de ander akkoord gaat met de nieuwe.',
  overdue: 'Dit voorstel is verlopen. Stel een andere tijd voor.',
  accept: 'Akkoord met deze tijd',
  proposeOther: 'Andere tijd voorstellen',
  when: '{names.dateAndTime}',
  propose: 'Tijd voorstellen',
  proposed: 'Je voorstel is verstuurd.',
  accepted: 'De tijd is afgesproken.',
  whenMissing: 'Kies eerst een datum en een tijd.',
  whenPast: 'Die tijd is al voorbij. Kies een latere.',
  meeting: 'Waar jullie afspreken',
  join: 'Deelnemen via {place}',
  meetingOpens: 'De link verschijnt hier op {time}.',
  meetingEnds: 'De link verdwijnt als de sessie eindigt.',
  meetingNone: 'Je coach heeft nog geen meetinglink ingesteld.',
  meetingMissing: 'Er is nog geen meetinglink. Zonder link kan je klant niet deelnemen.',
  meetingCoach: 'Je klant ziet de link vanaf {time} tot de sessie eindigt.',
  meetingSet: 'Meetinglink instellen',
  meetingOther: 'Andere link voor deze bestelling',

  notes: 'Notities van de sessies',
  held: 'Afgeronde uren',
  heldOf: '{held} van {all}',
  noteTitle: 'Sessie {number}',
  noNotes:
    'Na elke sessie zie je hier de notities van je coach: waar jullie aan gewerkt hebben en wat je kunt oefenen.',
  noNotesCoach: 'Na elke sessie verschijnen hier je notities voor de klant.',

  recordTitle: 'Na de sessie',
  recordText:
    'Schrijf op waar jullie aan gewerkt hebben en wat de klant tot de volgende keer kan oefenen. De klant houdt je notities. Na het laatste uur gaat de bestelling ter controle naar de klant.',
  recordHours: 'Aantal uur',
  recordNotes: 'Notities voor de klant',
  record: 'Notities opslaan',
  recorded: 'Je notities zijn opgeslagen.',
  notesMissing: 'Schrijf minstens {figures.leastNotes} tekens.',
  agreeFirst: 'Spreek eerst een tijd af.',
  notBegun: 'De sessie is nog niet begonnen.',

  finishTitle: 'Alle uren zitten erop',
  finishText: 'Dien de bestelling opnieuw in als je hebt opgelost wat er ontbrak.',
  finish: 'Opnieuw indienen',

  checkTitle: 'Volgens je coach zitten alle uren erop',
  checkText: 'Lees de notities hieronder. Als je niets doet, worden de uren automatisch bevestigd op {time}.',

  completedTitle: 'Coaching afgerond',
  completedText: 'De bestelling is afgerond. De notities kun je hier blijven lezen.',

  wishes: 'Leerdoel',
  coach: 'Coach',

  dropText:
    'Je krijgt betaald voor de uren die je gecoacht hebt. Je kunt deze bestelling niet opnieuw aannemen, en de klant krijgt de rest terug.',

  stopEarned: 'Uren tot nu toe',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'nl'>
