import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Percorso di navigazione',

  setClimb: 'Scopri il prezzo',
  ladderNote: 'In scala: più la linea è in alto, più costa arrivarci dal basso.',

  servicesTitle: 'Quattro modi per salire',
  'from.elo-boost': 'da {price} a divisione',
  'from.duo-boost': 'da {price} a divisione',
  'from.placement-boost': 'da {price} a partita',
  'from.win-boost': 'da {price} a vittoria netta',

  costTitle: 'Quanto costa ogni passo',
  costText:
    'Prezzi base su un server europeo. Il server, la coda, i punti che hai e quelli che guadagni a ogni vittoria li modificano. Il calcolatore mostra ogni variazione in una voce a parte.',
  costDuo: 'Il duo aggiunge un {percent} al prezzo base.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Partita di piazza\u00admento',
  andUp: '{tier} e oltre',
  per: 'ogni {points}',

  boostersTitle: 'I booster di {game}',
  reviewsTitle: 'Cosa dicono i giocatori di {game}',
  reviewsNote: 'Solo gli ordini completati si possono recensire',
  upTo: 'Rango massimo: {rank}',
  finished: { one: '{count} ordine completato', other: '{count} ordini completati' },
  lastClimb: 'Ultima scalata',
  demo: '{names.demoData}',

  addonsTitle: 'Cosa fa ogni extra',
  'addon.duo':
    'Giochi tu ogni partita, insieme al booster. Ci serve solo il tuo nome in gioco, mai la password.',
  'addon.priority':
    'I booster vedono il tuo ordine per primo. Quando giocano sul tuo account, ci dedicano anche più ore al giorno, così ci vuole meno tempo.',
  'addon.stream': 'Il booster trasmette ogni partita in privato, solo per te.',
  'addon.characters':
    'Il booster gioca solo ciò che scegli: fino a {figures.mostRoles} ruoli e fino a {figures.mostCharacters} campioni o agenti.',
  'addon.solo-only': 'Il booster entra in coda sempre da solo, mai in gruppo con un compagno.',
  'addon.coaching': 'Dopo ogni rango il booster rivede una partita insieme a te.',
  'addon.bonus-win': 'Raggiunto l’obiettivo, il booster vince un’altra partita.',
  'addon.offline': 'Il booster risulta offline sul tuo account, così gli amici non ti vedono giocare.',

  moreServices: 'Altri modi per salire in {game}',
  overview: 'Tutto su {game}: prezzi, booster, domande',
  otherGames: 'Gli altri giochi',
} satisfies TranslationOf<typeof game, 'it'>
