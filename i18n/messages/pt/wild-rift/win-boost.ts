import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra vitórias líquidas e, com elas, marcas. As derrotas são compensadas dentro do preço.',
  description:
    'Vitórias líquidas de Wild Rift, em Ranqueada ou Fila Lendária, desde {price} por vitória líquida. Uma derrota não custa mais. Android e iOS.',
  'about.title': 'Uma vitória é uma marca, quase sempre',
  'about.first':
    'Até Diamante, uma vitória costuma valer uma marca, por isso as vitórias líquidas podem comparar-se quase diretamente com uma divisão: cinco em Diamante são cerca de uma divisão. A fortitude ranqueada por vezes acrescenta outra marca, ou conserva uma depois de uma derrota. A partir de Mestre uma vitória dá pontos, e quantos depende do jogo. O pedido conta vitórias e derrotas; as marcas que trazem são tuas, sejam mais ou menos.',
  'about.second':
    'Indicas rank, número, servidor, plataforma e fila. O rank define o preço de uma vitória, e o preço não mexe se subires durante o pedido. A Fila Lendária pode ser escolhida a partir de Diamante e é a solo. Em Ranqueada podes jogar também, no teu próprio telemóvel. Podes indicar campeões; numa conta jovem com poucos, não indiques nenhum e deixa o booster ver o que há.',
  'question.first': 'Cinco vitórias líquidas a partir de Esmeralda II: onde acabo?',
  'answer.first':
    'Normalmente uma divisão acima, em Esmeralda I, porque aí uma divisão pede cinco marcas. A fortitude pode fazer com que seja um pouco mais. Não é promessa de um rank: se precisas de um, pede-o como objetivo de um elo boost.',
  'question.second': 'O que acontece depois de uma derrota?',
  'answer.second':
    'A contagem desce um e o booster continua a jogar, sem custo para ti. Uma derrota em que a fortitude salvou a tua marca continua a ser uma derrota na contagem, por isso não perdes nada com isso.',
  'question.third': 'Posso comprar vitórias para uma recompensa da época?',
  'answer.third':
    'Sim, se a recompensa pedir um rank ou vitórias em ranqueada. Vê o prazo e o fim da época, que não espera por nenhum pedido. As vitórias que não foram atingidas são reembolsadas quando a equipa o para.',
  'question.fourth': 'Posso jogar ARAM ou jogos normais entretanto?',
  'answer.fourth':
    'Não mexem na contagem, mas dois dispositivos não podem ter sessão iniciada ao mesmo tempo. Põe o pedido em pausa antes de jogares, para que nenhum jogo ranqueado seja cortado, e retoma-o quando acabares.',
  'question.fifth': 'Umas poucas vitórias põem a minha conta em risco?',
  'answer.fifth':
    'Sim. A Riot Games não traça nenhuma linha pública entre um jogo com boost e cinquenta, e uma suspensão ou um ban podem vir de ambos. O duo mantém privados os teus dados de acesso, mas continua a ser uma violação dos termos. Confirmas isto no pagamento.',
} as const satisfies ServiceWords
