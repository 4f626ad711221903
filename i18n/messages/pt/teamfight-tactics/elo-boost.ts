import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Escolhe um objetivo. Um booster joga os teus lobbies de Ranqueada ou Double Up até lá chegares.',
  description:
    'Elo boost de Teamfight Tactics em Ranqueada ou Double Up, desde {price} por divisão. Cada lobby registado, reembolso conforme o que foi subido.',
  'about.title': 'LP em lobbies de oito',
  'about.first':
    'Em Teamfight Tactics, é o lugar em que acabas que decide os teus LP. A metade de cima do lobby ganha, a de baixo perde, e um primeiro lugar dá mais do que um quarto. Uma divisão são 100 LP, como em League of Legends, mas os dois ranks não têm nada a ver um com o outro, nem na mesma conta Riot. Ranqueada e Double Up têm por sua vez classificações separadas, e cada set novo começa com um reset.',
  'about.second':
    'O booster joga lobbies inteiros na tua conta, e um lobby que corre bem é longo: quem acaba em cima fica até ao fim. Entretanto, não inicies sessão em nenhum dos dois jogos, porque League of Legends usa os mesmos dados de acesso. Não se podem indicar campeões de antemão, porque é a loja que decide o que um lobby dá. O extra que melhor serve este jogo é o coaching: os tabuleiros e as decisões podem ser revistos depois.',
  'question.first': 'O booster fica sempre em primeiro?',
  'answer.first':
    'Não. Com top 4 constantes sobe-se; a forçar primeiros lugares perdem-se LP. No registo vais encontrar terceiros e quartos, e de vez em quando um oitavo. Pagas pela divisão no fim, e um mau lobby é compensado pelos seguintes.',
  'question.second': 'Posso jogar League of Legends durante o pedido?',
  'answer.second':
    'Não ao mesmo tempo. Os dois jogos correm numa só conta Riot, e um segundo início de sessão expulsa o primeiro a meio de um lobby. Põe o pedido em pausa na página dele quando quiseres a conta para ti e retoma-o depois.',
  'question.third': 'O que acontece quando começa um set novo?',
  'answer.third':
    'Os ranks são repostos e a subida perde a sua base. Compara o prazo com o fim do set antes de pedires. Uma subida que não esteja acabada até lá pode ser parada pela equipa, e as divisões que faltam são reembolsadas.',
  'question.fourth': 'Porque não posso escolher campeões ou uma composição?',
  'answer.fourth':
    'Porque ninguém o conseguiria cumprir. As lojas, os itens e as unidades disputadas decidem o que é possível, e uma composição forçada perde LP. É por isso que em Teamfight Tactics não existe o extra de campeões específicos.',
  'question.fifth': 'A Riot também pune o boosting em TFT?',
  'answer.fifth':
    'Sim. Os termos são os de League of Legends, e a conta também. Uma suspensão ou um ban atinge tudo o que está nela, incluindo Pequenas Lendas, arenas e skins. Não podemos prometer que a tua seja poupada.',
} as const satisfies ServiceWords
