import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching voor League of Legends, TFT, Valorant en Wild Rift',
  description:
    'Boek een tot vijf uur bij een booster van Diamond of hoger. Prijzen, talen en vrije uren in beeld, en notities die je houdt.',
  heading: 'Leer de weg van iemand die hem heeft beklommen',
  lead: 'Boek een tot vijf uur bij een booster die jouw game op Diamond of hoger speelt. Je speelt zelf, niemand vraagt om je inloggegevens, en de notities van elke sessie zijn van jou.',
  coaches: 'Coaches',
  count: { one: '{count} aanbod', other: '{count} keer aangeboden' },
  allGames: 'Alle games',
  anHour: 'per uur',
  hourly: '{price} per uur',
  upTo: '{game}, speelt tot {rank}',
  completed: { one: '{count} bestelling afgerond', other: '{count} bestellingen afgerond' },
  first: 'Nog geen bestelling afgerond',
  free: 'Vrij',
  freeTimes: '{day} {from} tot {to}',
  freeZone: 'Tijden in {zone}',
  freeLocal: 'In jouw lokale tijd',
  byArrangement: 'In overleg',
  choose: 'Kiezen',
  chosen: 'Gekozen',
  demo: '{order.demo}',
  pickTitle: 'Kies een coach',
  pickText: 'Zodra je iemand hebt gekozen, staat hier de prijs van je sessie.',
  yourSession: 'Jouw sessie',
  howLong: 'Hoe lang?',
  lessTime: 'Een uur minder',
  moreTime: 'Een uur meer',
  wishes: 'Wat wil je leren?',
  wishesHint: 'Je rank, je rol, wat er misgaat. Je coach leest het voor het aannemen.',
  book: '{service.continue}',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Alles terug tot je coach aanneemt',
  promiseAnswer: 'Geen antwoord binnen 48 uur: geld terug',
  promiseLogin: '{service.promiseDuo}',
  own: 'Dit is je eigen aanbod.',
  emptyTitle: 'Dit geeft nog niemand',
  emptyText: 'Coaches zetten hun uren hier zelf open. Bekijk alle games, of speel samen met een booster.',
  howTitle: 'Hoe coaching werkt',
  'how.choose': 'Kies iemand',
  'how.chooseText': 'Vergelijk prijs, talen en wat elke coach geeft. Zeg wat je wilt leren.',
  'how.agree': 'Spreek een tijd af',
  'how.agreeText':
    'Je coach antwoordt binnen 48 uur. Daarna kunnen jullie allebei een tijd voorstellen en aannemen.',
  'how.meet': 'Ontmoet elkaar en speel',
  'how.meetText': 'Je speelt op je eigen account. Je coach kijkt mee, vraagt en legt uit.',
  'how.keep': 'Bewaar de notities',
  'how.keepText':
    'Na elke sessie schrijft je coach op waaraan jullie hebben gewerkt. De bestelling sluit als jij akkoord bent.',
  questionsTitle: '{service.questionsTitle}',
  'question.login': 'Heeft mijn coach mijn wachtwoord nodig?',
  'answer.login':
    'Nee. Een coach logt nooit in op je account, en er is geen plek om een wachtwoord in te vullen. Jij speelt, je coach kijkt mee op je scherm of naar een opname.',
  'question.time': 'Wanneer spreken we af?',
  'answer.time':
    'Wanneer het jullie allebei past. De vrije uren geven een richting. Op de pagina van de bestelling stel je een tijd voor of neem je die van je coach aan, ieder in de eigen tijdzone. Een nieuwe tijd telt pas als de ander die heeft aangenomen.',
  'question.answer': 'Wat als mijn coach niet antwoordt?',
  'answer.answer':
    'Na 48 uur wordt de bestelling vanzelf geannuleerd en gaat al je geld terug zoals je hebt betaald. Wijst je coach af, dan kun je het meteen terughalen.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Alles, tot je coach aanneemt. Daarna de uren die niet zijn gegeven. De pagina van de bestelling toont het bedrag op elk moment.',
  'question.keep': 'Wat houd ik eraan over?',
  'answer.keep':
    'De notities van elke sessie, op de pagina van je bestelling, zo lang je wilt. Je hebt 72 uur om ze te controleren voor de bestelling sluit.',
} satisfies TranslationOf<typeof coaching, 'nl'>
