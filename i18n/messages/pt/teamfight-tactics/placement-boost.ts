import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Os primeiros jogos ranqueados de um set, feitos por um booster em Ranqueada, ou contigo em Double Up.',
  description:
    'Jogos de colocação de Teamfight Tactics no início de um set, desde {price} por jogo. Preço pelo teu último rank, em Ranqueada ou Double Up.',
  'about.title': 'Os primeiros lobbies de um set',
  'about.first':
    'A cada set a classificação sofre um reset, e os cinco primeiros jogos ranqueados colocam-te. Mexem mais contigo do que os posteriores, por isso uma série de top 4 no início poupa muitos lobbies depois. O teu rank antigo ainda tem uma palavra a dizer, porque o jogo se lembra da pontuação oculta que estava por trás. Ranqueada e Double Up colocam-te em separado, e um pedido é para uma das duas.',
  'about.second':
    'Indica o rank com que acabaste o último set, ou sem rank, e o número de jogos. Em Ranqueada, um booster faz os jogos sozinho na tua conta. Em Double Up podes jogar também, e então não são precisos dados de acesso. Um set jovem recebe patches com frequência, por isso o booster joga o que está forte nessa semana. Não se podem pedir nem campeões nem uma composição.',
  'question.first': 'Em que rank vou cair?',
  'answer.first':
    'Decide o jogo, a partir da tua pontuação oculta e dos lugares nestes lobbies. Cinco bons resultados dão-te um melhor começo, não um rank que possamos indicar de antemão. Para um rank à tua escolha há o elo boost.',
  'question.second': 'Um quinto lugar é jogado outra vez?',
  'answer.second':
    'Não. Um jogo de colocação existe uma só vez, por isso todos os lobbies contam, seja qual for o lugar em que acabem. Pagas por um número de jogos. Se um pedido for parado antes de todos serem feitos, os outros são reembolsados.',
  'question.third': 'Saltei o último set. O que indico?',
  'answer.third':
    'Escolhe sem rank; os jogos têm então o preço de Prata. Um rank de um set mais antigo não entra no preço, porque a calculadora só pergunta pelo último. A pontuação oculta pode ainda lembrar-se dele.',
  'question.fourth': 'A colocação pode ser jogada em Double Up?',
  'answer.fourth':
    'Sim, escolhe-o como fila. Ou um booster joga na tua conta, ou o parceiro és tu e dás só o teu Riot ID. O resultado conta para o teu rank de Double Up e deixa Ranqueada como está.',
  'question.fifth': 'Cinco lobbies põem a minha conta em risco?',
  'answer.fifth':
    'Põem. Outra pessoa ao teu tabuleiro viola os termos da Riot Games logo desde a primeira ronda, e a resposta pode ser uma suspensão ou um ban de toda a conta Riot. Pesa isso contra um melhor começo antes de pedires.',
} as const satisfies ServiceWords
