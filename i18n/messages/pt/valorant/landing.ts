import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Valorant',
  lead: 'De Ferro 1 a Radiante em Competitivo. Define o início e o objetivo, vê o preço e o tempo, segue cada jogo.',
  description:
    'Boosting de Valorant em Competitivo, desde {price} por divisão: elo, duo, colocação e vitórias líquidas. Preços claros, reembolsos claros.',
  'about.title': 'Uma fila, nove ranks',
  'about.first':
    'Valorant tem uma só fila ranqueada, Competitivo, e nove ranks: Ferro, Bronze, Prata, Ouro, Platina, Diamante, Ascendente, Imortal e Radiante. Os sete primeiros têm três divisões de 100 RR cada. A partir de Imortal os RR não têm teto, e a tabela de classificação da tua região diz quem está onde. A época divide-se em atos, e um reset traz jogos de colocação. Os ranks pertencem a uma região, por isso pede para aquela em que a tua conta joga.',
  'about.second':
    'Um pedido indica um início e um objetivo, ou um número de vitórias ou de jogos de colocação. Um booster joga na tua conta ou ao teu lado e regista cada jogo com os RR. Podes pedir agentes pelo nome. O teu MMR decide de quantos jogos precisa uma divisão, e é por isso que a calculadora quer saber quanto te dá uma vitória. O total que vês antes de pagares é o total cobrado.',
  'service.elo': 'Um booster joga Competitivo na tua conta até ao rank que disseres.',
  'service.duo': 'Entram em fila juntos, e os teus dados de acesso ficam contigo.',
  'service.placement': 'Até cinco jogos depois de um reset, na tua conta ou lado a lado.',
  'service.win': 'Vitórias líquidas no teu rank, com as derrotas recuperadas.',
  'question.first': 'O que acontece no fim de um ato?',
  'answer.first':
    'Depende do ato: depois de uns há um reset, depois de outros o rank continua. Se um reset cortar a tua subida, a equipa pode parar o pedido, e a parte não subida é reembolsada pelos jogos registados. O cliente mostra quando acaba o ato.',
  'question.second': 'A Riot permite o boosting em Valorant?',
  'answer.second':
    'Não. Proíbe o boosting e a partilha de conta, e as sanções podem ir até um ban permanente. Podemos proteger os teus dados de acesso, mas não a tua situação junto da Riot Games. Confirmas que o sabes quando pagas.',
  'question.third': 'Que regiões há?',
  'answer.third':
    'Europa, América do Norte, Brasil, América Latina e Ásia-Pacífico. Não servimos a Coreia, porque lá o boosting é crime. Só boosters que oferecem a tua região podem aceitar o teu pedido, por isso confirma que escolhes a certa.',
  'question.fourth': 'Quem vê os meus dados de acesso?',
  'answer.fourth':
    'Num pedido em duo, ninguém, porque não os dás. Nos outros, só o booster que aceitou o teu pedido, e só durante o boost. O cofre regista cada consulta para a poderes ler, e é esvaziado quando o pedido acaba.',
  'question.fifth': 'Quando começa alguém?',
  'answer.fifth':
    'A procura começa quando o pedido está pago e, se forem precisos, os dados de acesso estão guardados. O início está prometido dentro de uma hora. Se até lá ninguém tiver aceitado o teu pedido, continua à espera ou cancela-o, e o preço volta por inteiro.',
  'question.sixth': 'Como sei que o rank foi atingido?',
  'answer.sixth':
    'O booster entrega uma imagem do rank final. Tens 72 horas para a comparares com a tua conta e fechares o pedido; depois fecha-se sozinho. A equipa pode devolver uma prova que não esteja certa.',
} as const satisfies LandingWords
