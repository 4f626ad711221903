import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Gameboosting die je kunt volgen: kies een start en een doel, zie meteen de prijs en de tijd en kijk mee met elke game.',

  skip: 'Naar de inhoud',
  home: 'Home',
  menu: 'Menu',
  mainNavigation: 'Hoofdnavigatie',
  dashboardNavigation: 'Dashboard',
  footerNavigation: 'Alle pagina’s',

  games: 'Games',
  boosters: 'Boosters',
  blog: 'Blog',
  aboutUs: 'Over ons',
  becomeBooster: 'Word booster',
  contact: 'Contact',
  glossary: 'Woordenlijst',
  legal: 'Juridisch',
  cookiePolicy: 'Cookiebeleid',
  imprint: 'Colofon',
  privacyPolicy: 'Privacybeleid',
  refundPolicy: 'Terugbetaling',
  termsOfService: 'Voorwaarden',

  boostersOnline: { one: '{count} booster online', other: '{count} boosters online' },
  language: 'Taal',
  theme: 'Thema',
  'theme.light': 'Licht',
  'theme.dark': 'Donker',
  'theme.system': 'Systeem',

  signIn: 'Inloggen',
  logOut: 'Uitloggen',
  signedOut: 'Je bent uitgelogd.',
  account: 'Je account',
  balanceOf: 'Saldo {amount}',
  close: 'Sluiten',

  myClimb: 'Mijn klim',
  myOrders: 'Mijn bestellingen',
  availableOrders: 'Open bestellingen',
  activeOrders: 'Lopende bestellingen',
  completedOrders: 'Afgeronde bestellingen',
  adminOrders: 'Bestellingen',
  adminPrices: 'Prijzen',
  adminCoupons: 'Kortingsbonnen',
  adminRaffles: 'Verlotingen',
  adminUsers: 'Gebruikers',
  adminApplications: 'Aanmeldingen',
  adminPosts: 'Blogberichten',
  balance: 'Saldo',
  profileSettings: 'Mijn profiel',

  'role.guest': 'Gast',
  'role.customer': 'Klant',
  'role.booster': 'Booster',
  'role.staff': 'Team',

  pageNotFound: 'Pagina niet gevonden',
  pageNotFoundAt: 'Pagina niet gevonden: {path}',
  pageNotFoundHelp: 'Controleer of het adres klopt. Misschien is de pagina verplaatst.',
  goHome: 'Naar de homepage',
  noPermission: 'Geen toegang met dit account',
  notOpenYet: 'De shop is nog niet open',
  setPrices: 'Prijzen instellen',
  errorStatus: 'Fout {statusCode}',

  unsavedTitle: 'Wijzigingen weggooien?',
  unsavedText: 'Wat je hebt ingevuld, is nog niet opgeslagen.',
  keepEditing: 'Verder bewerken',
  discardChanges: 'Wijzigingen weggooien',

  claim: 'Een rank is een hoogte, een boost is een klim.',
  disclaimer:
    '{name} wordt niet gesteund door Riot Games en geeft niet de mening weer van Riot Games of van anderen die officieel bij zijn games betrokken zijn.',
  notices: 'Meldingen (F8)',

  noConnection:
    'Geen verbinding. Er is niets verloren gegaan. Controleer je internet en probeer het opnieuw.',
  signedInAs: 'Je bent ingelogd als {name}.',
  boosterCoaching: 'Mijn coaching',
} satisfies TranslationOf<typeof shell, 'nl'>
