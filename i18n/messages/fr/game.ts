import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Où tu es',
  setClimb: 'Régler ton ascension',
  ladderNote: 'À l’échelle : la ligne monte aussi haut que coûte l’ascension depuis le pied.',
  servicesTitle: 'Quatre façons de monter',
  'from.elo-boost': 'à partir de {price} par division',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'à partir de {price} par match',
  'from.win-boost': 'à partir de {price} par victoire nette',
  costTitle: 'Ce que coûte chaque étape',
  costText:
    'Prix de base sur un serveur européen. Ton serveur et ta file, tes points actuels et les points gagnés par victoire les modifient. Le calculateur montre chaque changement sur sa propre ligne.',
  costDuo: 'Jouer en duo ajoute {percent} au prix de base.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Victoire nette',
  costGame: 'Match de placement',
  andUp: '{tier} et au-delà',
  per: 'les {points}',
  boostersTitle: 'Les boosters de {game}',
  upTo: 'Joue jusqu’à {rank}',
  finished: { one: '{count} commande terminée', other: '{count} commandes terminées' },
  lastClimb: 'Dernière ascension',
  demo: '{order.demo}',
  addonsTitle: 'Ce que fait chaque option',
  'addon.duo':
    'Tu joues toi-même chaque partie, avec le booster. Ton pseudo en jeu suffit, personne ne demande de mot de passe.',
  'addon.priority':
    'Les boosters sont d’abord sollicités pour ta commande et y consacrent de plus longues journées. La durée prévue raccourcit.',
  'addon.stream': 'Le booster diffuse chaque partie pour toi seul.',
  'addon.characters': 'Le booster ne joue que ce que tu choisis : deux rôles au plus, et cinq noms au plus.',
  'addon.solo-only': 'Le booster entre seul en file, jamais avec un partenaire.',
  'addon.coaching': 'Après chaque palier, le booster revoit une partie avec toi.',
  'addon.bonus-win': 'Une fois l’objectif atteint, une partie de plus y est gagnée.',
  'addon.offline': 'Le booster apparaît hors ligne sur ton compte : tes amis n’en voient rien.',
  moreServices: 'Autres façons de monter sur {game}',
  overview: 'Tout sur {game} : prix, boosters, questions',
  otherGames: 'Les autres jeux',
} satisfies TranslationOf<typeof game, 'fr'>
