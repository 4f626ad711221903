import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster consegue as vitórias líquidas que compras e, com elas, as marcas. As derrotas são compensadas dentro do preço.',
  description:
    'Vitórias líquidas no Wild Rift, em Ranked ou Fila Lendária, desde {price} por vitória. Uma derrota não te custa mais. A solo ou em duo.',
  'about.title': 'Uma vitória é uma marca, quase sempre',
  'about.first':
    'Até Diamante, uma vitória costuma valer uma marca, por isso quase podes contar as vitórias líquidas em divisões: em Diamante, cinco são cerca de uma divisão. Os pontos de bravura às vezes dão uma segunda marca, ou guardam uma depois de uma derrota. A partir de Mestre, uma vitória dá pontos, e quantos depende do jogo. O pedido conta vitórias e derrotas; as marcas que daí vierem são tuas, sejam mais ou menos.',
  'about.second':
    'Indicas o rank, o número, o servidor, a plataforma e a fila. O teu rank define o preço de uma vitória, e o preço não muda se subires durante o pedido. Podes escolher a {games.queue.legendary} a partir de Diamante; é só a solo. Em Ranked, podes jogar também, no teu telemóvel. Podes pedir campeões específicos; numa conta nova com poucos, não escolhas nenhum e deixa o booster ver o que há.',
  'question.first': 'Cinco vitórias líquidas a partir de Esmeralda II: onde fico?',
  'answer.first':
    'Normalmente, uma divisão acima, em Esmeralda I, porque aí uma divisão pede cinco marcas. A bravura pode fazer com que seja um pouco mais. Não é uma promessa de rank: se precisas de um, pede-o como objetivo de um elo boost.',
  'question.second': 'O que acontece depois de uma derrota?',
  'answer.second':
    'A contagem recua uma vitória e o booster continua a jogar, sem custo para ti. Se a bravura salvar a tua marca, a derrota conta na mesma, por isso o booster também a compensa.',
  'question.third': 'Posso comprar vitórias para uma recompensa da época?',
  'answer.third':
    'Sim, se a recompensa exigir um rank ou vitórias em ranked. Compara o prazo com o fim da época, porque a época não espera pelo teu pedido. Se a equipa o parar, és reembolsado das vitórias que não foram conseguidas.',
  'question.fourth': 'Posso jogar ARAM ou jogos normais entretanto?',
  'answer.fourth':
    'Não mexem na contagem, mas não podem estar dois dispositivos com sessão iniciada ao mesmo tempo. Põe o pedido em pausa antes de jogares, para nenhum jogo ranked ficar a meio, e retoma-o quando acabares.',
  'question.fifth': 'Meia dúzia de vitórias põe a minha conta em risco?',
  'answer.fifth':
    'Sim. A Riot Games não traça publicamente nenhuma linha entre um jogo com boost e cinquenta, e ambos podem dar suspensão ou ban. O duo mantém os teus dados de acesso privados, mas viola os termos na mesma. Confirmas isto no pagamento.',
} as const satisfies ServiceWords
