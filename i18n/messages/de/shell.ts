import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Game-Boosting, das du verfolgen kannst: Setz Start und Ziel, sieh sofort Preis und Zeit und verfolge jedes Spiel.',

  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  menu: 'Menü',
  mainNavigation: 'Hauptnavigation',
  dashboardNavigation: 'Dashboard',
  footerNavigation: 'Alle Seiten',

  games: 'Spiele',
  boosters: 'Booster',
  blog: 'Blog',
  aboutUs: 'Über uns',
  becomeBooster: 'Booster werden',
  contact: 'Kontakt',
  glossary: 'Glossar',
  legal: 'Rechtliches',
  cookiePolicy: 'Cookie-Richtlinie',
  imprint: 'Impressum',
  privacyPolicy: 'Datenschutz',
  refundPolicy: 'Erstattungen',
  termsOfService: 'Nutzungsbedingungen',

  boostersOnline: { one: '{count} Booster online', other: '{count} Booster online' },
  language: 'Sprache',
  theme: 'Design',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.system': 'System',

  signIn: 'Anmelden',
  logOut: 'Abmelden',
  signedOut: 'Du bist abgemeldet.',
  account: 'Dein Konto',
  balanceOf: 'Guthaben {amount}',
  close: 'Schließen',

  myClimb: 'Mein Aufstieg',
  myOrders: 'Meine Aufträge',
  availableOrders: 'Freie Aufträge',
  activeOrders: 'Laufende Aufträge',
  completedOrders: 'Fertige Aufträge',
  adminOrders: 'Aufträge',
  adminPrices: 'Preise',
  adminCoupons: 'Gutscheine',
  adminRaffles: 'Verlosungen',
  adminUsers: 'Benutzer',
  adminApplications: 'Bewerbungen',
  adminPosts: 'Blogbeiträge',
  balance: 'Guthaben',
  profileSettings: 'Profil',

  'role.guest': 'Gast',
  'role.customer': 'Kunde',
  'role.booster': 'Booster',
  'role.staff': 'Team',

  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundAt: 'Seite nicht gefunden: {path}',
  pageNotFoundHelp: 'Prüfe die Adresse auf Tippfehler. Vielleicht ist die Seite auch umgezogen.',
  goHome: 'Zur Startseite',
  noPermission: 'Kein Zugriff mit diesem Konto',
  notOpenYet: 'Der Shop ist noch nicht geöffnet',
  setPrices: 'Preise festlegen',
  errorStatus: 'Fehler {statusCode}',

  unsavedTitle: 'Änderungen verwerfen?',
  unsavedText: 'Deine Eingaben sind noch nicht gespeichert.',
  keepEditing: 'Weiter bearbeiten',
  discardChanges: 'Änderungen verwerfen',

  claim: 'Ein Rang ist eine Höhe, ein Boost ist ein Aufstieg.',
  disclaimer:
    '{name} wird von Riot Games nicht unterstützt und gibt nicht die Ansichten von Riot Games oder von Personen wieder, die offiziell an dessen Spielen beteiligt sind.',
  notices: 'Meldungen (F8)',

  noConnection:
    'Wir konnten keine Verbindung herstellen. Es ist nichts verloren gegangen. Prüfe deine Internetverbindung und versuch es noch einmal.',
  signedInAs: 'Du bist als {name} angemeldet.',
  boosterCoaching: 'Mein Coaching',
} satisfies TranslationOf<typeof shell, 'de'>
