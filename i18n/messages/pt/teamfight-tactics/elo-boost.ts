import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Escolhe um objetivo. Um booster joga os teus lobbies de Ranked ou Double Up até lá chegares.',
  description:
    'Elo boost de TFT em Ranked ou Double Up, desde {price} por divisão. Cada lobby registado, reembolso do que não for jogado.',
  'about.title': 'LP em lobbies de oito',
  'about.first':
    'No Teamfight Tactics, é o teu lugar que decide os teus LP. A metade de cima do lobby ganha, a de baixo perde, e o primeiro lugar dá mais do que o quarto. Uma divisão são 100 LP, como no League of Legends, mas os dois ranks não têm nada a ver um com o outro, mesmo na mesma conta Riot. Ranked e Double Up também têm classificações separadas, e cada set novo começa com um reset.',
  'about.second':
    'O booster joga lobbies inteiros na tua conta, e um lobby que corre bem é longo: os melhores ficam até ao fim. Entretanto, não inicies sessão em nenhum dos dois jogos, porque o League of Legends usa os mesmos dados de acesso. Não podes escolher campeões de antemão, porque é a loja que decide o que um lobby oferece. Neste jogo, o extra mais útil é «{games.addon.coaching}»: os tabuleiros e as decisões podem ser revistos depois.',
  'question.first': 'O booster fica sempre em primeiro?',
  'answer.first':
    'Não. Com top 4 constantes sobe-se; a forçar primeiros lugares, perdem-se LP. No registo vais ver terceiros e quartos lugares e, de vez em quando, um oitavo. Pagas a divisão final, e os lobbies seguintes compensam um mau.',
  'question.second': 'Posso jogar League of Legends durante o pedido?',
  'answer.second':
    'Não ao mesmo tempo. Os dois jogos usam a mesma conta Riot, e iniciar sessão expulsa o booster a meio de um lobby. Quando quiseres a conta para ti, põe o pedido em pausa na página do pedido e retoma-o depois.',
  'question.third': 'O que acontece quando começa um set novo?',
  'answer.third':
    'Os ranks sofrem um reset, por isso uma subida a meio não pode continuar. Antes de pedires, compara o prazo com o fim do set. Se a subida não estiver acabada até lá, a equipa pode pará-la, e és reembolsado das divisões em falta.',
  'question.fourth': 'Porque não posso escolher campeões ou uma composição?',
  'answer.fourth':
    'Porque ninguém conseguiria cumprir a escolha. As lojas, os itens e as unidades disputadas decidem o que é possível, e forçar uma comp perde LP. É por isso que o Teamfight Tactics não tem o extra «{games.addon.characters.champions}».',
  'question.fifth': 'A Riot também penaliza o boosting no TFT?',
  'answer.fifth':
    'Sim. Os termos são os mesmos do League of Legends, e a conta também. Uma suspensão ou um ban atinge tudo o que nela está, incluindo Pequenas Lendas, arenas e skins. Não te podemos garantir que a tua seja poupada.',
} as const satisfies ServiceWords
