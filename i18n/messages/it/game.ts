import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Dove sei',
  setClimb: 'Imposta la tua scalata',
  ladderNote: 'In scala: la linea è alta quanto costa la scalata dalla base.',
  servicesTitle: 'Quattro modi per salire',
  'from.elo-boost': 'da {price} a divisione',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'da {price} a partita',
  'from.win-boost': 'da {price} a vittoria netta',
  costTitle: 'Quanto costa ogni passo',
  costText:
    'Prezzi base su un server europeo. Il tuo server e la coda, i punti che hai e quelli che guadagni a vittoria li modificano. Il calcolatore mostra ogni modifica su una riga a parte.',
  costDuo: 'Giocare in duo aggiunge il {percent} al prezzo base.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Vittoria netta',
  costGame: 'Partita di piazzamento',
  andUp: '{tier} e oltre',
  per: 'ogni {points}',
  boostersTitle: 'I booster di {game}',
  upTo: 'Gioca fino a {rank}',
  finished: { one: '{count} ordine concluso', other: '{count} ordini conclusi' },
  lastClimb: 'Ultima scalata',
  demo: '{order.demo}',
  addonsTitle: 'Cosa fa ogni extra',
  'addon.duo':
    'Giochi tu ogni partita, insieme al booster. Basta il tuo nome in gioco, nessuno chiede una password.',
  'addon.priority':
    'Ai booster il tuo ordine viene proposto per primo e ci giocano più ore al giorno. I tempi si accorciano.',
  'addon.stream': 'Il booster trasmette ogni partita solo per te.',
  'addon.characters': 'Il booster gioca solo ciò che scegli: al massimo due ruoli e cinque nomi.',
  'addon.solo-only': 'Il booster entra in coda da solo, mai con un compagno fisso.',
  'addon.coaching': 'Dopo ogni rango il booster rivede una partita con te.',
  'addon.bonus-win': 'Raggiunto l’obiettivo, lì si vince ancora una partita.',
  'addon.offline': 'Il booster appare offline sul tuo account, così gli amici non vedono nulla.',
  moreServices: 'Altri modi per salire in {game}',
  overview: 'Tutto su {game}: prezzi, booster, domande',
  otherGames: 'Gli altri giochi',
} satisfies TranslationOf<typeof game, 'it'>
