import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Ruta de navegación',

  setClimb: 'Calcular el precio',
  ladderNote: 'A escala: cuanto más alta está la línea, más cuesta la escalada desde abajo.',

  servicesTitle: 'Cuatro formas de subir',
  'from.elo-boost': 'desde {price} por división',
  'from.duo-boost': 'desde {price} por división',
  'from.placement-boost': 'desde {price} por partida',
  'from.win-boost': 'desde {price} por victoria neta',

  costTitle: 'Lo que cuesta cada paso',
  costText:
    'Precios base en un servidor europeo. Los ajustan tu servidor, tu cola, los puntos que tienes y los que ganas por victoria. La calculadora muestra cada ajuste en su propia línea.',
  costDuo: 'Jugar en dúo suma un {percent} al precio base.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Posicio\u00adnamiento',
  andUp: '{tier} o superior',
  per: 'por cada {points}',

  boostersTitle: 'Boosters de {game}',
  reviewsTitle: 'Lo que dicen los jugadores de {game}',
  reviewsNote: 'Solo se pueden valorar los pedidos completados',
  upTo: 'Juega hasta {rank}',
  finished: { one: '{count} pedido completado', other: '{count} pedidos completados' },
  lastClimb: 'Última escalada',
  demo: '{names.demoData}',

  addonsTitle: 'Qué incluye cada extra',
  'addon.duo':
    'Juegas tú todas las partidas, junto con el booster. Solo necesitamos tu nombre en el juego, nunca tu contraseña.',
  'addon.priority':
    'Los boosters ven tu pedido en primer lugar. Si juegan en tu cuenta, además le dedican más horas al día, así que tarda menos.',
  'addon.stream': 'El booster retransmite cada partida en privado, solo para ti.',
  'addon.characters':
    'El booster juega solo lo que elijas: hasta {figures.mostRoles} roles y hasta {figures.mostCharacters} campeones o agentes.',
  'addon.solo-only': 'El booster entra siempre en cola en solitario, nunca con un compañero de grupo.',
  'addon.coaching': 'Después de cada rango, el booster repasa una partida contigo.',
  'addon.bonus-win': 'Cuando se alcanza tu objetivo, el booster gana una partida más.',
  'addon.offline': 'El booster aparece desconectado en tu cuenta, así que tus amigos no ven que juegas.',

  moreServices: 'Más formas de subir en {game}',
  overview: 'Todo sobre {game}: precios, boosters y preguntas',
  otherGames: 'Los otros juegos',
} satisfies TranslationOf<typeof game, 'es'>
