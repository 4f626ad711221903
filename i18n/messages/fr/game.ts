import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Fil d’Ariane',

  setClimb: 'Voir mon prix',
  ladderNote: 'À l’échelle : plus la ligne est haute, plus l’ascension depuis le bas coûte cher.',

  servicesTitle: 'Quatre façons de monter',
  'from.elo-boost': 'dès {price} la division',
  'from.duo-boost': 'dès {price} la division',
  'from.placement-boost': 'dès {price} la partie',
  'from.win-boost': 'dès {price} la victoire nette',

  costTitle: 'Ce que coûte chaque étape',
  costText:
    'Prix de base sur un serveur européen. Ton serveur, ta file, tes points et ton gain par victoire les font varier. Le calculateur affiche chaque ajustement sur sa propre ligne.',
  costDuo: 'Jouer en duo ajoute {percent} au prix de base.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Partie de placement',
  andUp: '{tier} et au-delà',
  per: 'les {points}',

  boostersTitle: 'Nos boosters sur {game}',
  reviewsTitle: 'Ce que disent les joueurs de {game}',
  reviewsNote: 'Seules les commandes terminées peuvent recevoir un avis',
  upTo: 'Joue jusqu’à {rank}',
  finished: { one: '{count} commande terminée', other: '{count} commandes terminées' },
  lastClimb: 'Dernière ascension',
  demo: '{names.demoData}',

  addonsTitle: 'Ce que fait chaque option',
  'addon.duo':
    'Tu joues chaque partie toi-même, avec le booster. Il nous faut seulement ton pseudo en jeu, jamais ton mot de passe.',
  'addon.priority':
    'Les boosters voient ta commande en premier. Sur ton compte, ils jouent aussi plus longtemps chaque jour : la durée diminue.',
  'addon.stream': 'Le booster diffuse chaque partie en privé, rien que pour toi.',
  'addon.characters':
    'Le booster ne joue que ce que tu choisis : jusqu’à {figures.mostRoles} rôles et jusqu’à {figures.mostCharacters} champions ou agents.',
  'addon.solo-only': 'Le booster entre toujours seul en file, jamais avec un partenaire.',
  'addon.coaching': 'Après chaque palier, le booster analyse une partie avec toi.',
  'addon.bonus-win': 'Une fois ton objectif atteint, le booster gagne une partie de plus.',
  'addon.offline': 'Le booster apparaît hors ligne sur ton compte : tes amis ne te voient pas jouer.',

  moreServices: 'Autres façons de monter sur {game}',
  overview: 'Tout sur {game} : prix, boosters, questions',
  otherGames: 'Les autres jeux',
} satisfies TranslationOf<typeof game, 'fr'>
