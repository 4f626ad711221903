import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Teamfight Tactics (TFT)',
  lead: 'Um booster joga os teus lobbies de Ranked ou Double Up, ou é o teu parceiro em Double Up. Vês quanto custa cada divisão e como acabou cada lobby.',
  description:
    'Boosting de Teamfight Tactics em Ranked e Double Up, desde {price} por divisão. Subidas, parceiro de Double Up, colocação e vitórias líquidas.',
  'about.title': 'Uma classificação por fila, um reset por set',
  'about.first':
    'O Teamfight Tactics vai buscar os ranks ao League of Legends: de Ferro a Diamante em quatro divisões de 100 LP, depois Mestre, Grão-Mestre e Desafiante, com LP sem limite. O que muda é a forma de subir. Oito jogadores partilham um lobby, os quatro primeiros ganham LP, e resultados constantes valem mais do que um primeiro lugar de vez em quando. Cada set faz reset à classificação e abre com jogos de colocação. Double Up tem um rank próprio.',
  'about.second':
    'Os preços são por divisão, por vitória líquida ou por jogo de colocação, e cada rank tem o seu. O booster regista cada jogo com os LP, por isso também vês as descidas. Só em Double Up é possível jogar com um parceiro, e não se podem escolher campeões, porque a loja é imprevisível. Conta com alguma folga antes do fim de um set: os bons lugares alongam os jogos, e num dia cabem menos.',
  'service.elo': 'Um booster joga os teus lobbies até chegares à divisão que escolheste.',
  'service.duo': 'Tu e um booster formam uma equipa em Double Up.',
  'service.placement': 'Os primeiros jogos de um set, em Ranked ou Double Up.',
  'service.win': 'Top 4, menos as derrotas.',
  'question.first': 'Que fila devo escolher?',
  'answer.first':
    'Aquela em que queres mudar de rank; as duas são independentes. Em Ranked, um booster joga sozinho e precisa dos teus dados de acesso. Em Double Up, um booster pode jogar por ti ou contigo.',
  'question.second': 'O meu rank do TFT está ligado ao League of Legends?',
  'answer.second':
    'Só através da conta. Os dados de acesso e o servidor são os mesmos; os ranks, o MMR e os resets não. Um pedido para um dos jogos não mexe no teu rank no outro. Já uma penalização afeta a conta e, portanto, os dois jogos.',
  'question.third': 'Quanto tempo demora uma divisão?',
  'answer.third':
    'Depende do teu rank e dos LP que ganhas. A calculadora converte ambos em jogos e dias e mostra um intervalo, não uma data. O intervalo fica guardado com o teu pedido, e a página do pedido compara-o com o progresso real.',
  'question.fourth': 'O que recebo de volta se parar?',
  'answer.fourth':
    'Tudo, enquanto nenhum booster tiver começado. A partir daí, a equipa pode parar o pedido, e contam os lobbies registados: pagas as divisões terminadas e os LP ganhos na atual, e recebes o resto de volta. A página do pedido mostra sempre esse valor.',
  'question.fifth': 'A Riot Games vai reparar?',
  'answer.fifth':
    'Não sabemos, e mais ninguém que venda boosting sabe. Viola os termos, e podem seguir-se suspensões e bans. Preferimos dizê-lo aqui a dizê-lo depois de uma penalização. Confirmas isto antes de pagares.',
  'question.sixth': 'Posso ver os meus lobbies?',
  'answer.sixth':
    'Sim, com «{games.addon.stream}»: é um extra, e o booster mostra-te todos os jogos em direto. Sem ele, encontras na mesma cada lobby na página do pedido assim que é registado, com o resultado e os LP.',
} as const satisfies LandingWords
