import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Onde estás',

  setClimb: 'Ver o teu preço',
  ladderNote: 'À escala: quanto mais alta a linha, mais custa a subida desde a base.',

  servicesTitle: 'Quatro formas de subir',
  'from.elo-boost': 'desde {price} por divisão',
  'from.duo-boost': 'desde {price} por divisão',
  'from.placement-boost': 'desde {price} por jogo',
  'from.win-boost': 'desde {price} por vitória líquida',

  costTitle: 'Quanto custa cada passo',
  costText:
    'Preços base num servidor europeu. O servidor, a fila, os pontos que já tens e os que ganhas por vitória fazem-nos variar. A calculadora mostra cada ajuste numa linha própria.',
  costDuo: 'Jogar em duo acrescenta {percent} ao preço base.',
  costTier: '{names.tier}',
  costDivision: '{names.division}',
  costWin: '{names.netWin}',
  costGame: 'Jogo de colocação',
  andUp: '{tier} ou superior',
  per: 'por {points}',

  boostersTitle: 'Boosters de {game}',
  reviewsTitle: 'O que dizem os jogadores de {game}',
  reviewsNote: 'Só os pedidos concluídos podem ser avaliados',
  upTo: 'Joga até {rank}',
  finished: { one: '{count} pedido concluído', other: '{count} pedidos concluídos' },
  lastClimb: 'Última subida',
  demo: '{names.demoData}',

  addonsTitle: 'O que faz cada extra',
  'addon.duo':
    'Jogas tu todos os jogos, ao lado do booster. Só precisamos do teu nome no jogo, nunca da tua palavra-passe.',
  'addon.priority':
    'Os boosters veem o teu pedido primeiro. Se jogarem na tua conta, também lhe dedicam mais horas por dia, por isso fica pronto mais cedo.',
  'addon.stream': 'O booster transmite todos os jogos em privado, só para ti.',
  'addon.characters':
    'O booster joga só com o que escolheres: até {figures.mostRoles} funções e até {figures.mostCharacters} campeões ou agentes.',
  'addon.solo-only': 'O booster entra sempre sozinho na fila, nunca com outro jogador no grupo.',
  'addon.coaching': 'No fim de cada rank, o booster analisa um jogo contigo.',
  'addon.bonus-win': 'Depois de atingido o objetivo, o booster ganha mais um jogo.',
  'addon.offline': 'O booster aparece offline na tua conta: os teus amigos não te veem a jogar.',

  moreServices: 'Mais formas de subir no {game}',
  overview: 'Tudo sobre o {game}: preços, boosters, perguntas',
  otherGames: 'Os outros jogos',
} satisfies TranslationOf<typeof game, 'pt'>
