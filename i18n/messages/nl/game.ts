import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Waar je bent',
  setClimb: 'Stel je klim in',
  ladderNote: 'Op schaal getekend: de lijn staat zo hoog als de klim vanaf de voet kost.',
  servicesTitle: 'Vier wegen omhoog',
  'from.elo-boost': 'vanaf {price} per divisie',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'vanaf {price} per game',
  'from.win-boost': 'vanaf {price} per netto winst',
  costTitle: 'Wat elke stap kost',
  costText:
    'Basisprijzen op een Europese server. Je server en queue, je huidige punten en je punten per winst veranderen ze. De calculator toont elke verandering als een eigen regel.',
  costDuo: 'Meespelen in duo kost {percent} bovenop de basisprijs.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Netto winst',
  costGame: 'Placement-game',
  andUp: '{tier} en hoger',
  per: 'per {points}',
  boostersTitle: 'Boosters voor {game}',
  upTo: 'Speelt tot en met {rank}',
  finished: { one: '{count} afgeronde bestelling', other: '{count} afgeronde bestellingen' },
  lastClimb: 'Laatste klim',
  demo: '{order.demo}',
  addonsTitle: 'Wat elke extra doet',
  'addon.duo':
    'Je speelt elke game zelf, samen met de booster. Je naam in de game is genoeg, niemand vraagt om een wachtwoord.',
  'addon.priority':
    'Boosters krijgen je bestelling als eerste te zien en maken er langere dagen voor. De verwachte tijd wordt korter.',
  'addon.stream': 'De booster streamt elke game alleen voor jou.',
  'addon.characters': 'De booster speelt alleen wat je kiest: hooguit twee rollen en vijf namen.',
  'addon.solo-only': 'De booster gaat alleen in de queue, nooit met een premade-partner.',
  'addon.coaching': 'Na elke tier loopt de booster één game met je door.',
  'addon.bonus-win': 'Is het doel bereikt, dan wordt daar nog één game gewonnen.',
  'addon.offline': 'De booster lijkt offline op je account, dus je vrienden merken er niets van.',
  moreServices: 'Meer wegen omhoog in {game}',
  overview: 'Alles over {game}: prijzen, boosters, vragen',
  otherGames: 'De andere games',
} satisfies TranslationOf<typeof game, 'nl'>
