import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo-boost voor {game}',
  'title.duo-boost': 'Duo-boost voor {game}',
  'title.placement-boost': 'Placement-boost voor {game}',
  'title.win-boost': 'Win-boost voor {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'Huidige LP',
  'currentPoints.RR': 'Huidige RR',
  'currentPoints.marks': 'Huidige marks',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'Doel in LP',
  'targetPoints.RR': 'Doel in RR',
  'targetPoints.points': 'Doel in punten',
  opensAt: '{tier} begint bij {points}.',
  rank: 'Huidige rank',
  lastRank: 'Rank van vorig seizoen',
  pricedAs: 'prijs als {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Eerste ranked games van het seizoen',
  'countHint.win': 'Verloren games maken we gratis goed.',
  'countHint.placement': 'Elke game telt, gewonnen of verloren.',
  'countHint.season':
    'Deze game heeft geen plaatsingswedstrijden; je bestelt dus je eerste ranked games van het seizoen.',
  fewer: 'Eén minder',
  more: 'Eén meer',

  who: 'Wie speelt er?',
  'who.solo': 'Booster alleen',
  'who.duo': 'Samen (duo)',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'LP per win',
  'pointsPerWin.RR': 'RR per win',
  'pointsPerWin.marks': 'Marks per win',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: 'Je kunt {queue} kiezen vanaf {tier}.',
  queueAlone: '{queue} is alleen voor solospelers.',
  platform: 'Platform',
  freeHours: 'Wanneer je kunt spelen',
  freeHoursHint: 'Bijvoorbeeld: doordeweeks van 19 tot 23 uur',

  addons: '{names.addOns}',
  percentOfBase: 'In procenten van de basisprijs, {price}',
  notWithDuo: 'Kan niet als je meespeelt',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Deze keuzes gaan niet samen. Pas er een aan.',

  wishRoles: 'Rollen, maximaal {figures.mostRoles}',
  'characters.champions': 'Champions, maximaal {figures.mostCharacters}',
  'characters.agents': 'Agents, maximaal {figures.mostCharacters}',
  'charactersFind.champions': 'Zoek een champion',
  'charactersFind.agents': 'Zoek een agent',
  'charactersHint.champions': 'Kies minstens één rol of champion. Meer kiezen kost niets extra.',
  'charactersHint.agents': 'Kies minstens één rol of agent. Meer kiezen kost niets extra.',
  'charactersNone.champions': 'Geen champion met die naam gevonden.',
  'charactersNone.agents': 'Geen agent met die naam gevonden.',
  charactersFull:
    'Je hebt er {figures.mostCharacters} gekozen, het maximum. Verwijder er een om een andere te kiezen.',
  characterRemove: '{name} verwijderen',
  charactersGone: 'Niet meer beschikbaar: {names}. Kies opnieuw.',

  'wishMissing.champions': 'Kies minstens één rol of champion.',
  'wishMissing.agents': 'Kies minstens één rol of agent.',
  charactersFound: { one: '{count} gevonden', other: '{count} gevonden' },

  sliderStart: 'Startrank',
  sliderTarget: 'Doelrank',
  sliderRank: '{names.rank}',
  distance: { one: '{count} divisie, ongeveer {points}', other: '{count} divisies, ongeveer {points}' },
  distancePoints: 'ongeveer {points}',
  tierPair: '{low} en {high}',
  tierSpan: '{low} t/m {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Staat vast tot {time}',

  linkEnded: 'De prijs in deze link is verlopen. Je ziet nu de huidige prijs.',
  whyPrice: 'Waarom deze prijs?',
  'whyPriceText.climb':
    'Elke divisie heeft een eigen prijs. Voor je punten, je punten per win, je server en je queue gaat daar het percentage bij of af dat je hier ziet. Voor extra’s betaal je een percentage van de basisprijs. We rekenen elke regel nog eens na voordat je betaalt.',
  'whyPriceText.count':
    'Wat een game kost, hangt af van je rank. Voor je server en je queue gaat daar het percentage bij of af dat je hier ziet. Voor extra’s betaal je een percentage van de basisprijs. We rekenen elke regel nog eens na voordat je betaalt.',
  today: 'Vandaag',
  share: 'Link naar deze prijs kopiëren',
  shared: 'Link gekopieerd. Deze prijs staat {figures.seal} vast.',
  continue: 'Verder naar betalen',
  continueShort: 'Verder',
  noAccount: 'Geen account nodig, alleen een e-mailadres.',

  promiseRefund: 'Volledig terug zolang er geen booster begint',
  promiseStart: 'Geld terug als niemand binnen {figures.start} begint',
  promiseVault: 'Wachtwoord versleuteld, elke inzage zichtbaar',
  promiseDuo: 'Je speelt zelf, geen wachtwoord nodig',

  guestTitle: 'Je e-mail voor deze bestelling',

  howTitle: 'Zo werkt het',
  'how.set': 'Kies je klim',
  'how.setText': 'Kies je start, je doel en je extra’s. De prijs staat vast en je ziet hoe die is opgebouwd.',
  'how.hand': 'Geef je inloggegevens veilig door',
  'how.handText': 'Zet je login in de kluis, of speel mee en houd hem voor jezelf.',
  'how.watch': 'Volg elke game',
  'how.watchText': 'Wins en nederlagen verschijnen op je route, samen met het nieuwe verwachte einde.',
  'how.check': 'Controleer het resultaat',
  'how.checkText':
    'Je hebt {figures.check} om het resultaat te controleren en te bevestigen. Daarna worden je inloggegevens verwijderd.',
  'howDuo.hand': 'Ontmoet je booster',
  'howDuo.handText':
    'Geef je naam in de game door en de uren waarop je kunt spelen. Niemand anders logt in op je account.',
  'howDuo.checkText': 'Je hebt {figures.check} om het resultaat te controleren en te bevestigen.',
  'howCount.title': 'Zo werkt het',
  'howCount.set': 'Stel je bestelling samen',
  'howCount.setText':
    'Kies je rank, het aantal games of wins en je extra’s. De prijs staat vast en je ziet hoe die is opgebouwd.',
  'howCount.watchText': 'Elke win en elk verlies komt in het logboek, samen met het nieuwe verwachte einde.',

  questionsTitle: 'Eerlijk antwoord op je vragen',
  'question.stops': 'Wat gebeurt er als de booster halverwege stopt?',
  'answer.stops':
    'Dan neemt een andere booster het over. Elke booster krijgt betaald voor het eigen deel. Wil je liever niet verder, dan kan ons team de bestelling annuleren en krijg je terug wat nog niet gespeeld is.',
  'question.login': 'Hoe blijft mijn login veilig?',
  'answer.login':
    'We versleutelen hem met een eigen sleutel. Alleen de booster van jouw bestelling kan hem openen, alleen tijdens het boosten, en je ziet precies wanneer dat gebeurt. Zelf kun je je login altijd vervangen of verwijderen. Als de bestelling sluit, verwijderen wij hem.',
  'question.refund': 'Wanneer krijg ik geld terug?',
  'answer.refund':
    'Zolang er geen booster begonnen is, krijg je alles terug. Daarna krijg je het deel terug dat nog gespeeld moest worden, berekend uit de vastgelegde games. Hoeveel dat is, staat altijd op de bestelpagina. Je weet het dus voordat je erom vraagt.',
  'question.time': 'Hoe betrouwbaar is de verwachte tijd?',
  'answer.time':
    'We rekenen met je punten, je punten per win en het aantal games dat boosters op een dag spelen. De uitkomst bewaren we bij je bestelling, en op de bestelpagina zie je hoe het er echt voor staat.',

  'followed.target': 'Doel verhoogd naar {rank}.',
  'followed.start': 'Start verlaagd naar {rank}.',
  setTarget: 'Doel op {target} zetten',
  moreAddons: { one: 'Nog {count} tonen', other: 'Nog {count} tonen' },
  noScript: 'Om te bestellen heb je JavaScript nodig. Zet het aan in je browser.',
} satisfies TranslationOf<typeof service, 'nl'>
