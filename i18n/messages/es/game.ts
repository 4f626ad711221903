import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Dónde estás',
  setClimb: 'Marca tu escalada',
  ladderNote: 'A escala: la línea está tan alta como cuesta la escalada desde el pie.',
  servicesTitle: 'Cuatro formas de subir',
  'from.elo-boost': 'desde {price} por división',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'desde {price} por partida',
  'from.win-boost': 'desde {price} por victoria neta',
  costTitle: 'Lo que cuesta cada paso',
  costText:
    'Precios base en un servidor europeo. Tu servidor y tu cola, los puntos que ya tienes y los que ganas por victoria los cambian. La calculadora muestra cada cambio en su propia línea.',
  costDuo: 'Jugar en dúo suma un {percent} al precio base.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Victoria neta',
  costGame: 'Partida de posicionamiento',
  andUp: '{tier} y superior',
  per: 'cada {points}',
  boostersTitle: 'Los boosters de {game}',
  upTo: 'Juega hasta {rank}',
  finished: { one: '{count} pedido terminado', other: '{count} pedidos terminados' },
  lastClimb: 'Última escalada',
  demo: '{order.demo}',
  addonsTitle: 'Qué hace cada extra',
  'addon.duo':
    'Juegas tú cada partida, junto con el booster. Basta tu nombre en el juego, nadie pide una contraseña.',
  'addon.priority':
    'Se pregunta primero a los boosters por tu pedido y le dedican días más largos. El plazo se acorta.',
  'addon.stream': 'El booster retransmite cada partida solo para ti.',
  'addon.characters': 'El booster juega solo lo que elijas: hasta dos roles y hasta cinco nombres.',
  'addon.solo-only': 'El booster entra solo en cola, nunca con un compañero de grupo.',
  'addon.coaching': 'Después de cada rango, el booster repasa una partida contigo.',
  'addon.bonus-win': 'Cuando se alcanza el objetivo, se gana allí una partida más.',
  'addon.offline': 'El booster aparece desconectado en tu cuenta, así que tus amigos no ven nada.',
  moreServices: 'Más formas de subir en {game}',
  overview: 'Todo sobre {game}: precios, boosters, preguntas',
  otherGames: 'Los otros juegos',
} satisfies TranslationOf<typeof game, 'es'>
