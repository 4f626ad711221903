import type { TranslationOf } from '../../translate.ts'
import type shell from '../en/shell.ts'

export default {
  description:
    'Boosting que podes acompanhar: marca o início e o objetivo, vê logo o preço e o prazo e segue cada jogo.',

  skip: 'Saltar para o conteúdo',
  home: 'Página inicial',
  menu: 'Menu',
  mainNavigation: 'Navegação principal',
  dashboardNavigation: 'Painel',
  footerNavigation: 'Todas as páginas',

  games: 'Jogos',
  boosters: 'Boosters',
  blog: 'Blog',
  aboutUs: 'Sobre nós',
  becomeBooster: 'Ser booster',
  contact: 'Contacto',
  glossary: 'Glossário',
  legal: 'Informação legal',
  cookiePolicy: 'Política de cookies',
  imprint: 'Aviso legal',
  privacyPolicy: 'Política de privacidade',
  refundPolicy: 'Política de reembolsos',
  termsOfService: 'Termos de serviço',

  boostersOnline: { one: '{count} booster online', other: '{count} boosters online' },
  language: 'Idioma',
  theme: 'Tema',
  'theme.light': 'Claro',
  'theme.dark': 'Escuro',
  'theme.system': 'Sistema',

  signIn: 'Iniciar sessão',
  logOut: 'Terminar sessão',
  signedOut: 'Terminaste a sessão.',
  account: 'A tua conta',
  balanceOf: 'Saldo {amount}',
  close: 'Fechar',

  myClimb: 'A minha subida',
  myOrders: 'Os meus pedidos',
  availableOrders: 'Pedidos disponíveis',
  activeOrders: 'Pedidos em curso',
  completedOrders: 'Pedidos concluídos',
  adminOrders: 'Pedidos',
  adminPrices: 'Preços',
  adminCoupons: 'Cupões',
  adminRaffles: 'Sorteios',
  adminUsers: 'Utilizadores',
  adminApplications: 'Candidaturas',
  adminPosts: 'Artigos do blog',
  balance: 'Saldo',
  profileSettings: 'Definições do perfil',

  'role.guest': 'Convidado',
  'role.customer': 'Cliente',
  'role.booster': 'Booster',
  'role.staff': 'Equipa',

  pageNotFound: 'Página não encontrada',
  pageNotFoundAt: 'Página não encontrada: {path}',
  pageNotFoundHelp: 'Vê se o endereço está bem escrito. A página também pode ter mudado de sítio.',
  goHome: 'Ir para a página inicial',
  noPermission: 'Sem acesso com esta conta',
  notOpenYet: 'A loja ainda não abriu',
  setPrices: 'Definir preços',
  errorStatus: 'Erro {statusCode}',

  unsavedTitle: 'Descartar as alterações?',
  unsavedText: 'O que introduziste não foi guardado.',
  keepEditing: 'Continuar a editar',
  discardChanges: 'Descartar alterações',

  claim: 'Um rank é uma altitude, um boost é uma subida.',
  disclaimer:
    'A {name} não é apoiada pela Riot Games e não reflete as opiniões da Riot Games nem de ninguém oficialmente envolvido nos seus jogos.',
  notices: 'Notificações (F8)',

  noConnection:
    'Não conseguimos estabelecer ligação. Não se perdeu nada. Verifica a tua ligação e tenta de novo.',
  signedInAs: 'Tens sessão iniciada como {name}.',
  boosterCoaching: 'O meu coaching',
} satisfies TranslationOf<typeof shell, 'pt'>
