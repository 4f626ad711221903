import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Os primeiros jogos ranked de um set, feitos por um booster em Ranked ou contigo em Double Up.',
  description:
    'Jogos de colocação de TFT no início de um set, desde {price} por jogo. Ao preço do teu último rank, em Ranked ou Double Up.',
  'about.title': 'Os primeiros lobbies de um set',
  'about.first':
    'Cada set faz reset à classificação, e os cinco primeiros jogos ranked colocam-te. Pesam mais do que os seguintes, por isso uma série de top 4 no início poupa muitos lobbies depois. O teu rank antigo ainda conta, porque o jogo se lembra do MMR oculto que tinhas. Ranked e Double Up colocam-te em separado, e um pedido é para uma das duas.',
  'about.second':
    'Indica o rank com que acabaste o último set, ou «{games.unranked}», e o número de jogos. Em Ranked, um booster joga-os sozinho na tua conta. Em Double Up, podes jogar também, e aí não são precisos dados de acesso. Um set novo recebe muitos patches, por isso o booster joga o que estiver forte nessa semana. Não podes escolher campeões nem uma composição.',
  'question.first': 'A que rank vou parar?',
  'answer.first':
    'Decide o jogo, a partir do teu MMR oculto e dos teus resultados nestes lobbies. Cinco bons lugares dão-te um começo melhor, não um rank que possamos dizer de antemão. Para um certo rank, pede um elo boost.',
  'question.second': 'Um quinto lugar é jogado outra vez?',
  'answer.second':
    'Não. Só tens cada jogo de colocação uma vez, por isso todos os lobbies contam, acabem como acabarem. Pagas um número de jogos. Se um pedido for parado antes de estarem todos feitos, és reembolsado dos outros.',
  'question.third': 'Não joguei o último set. O que indico?',
  'answer.third':
    'Escolhe «{games.unranked}»; os jogos ficam ao preço de Prata. Um rank de um set mais antigo não influencia o preço, porque a calculadora só pergunta pelo último. O teu MMR oculto talvez ainda se lembre dele.',
  'question.fourth': 'A colocação pode ser jogada em Double Up?',
  'answer.fourth':
    'Sim, escolhe-o como fila. Ou um booster joga na tua conta, ou o parceiro és tu e só partilhas o teu Riot ID. O resultado conta para o teu rank de Double Up e não mexe no de Ranked.',
  'question.fifth': 'Cinco lobbies põem a minha conta em risco?',
  'answer.fifth':
    'Põem. Outra pessoa a jogar no teu tabuleiro viola os termos da Riot Games logo desde a primeira ronda, e a penalização pode ser uma suspensão ou um ban de toda a tua conta Riot. Antes de pedires, pesa isso contra um começo melhor.',
} as const satisfies ServiceWords
