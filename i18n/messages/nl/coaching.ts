import type { TranslationOf } from '../../translate.ts'
import type coaching from '../en/coaching.ts'

export default {
  metaTitle: 'Coaching voor LoL, Valorant, TFT en Wild Rift',
  description:
    'Boek tot {figures.mostHours} uur bij een booster op Diamond of hoger. Je ziet prijs, talen en tijden vooraf en houdt er notities aan over.',
  heading: 'Leer klimmen van iemand die al boven is',
  lead: 'Boek tot {figures.mostHours} uur bij een booster die jouw game op Diamond of hoger speelt. Je speelt zelf en niemand vraagt om je login. De notities van elke sessie zijn voor jou.',

  coaches: 'Coaches',
  count: { one: '{count} beschikbaar', other: '{count} beschikbaar' },
  allGames: '{names.allGames}',

  anHour: 'per uur',
  hourly: '{price} per uur',
  upTo: '{game}, speelt tot en met {rank}',
  completed: { one: '{count} bestelling afgerond', other: '{count} bestellingen afgerond' },
  first: 'Nog geen afgeronde bestellingen',
  boosts: { one: '{count} boost in deze game', other: '{count} boosts in deze game' },
  rated: {
    one: '{stars} van {most} uit {count} review over boosts en coaching',
    other: '{stars} van {most} uit {count} reviews over boosts en coaching',
  },
  free: 'Beschikbaar',
  freeTimes: '{day} {from} tot {to}',
  freeZone: 'Tijdzone: {zone}',
  freeLocal: 'In jouw lokale tijd',
  byArrangement: 'In overleg',
  choose: 'Kiezen',
  chosen: 'Gekozen',
  demo: '{names.demoData}',

  pickTitle: 'Kies een coach',
  pickText: 'Zodra je een coach kiest, zie je hier de prijs van je sessie.',

  yourSession: 'Je sessie',
  howLong: 'Hoe lang?',
  lessTime: 'Eén uur minder',
  moreTime: 'Eén uur meer',
  wishes: 'Wat wil je leren?',
  wishesHint: 'Je rank, je rol, wat er steeds misgaat. Je coach leest dit vooraf.',
  book: 'Verder naar betalen',
  noAccount: '{service.noAccount}',
  promiseRefund: 'Alles terug tot je coach toezegt',
  promiseAnswer: 'Alles terug als je na {figures.coachAnswer} niets hoort',
  promiseLogin: 'Je speelt zelf, geen wachtwoord nodig',
  own: 'Je kunt je eigen aanbod niet boeken.',

  emptyTitle: 'Hier zijn nog geen coaches',
  emptyText: 'Coaches zetten hier zelf hun uren neer. Bekijk alle games, of speel mee met een booster.',
  nobody: 'Op dit moment coacht niemand {game}.',
  seeAll: 'Alle coaches bekijken',

  howTitle: 'Zo werkt coaching',
  'how.choose': 'Vind je coach',
  'how.chooseText': 'Vergelijk prijs, talen en waar elke coach goed in is. Vertel wat je wilt leren.',
  'how.agree': 'Kies een tijd',
  'how.agreeText':
    'Biedt je coach tijden aan, dan kies je er een bij het boeken. Zo niet, dan stelt een van jullie een tijd voor zodra je coach heeft aangenomen, binnen {figures.coachAnswer}.',
  'how.meet': 'Samen aan de slag',
  'how.meetText': 'Jij speelt op je eigen account. Je coach kijkt mee, stelt vragen en legt uit.',
  'how.keep': 'Bewaar de notities',
  'how.keepText':
    'Na elke sessie schrijft je coach op waar jullie aan gewerkt hebben. Je controleert de notities en bevestigt de uren, en de bestelling is afgerond.',

  questionsTitle: 'Eerlijk antwoord op je vragen',
  'question.login': 'Heeft mijn coach mijn wachtwoord nodig?',
  'answer.login':
    'Nee. Een coach logt nooit in op je account, en je kunt je wachtwoord ook nergens invullen. Jij speelt. Je coach kijkt mee op je scherm of bekijkt een opname.',
  'question.time': 'Wanneer spreken we af?',
  'answer.time':
    'Op de tijd die je bij het boeken kiest, als je coach tijden aanbiedt. Zo niet, wanneer het jullie allebei uitkomt: op de bestelpagina stel je een tijd voor of ga je akkoord met die van je coach. Allebei kunnen jullie later een andere voorstellen; die geldt pas als de ander akkoord is. Je ziet alles in je eigen tijdzone.',
  'question.answer': 'Wat als mijn coach niet antwoordt?',
  'answer.answer':
    'Na {figures.coachAnswer} wordt je bestelling automatisch geannuleerd en krijg je alles terug via je oorspronkelijke betaalmethode. Wijst je coach de boeking af, dan kun je je geld meteen terugkrijgen.',
  'question.refund': '{service.question.refund}',
  'answer.refund':
    'Alles, zolang je coach nog niet heeft toegezegd. Daarna krijg je de uren terug die je nog niet hebt gehad. Hoeveel dat is, staat altijd op de bestelpagina.',
  'question.keep': 'Wat houd ik eraan over?',
  'answer.keep':
    'De notities van elke sessie. Je vindt ze op je bestelpagina, zo lang je wilt. Je hebt {figures.check} om ze te controleren voordat de uren automatisch worden bevestigd.',
} satisfies TranslationOf<typeof coaching, 'nl'>
