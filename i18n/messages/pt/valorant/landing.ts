import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Valorant',
  lead: 'Um booster joga Competitivo por ti ou contigo, de Ferro 1 a Radiante. Vês o preço e o prazo antes de fazeres o pedido e segues cada jogo.',
  description:
    'Boosting de Valorant em Competitivo, desde {price} por divisão: elo boost, duo, colocação e vitórias. Preços claros, reembolsos claros.',
  'about.title': 'Uma fila, nove ranks',
  'about.first':
    'O Valorant tem uma só fila ranked, o Competitivo, e nove ranks: Ferro, Bronze, Prata, Ouro, Platina, Diamante, Ascendente, Imortal e Radiante. Os sete primeiros têm três divisões de 100 RR cada. A partir de Imortal, os RR não têm limite, e a tabela de classificação da tua região mostra quem está onde. As épocas dividem-se em atos, e um reset traz jogos de colocação. Os ranks pertencem a uma região, por isso faz o pedido para aquela em que a tua conta joga.',
  'about.second':
    'Pedes um início e um objetivo, ou um número de vitórias ou de jogos de colocação. Um booster joga na tua conta ou ao teu lado e regista cada jogo com os RR. Podes pedir agentes específicos. O teu MMR decide de quantos jogos precisa uma divisão, e é por isso que a calculadora pergunta quanto te dá uma vitória. O total que vês antes de pagares é o total que te é cobrado.',
  'service.elo': 'Um booster joga Competitivo na tua conta até ao rank que escolheres.',
  'service.duo': 'Entram juntos na fila, e os teus dados de acesso ficam contigo.',
  'service.placement': 'Até cinco jogos depois de um reset, na tua conta ou lado a lado.',
  'service.win': 'Vitórias líquidas no teu rank, com as derrotas compensadas.',
  'question.first': 'O que acontece no fim de um ato?',
  'answer.first':
    'Depende do ato: uns acabam com um reset, e depois de outros manténs o rank. Se um reset interromper o teu pedido, a equipa pode pará-lo e és reembolsado da parte que não foi jogada, com base nos jogos registados. O cliente mostra quando acaba o ato.',
  'question.second': 'A Riot permite o boosting no Valorant?',
  'answer.second':
    'Não. A Riot proíbe o boosting e a partilha de contas, e as penalizações podem ir até ao ban permanente. Podemos proteger os teus dados de acesso; da Riot Games, não te podemos proteger. Ao pagares, confirmas que o sabes.',
  'question.third': 'Que regiões há?',
  'answer.third':
    'Europa, América do Norte, Brasil, América Latina e Ásia-Pacífico. Não oferecemos a Coreia, porque lá o boosting é crime. Só os boosters que oferecem a tua região podem aceitar o teu pedido, por isso confirma que escolhes a certa.',
  'question.fourth': 'Quem vê os meus dados de acesso?',
  'answer.fourth':
    'Num pedido em duo, ninguém, porque não os partilhas. Nos outros, só o booster que aceitou o teu pedido, e só durante o boost. O cofre regista cada consulta para a poderes ver e é esvaziado quando o pedido termina.',
  'question.fifth': 'Quando é que alguém começa?',
  'answer.fifth':
    'A procura começa quando o pedido está pago e, se forem precisos, os teus dados de acesso estão guardados. Prometemos um início no prazo de {figures.start}. Se até lá ninguém tiver aceitado o teu pedido, podes continuar à espera ou cancelá-lo com reembolso total.',
  'question.sixth': 'Como sei que o rank foi atingido?',
  'answer.sixth':
    'O booster envia uma captura de ecrã do rank final. Tens {figures.check} para a comparares com a tua conta e confirmares o resultado; depois disso, é confirmado automaticamente. Se a prova não estiver certa, a equipa pode devolvê-la.',
} as const satisfies LandingWords
