import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo-boost voor LoL, Valorant, TFT en Wild Rift',
  headline: 'Boosting voor LoL, Valorant, TFT en Wild Rift',
  lead: 'Een booster speelt je ranked games tot de rank die je kiest, of speelt met je mee. Je ziet meteen de prijs en de tijd, en wat niet gespeeld is, krijg je terug.',
  description:
    'LoL-boost, Valorant-boost, TFT en Wild Rift: zie meteen de prijs en de tijd en volg elke game. Als gast heb je alleen een e-mailadres nodig.',

  setClimb: 'Je prijs bekijken',
  howLink: 'Zo werkt het',
  from: 'vanaf {price} per divisie',
  fromShort: 'vanaf {price}',

  games: 'Kies je berg',
  gamesNote: 'Prijzen vanaf, EU-servers',
  elo: 'Elo-boost, per divisie',
  duo: 'Duo-boost, per divisie',
  placement: 'Placement-boost, per game',
  win: 'Win-boost, per net win',
  eloShort: 'Elo, divisie',
  duoShort: 'Duo, divisie',
  placementShort: 'Placement, game',
  winShort: '{names.netWin}',

  'how.set': 'Kies je klim',
  'how.hand': 'Geef je inloggegevens veilig door',
  'how.watch': 'Volg elke game',
  'how.check': 'Controleer het resultaat',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check':
    'Bevestig het, of zeg wat er niet klopt. Als de bestelling is afgerond, worden je inloggegevens verwijderd.',
  signVault: '{names.loginVault}',
  signSealed: 'Verzegeld, nooit geopend',
  signSoFar: 'Tot nu toe',
  signScore: '{won} gewonnen, {lost} verloren',
  signCheck: 'Jij controleert, {figures.check}',
  signReached: '{rank} gehaald',

  rightNow: 'Op dit moment',
  counted: {
    one: 'Gemeten, niet geschat: {count} afgeronde bestelling in de afgelopen maand',
    other: 'Gemeten, niet geschat: {count} afgeronde bestellingen in de afgelopen maand',
  },
  onlineNow: { one: 'booster online', other: 'boosters online' },
  dayAgo: 'Een dag geleden',
  now: 'Nu',
  onlineMost: 'boosters online op het drukste moment van de afgelopen dag',
  minutes: '{count} min',
  medianStart: 'mediane tijd tot een booster begint',
  halfSooner: 'De helft begint eerder',
  refundOffered: '{figures.start}: terugbetaling aangeboden',
  someOfAll: '{some} van de {all}',
  onTime: 'bestellingen klaar binnen de beloofde dagen',
  squares: 'Eén vierkant per bestelling. Omlijnd: te laat.',

  climbs: 'Zojuist de top gehaald',
  climbsNote: 'De nieuwste bestellingen, ook de late',
  reviews: 'Wat klanten zeggen',
  reviewsNote: 'Alleen afgeronde bestellingen kun je beoordelen',

  learn: 'Of leer zelf klimmen',
  learnText:
    'Boek tot {figures.mostHours} uur met een booster die jouw game op Diamond of hoger speelt. Geen boost en geen inloggegevens: jij speelt, de booster legt uit.',
  chooseCoach: 'Een coach kiezen',
  anHour: 'per uur',
  raffles: 'Gratis verlotingen',
  allRaffles: 'Alle verlotingen',
  raffleCloses: 'Sluit {time}',

  questionsTitle: 'Eerlijk antwoord op je vragen',
  stillUnsure:
    'Twijfel je nog? <write>Schrijf ons</write>. We antwoorden elke dag van {from} tot {to} ({zone}).',
  'question.penalty': 'Kan mijn account hiervoor bestraft worden?',
  'answer.penalty': 'Ja. {checkout.riskText} Voordat je betaalt, bevestig je dat je dit gelezen hebt.',
  'question.account': 'Moet ik me registreren?',
  'answer.account':
    'Nee. Als gast heb je alleen een e-mailadres nodig. Met een account en een wachtwoord kun je op elk apparaat inloggen en vind je daar al je bestellingen.',
  'question.who': 'Wie speelt er, en kan ik meespelen?',
  'answer.who':
    'Een booster die wij hebben goedgekeurd voor jouw game, jouw server en jouw doelrank. De bestelpagina toont de naam en elke game. In een duo speel je alle games zelf, samen met de booster, en heeft niemand je login nodig.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'En als het langer duurt?',
  'answer.time':
    'Voordat je betaalt, zie je een aantal dagen. Duurt de bestelling langer, dan blijft de prijs gelijk en kan ons team die annuleren en terugbetalen wat nog niet gespeeld is.',
  'question.pay': 'Hoe kan ik betalen?',
  'answer.pay':
    'Je kunt betalen met: {methods}. Met een kaart betaal je op de pagina van onze betaalprovider; je kaartnummer zien wij nooit.',
} satisfies TranslationOf<typeof home, 'nl'>
