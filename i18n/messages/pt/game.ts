import type { TranslationOf } from '../../translate.ts'
import type game from '../en/game.ts'

export default {
  crumbs: 'Onde estás',
  setClimb: 'Define a tua subida',
  ladderNote: 'À escala: a linha está tão alta quanto custa a subida desde a base.',
  servicesTitle: 'Quatro formas de subir',
  'from.elo-boost': 'desde {price} por divisão',
  'from.duo-boost': '{game.from.elo-boost}',
  'from.placement-boost': 'desde {price} por jogo',
  'from.win-boost': 'desde {price} por vitória líquida',
  costTitle: 'Quanto custa cada passo',
  costText:
    'Preços base num servidor europeu. O teu servidor e a fila, os pontos que já tens e os que ganhas por vitória alteram-nos. A calculadora mostra cada alteração numa linha própria.',
  costDuo: 'Jogar em duo acrescenta {percent} ao preço base.',
  costTier: '{service.tier}',
  costDivision: '{service.division}',
  costWin: 'Vitória líquida',
  costGame: 'Jogo de colocação',
  andUp: '{tier} e acima',
  per: 'por {points}',
  boostersTitle: 'Os boosters de {game}',
  upTo: 'Joga até {rank}',
  finished: { one: '{count} encomenda concluída', other: '{count} encomendas concluídas' },
  lastClimb: 'Última subida',
  demo: '{order.demo}',
  addonsTitle: 'O que faz cada extra',
  'addon.duo':
    'Jogas tu cada jogo, em conjunto com o booster. Basta o teu nome no jogo, ninguém pede uma palavra-passe.',
  'addon.priority':
    'Os boosters são chamados primeiro para a tua encomenda e jogam mais horas por dia nela. O prazo fica mais curto.',
  'addon.stream': 'O booster transmite cada jogo só para ti.',
  'addon.characters': 'O booster joga só o que escolheres: até duas funções e até cinco nomes.',
  'addon.solo-only': 'O booster entra na fila sozinho, nunca com um parceiro de grupo.',
  'addon.coaching': 'Depois de cada rank, o booster revê um jogo contigo.',
  'addon.bonus-win': 'Atingido o objetivo, ganha-se lá mais um jogo.',
  'addon.offline': 'O booster aparece offline na tua conta, por isso os teus amigos não veem nada.',
  moreServices: 'Mais formas de subir em {game}',
  overview: 'Tudo sobre {game}: preços, boosters, perguntas',
  otherGames: 'Os outros jogos',
} satisfies TranslationOf<typeof game, 'pt'>
