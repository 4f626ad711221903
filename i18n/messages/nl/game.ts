import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Kruimelpad',

  setClimb: 'Je prijs bekijken',
  ladderNote: 'Op schaal getekend: hoe hoger de lijn, hoe meer je betaalt om er vanaf de voet te komen.',

  servicesTitle: 'Vier wegen omhoog',
  'from.elo-boost': 'vanaf {price} per divisie',
  'from.duo-boost': 'vanaf {price} per divisie',
  'from.placement-boost': 'vanaf {price} per game',
  'from.win-boost': 'vanaf {price} per net win',

  costTitle: 'Wat elke stap kost',
  costText:
    'Dit zijn de basisprijzen op een Europese server. Door je server, je queue, je huidige punten en je punten per win betaal je meer of minder. In de calculator staat elk verschil op een eigen regel.',
  costDuo: 'Meespelen als duo kost {percent} boven op de basisprijs.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Plaatsing',
  andUp: '{tier} en hoger',
  per: 'per {points}',

  boostersTitle: 'Boosters voor {game}',
  reviewsTitle: 'Wat spelers van {game} zeggen',
  reviewsNote: 'Alleen afgeronde bestellingen kun je beoordelen',
  upTo: 'Speelt tot en met {rank}',
  finished: { one: '{count} afgeronde bestelling', other: '{count} afgeronde bestellingen' },
  lastClimb: 'Laatste klim',
  demo: '{names.demoData}',

  addonsTitle: 'Wat elke extra doet',
  'addon.duo':
    'Je speelt elke game zelf, samen met de booster. We hebben alleen je naam in de game nodig, nooit je wachtwoord.',
  'addon.priority':
    'Boosters zien jouw bestelling als eerste. Speelt er een op je account, dan maakt die ook langere dagen en is je boost eerder klaar.',
  'addon.stream': 'De booster streamt elke game privé, alleen voor jou.',
  'addon.characters':
    'De booster speelt alleen wat jij kiest: maximaal {figures.mostRoles} rollen en maximaal {figures.mostCharacters} champions of agents.',
  'addon.solo-only': 'De booster gaat altijd alleen de queue in, nooit met een premade-partner.',
  'addon.coaching': 'Na elke tier bespreekt de booster één game met je.',
  'addon.bonus-win': 'Als je doel is bereikt, wint de booster nog één game extra.',
  'addon.offline':
    'De booster staat op je account als offline, dus je vrienden zien niet dat er gespeeld wordt.',

  moreServices: 'Meer wegen omhoog in {game}',
  overview: 'Alles over {game}: prijzen, boosters, vragen',
  otherGames: 'De andere games',
} satisfies TranslationOf<typeof game, 'nl'>
