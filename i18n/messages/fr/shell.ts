import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Un boost que tu suis de près : choisis un départ et un objectif, vois tout de suite le prix et la durée, et regarde chaque partie.',

  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu',
  mainNavigation: 'Navigation principale',
  dashboardNavigation: 'Tableau de bord',
  footerNavigation: 'Toutes les pages',

  games: 'Jeux',
  boosters: 'Boosters',
  blog: 'Blog',
  aboutUs: 'À propos',
  becomeBooster: 'Devenir booster',
  contact: 'Contact',
  glossary: 'Glossaire',
  legal: 'Informations légales',
  cookiePolicy: 'Politique de cookies',
  imprint: 'Mentions légales',
  privacyPolicy: 'Politique de confidentialité',
  refundPolicy: 'Politique de remboursement',
  termsOfService: 'Conditions générales',

  boostersOnline: { one: '{count} booster en ligne', other: '{count} boosters en ligne' },
  language: 'Langue',
  theme: 'Thème',
  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Système',

  signIn: 'Se connecter',
  logOut: 'Se déconnecter',
  signedOut: 'Déconnexion réussie.',
  account: 'Ton compte',
  balanceOf: 'Solde : {amount}',
  close: 'Fermer',

  myClimb: 'Mon ascension',
  myOrders: 'Mes commandes',
  availableOrders: 'Commandes disponibles',
  activeOrders: 'Commandes en cours',
  completedOrders: 'Commandes terminées',
  adminOrders: 'Commandes',
  adminPrices: 'Prix',
  adminCoupons: 'Coupons',
  adminRaffles: 'Tirages au sort',
  adminUsers: 'Utilisateurs',
  adminApplications: 'Candidatures',
  adminPosts: 'Articles du blog',
  balance: 'Solde',
  profileSettings: 'Mon profil',

  'role.guest': 'Invité',
  'role.customer': 'Client',
  'role.booster': 'Booster',
  'role.staff': 'Équipe',

  pageNotFound: 'Page introuvable',
  pageNotFoundAt: 'Page introuvable : {path}',
  pageNotFoundHelp: 'Vérifie l’adresse. La page a peut-être aussi été déplacée.',
  goHome: 'Retour à l’accueil',
  noPermission: 'Accès refusé pour ce compte',
  notOpenYet: 'La boutique n’est pas encore ouverte',
  setPrices: 'Définir les prix',
  errorStatus: 'Erreur {statusCode}',

  unsavedTitle: 'Abandonner ta saisie ?',
  unsavedText: 'Rien de ce que tu as saisi n’a été enregistré.',
  keepEditing: 'Continuer la saisie',
  discardChanges: 'Abandonner la saisie',

  claim: 'Un rang est une altitude, un boost est une ascension.',
  disclaimer:
    '{name} n’est pas approuvé par Riot Games et ne reflète ni les opinions de Riot Games ni celles de quiconque participe officiellement à ses jeux.',
  notices: 'Messages (F8)',

  noConnection: 'Connexion impossible. Rien n’est perdu. Vérifie ton réseau et réessaie.',
  signedInAs: 'Tu utilises le compte {name}.',
  boosterCoaching: 'Mon coaching',
} satisfies TranslationOf<typeof shell, 'fr'>
