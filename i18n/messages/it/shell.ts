import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Un boosting che puoi seguire: scegli partenza e obiettivo, vedi subito prezzo e tempi e guarda ogni partita.',

  skip: 'Vai al contenuto',
  home: 'Home',
  menu: 'Menu',
  mainNavigation: 'Navigazione principale',
  dashboardNavigation: 'Pannello',
  footerNavigation: 'Tutte le pagine',

  games: 'Giochi',
  boosters: 'Booster',
  blog: 'Blog',
  aboutUs: 'Chi siamo',
  becomeBooster: 'Diventa booster',
  contact: 'Contatti',
  glossary: 'Glossario',
  legal: 'Note legali',
  cookiePolicy: 'Informativa sui cookie',
  imprint: 'Dati societari',
  privacyPolicy: 'Informativa sulla privacy',
  refundPolicy: 'Rimborsi',
  termsOfService: 'Termini di servizio',

  boostersOnline: { one: '{count} booster online', other: '{count} booster online' },
  language: 'Lingua',
  theme: 'Tema',
  'theme.light': 'Chiaro',
  'theme.dark': 'Scuro',
  'theme.system': 'Sistema',

  signIn: 'Accedi',
  logOut: 'Esci',
  signedOut: 'Disconnessione effettuata.',
  account: 'Il tuo account',
  balanceOf: 'Saldo {amount}',
  close: 'Chiudi',

  myClimb: 'La mia scalata',
  myOrders: 'I miei ordini',
  availableOrders: 'Ordini disponibili',
  activeOrders: 'Ordini in corso',
  completedOrders: 'Ordini completati',
  adminOrders: 'Ordini',
  adminPrices: 'Prezzi',
  adminCoupons: 'Coupon',
  adminRaffles: 'Estrazioni',
  adminUsers: 'Utenti',
  adminApplications: 'Candidature',
  adminPosts: 'Articoli del blog',
  adminSupport: 'Assistenza',
  adminMails: 'E-mail',
  balance: 'Saldo',
  profileSettings: 'Profilo',

  'role.guest': 'Ospite',
  'role.customer': 'Cliente',
  'role.booster': 'Booster',
  'role.staff': 'Staff',

  pageNotFound: 'Pagina non trovata',
  pageNotFoundAt: 'Pagina non trovata: {path}',
  pageNotFoundHelp:
    'Controlla che l’indirizzo sia scritto bene. La pagina potrebbe anche essere stata spostata.',
  goHome: 'Vai alla home',
  noPermission: 'Accesso non consentito',
  notOpenYet: 'Il negozio non è ancora aperto',
  setPrices: 'Imposta i prezzi',
  errorStatus: 'Errore {statusCode}',

  unsavedTitle: 'Scartare le modifiche?',
  unsavedText: 'Quello che hai inserito non è stato salvato.',
  keepEditing: 'Continua a modificare',
  discardChanges: 'Scarta le modifiche',

  claim: 'Un rango è un’altitudine, un boost è una scalata.',
  help: 'Assistenza tutti i giorni dalle {from} alle {to} (ora di {place})',
  payWith: 'Puoi pagare con',
  testPayment: 'Pagamento di prova',
  card: '{checkout.card}',
  yourBalance: 'Il tuo saldo',
  withdraw: 'Recedi dal contratto',
  cookieSettings: 'Impostazioni dei cookie',
  disclaimer:
    '{name} non è approvato da Riot Games e non riflette le opinioni di Riot Games né di chiunque sia ufficialmente coinvolto nei suoi giochi. Il boosting è contrario ai suoi termini di servizio e un account può ricevere una penalità.',
  soldBy: 'Venduto da {seller}, {address}',
  vatIncluded: 'Tutti i prezzi includono l’IVA.',
  demo: '{order.demo}',
  notices: 'Notifiche (F8)',

  noConnection:
    'Non è stato possibile connettersi. Non è andato perso nulla. Controlla la connessione e riprova.',
  signedInAs: 'Hai effettuato l’accesso come {name}.',
  boosterCoaching: 'Il mio coaching',
} satisfies TranslationOf<typeof shell, 'it'>
