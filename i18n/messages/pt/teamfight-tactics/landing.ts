import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Teamfight Tactics',
  lead: 'Ranqueada ou Double Up, de Ferro a Desafiante. Vê quanto custa cada divisão e como acabou cada lobby.',
  description:
    'Boosting de Teamfight Tactics em Ranqueada e Double Up, desde {price} por divisão. Subidas, um parceiro, colocação e vitórias líquidas.',
  'about.title': 'Uma classificação por fila, um reset por set',
  'about.first':
    'Teamfight Tactics vai buscar os ranks a League of Legends: de Ferro a Diamante em quatro divisões de 100 LP, depois Mestre, Grão-Mestre e Desafiante com LP sem teto. O que muda é a forma de subir. Oito jogadores partilham um lobby, os quatro primeiros ganham, e resultados constantes valem mais do que primeiros lugares isolados. Cada set faz um reset à classificação e abre com jogos de colocação. Double Up tem um rank próprio.',
  'about.second':
    'Os preços são por divisão, por vitória líquida ou por jogo de colocação, e cada rank tem o seu. O booster regista cada jogo com os LP, por isso vês a subida com as suas descidas. Um parceiro só é possível em Double Up, e não se podem pedir campeões, porque nenhuma loja se pode planear. Deixa tempo antes do fim de um set: os bons lugares fazem lobbies longos, e cabem menos num dia.',
  'service.elo': 'Um booster joga os teus lobbies até estares na divisão que disseste.',
  'service.duo': 'Tu e um booster são uma equipa em Double Up.',
  'service.placement': 'Os primeiros jogos de um set, em Ranqueada ou Double Up.',
  'service.win': 'Top 4, descontadas as derrotas.',
  'question.first': 'Que fila devo escolher?',
  'answer.first':
    'Aquela cujo rank queres mudar; uma não toca na outra. Em Ranqueada um booster joga sozinho e precisa dos teus dados de acesso. Double Up pode ser jogado em teu lugar ou contigo.',
  'question.second': 'O meu rank de TFT está ligado a League of Legends?',
  'answer.second':
    'Só pela conta. Os dados de acesso e o servidor são os mesmos; os ranks, as pontuações e os resets não. Um pedido para um deixa o teu rank no outro como está. Já uma punição diz respeito à conta e, portanto, aos dois jogos.',
  'question.third': 'Quanto tempo demora uma divisão?',
  'answer.third':
    'Depende do teu rank e dos LP que ganhas. A calculadora transforma ambos em jogos e dias e mostra um intervalo, não uma data. O intervalo fica guardado com o teu pedido, e a página do pedido compara-o com o que acontece.',
  'question.fourth': 'O que recebo de volta se parar?',
  'answer.fourth':
    'Tudo, enquanto nenhum booster tiver começado. Depois, a equipa pode parar o pedido, e decidem os lobbies registados: as divisões acabadas ficam pagas, a que está em curso conta pelos seus LP, o resto volta para ti. A página do pedido mostra esse valor a qualquer momento.',
  'question.fifth': 'A Riot Games vai reparar?',
  'answer.fifth':
    'Não sabemos, e ninguém que venda boosting sabe. Viola os termos, e suspensões e bans são possíveis. Preferimos dizê-lo aqui a dizê-lo depois de uma punição. Confirmas isto antes de pagares.',
  'question.sixth': 'Posso ver os meus lobbies?',
  'answer.sixth':
    'Com a stream privada, sim: é um extra, e o booster mostra-te cada jogo em direto. Sem ela, encontras na mesma cada lobby na página do pedido assim que é registado, com o resultado e os LP.',
} as const satisfies LandingWords
