import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Boosting que puedes seguir: elige inicio y objetivo, consulta al momento el precio y el plazo, y sigue cada partida.',

  skip: 'Ir al contenido',
  home: 'Inicio',
  menu: 'Menú',
  mainNavigation: 'Navegación principal',
  dashboardNavigation: 'Panel',
  footerNavigation: 'Todas las páginas',

  games: 'Juegos',
  boosters: 'Boosters',
  blog: 'Blog',
  aboutUs: 'Sobre nosotros',
  becomeBooster: 'Hazte booster',
  contact: 'Contacto',
  glossary: 'Glosario',
  legal: 'Legal',
  cookiePolicy: 'Política de cookies',
  imprint: 'Aviso legal',
  privacyPolicy: 'Política de privacidad',
  refundPolicy: 'Política de reembolsos',
  termsOfService: 'Condiciones del servicio',

  boostersOnline: { one: '{count} booster en línea', other: '{count} boosters en línea' },
  language: 'Idioma',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'theme.system': 'Sistema',

  signIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
  signedOut: 'Has cerrado sesión.',
  account: 'Tu cuenta',
  balanceOf: 'Saldo: {amount}',
  close: 'Cerrar',

  myClimb: 'Mi escalada',
  myOrders: 'Mis pedidos',
  availableOrders: 'Pedidos disponibles',
  activeOrders: 'Pedidos en curso',
  completedOrders: 'Pedidos completados',
  adminOrders: 'Pedidos',
  adminPrices: 'Precios',
  adminCoupons: 'Cupones',
  adminRaffles: 'Sorteos',
  adminUsers: 'Usuarios',
  adminApplications: 'Solicitudes',
  adminPosts: 'Entradas del blog',
  balance: 'Saldo',
  profileSettings: 'Ajustes del perfil',

  'role.guest': 'Invitado',
  'role.customer': 'Cliente',
  'role.booster': 'Booster',
  'role.staff': 'Equipo',

  pageNotFound: 'Página no encontrada',
  pageNotFoundAt: 'Página no encontrada: {path}',
  pageNotFoundHelp: 'Comprueba que la dirección esté bien escrita. Puede que la página se haya movido.',
  goHome: 'Ir al inicio',
  noPermission: 'Sin acceso con esta cuenta',
  notOpenYet: 'La tienda aún no está abierta',
  setPrices: 'Definir precios',
  errorStatus: 'Error {statusCode}',

  unsavedTitle: '¿Descartar los cambios?',
  unsavedText: 'Lo que has escrito no se ha guardado.',
  keepEditing: 'Seguir editando',
  discardChanges: 'Descartar cambios',

  claim: 'Un rango es una altitud; un boost, una escalada.',
  disclaimer:
    '{name} no cuenta con el respaldo de Riot Games y no refleja las opiniones de Riot Games ni de nadie que participe oficialmente en sus juegos.',
  notices: 'Avisos (F8)',

  noConnection:
    'No hemos podido conectar. No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.',
  signedInAs: 'Has iniciado sesión como {name}.',
  boosterCoaching: 'Mi coaching',
} satisfies TranslationOf<typeof shell, 'es'>
