import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra vitórias líquidas no rank que tens agora. Um jogo perdido é recuperado e não te custa mais nada.',
  description:
    'Vitórias líquidas de League of Legends no teu rank, desde {price} por vitória líquida. Derrotas recuperadas sem custo. A solo ou em duo.',
  'about.title': 'Vitórias líquidas, em contas claras',
  'about.first':
    'Uma vitória líquida é a que sobra depois de descontadas as derrotas. Quatro ganhos e um perdido deixam três. O pedido acaba quando se atinge o número que compraste, sejam quantos forem os jogos. Serve a quem quer alguma distância de uma despromoção, um empurrão para sair de uma divisão em que está preso, ou jogos ativos contra a perda de LP por inatividade nos ranks altos, sem indicar um objetivo.',
  'about.second':
    'O preço segue o rank em que estás quando fazes o pedido. Quantos LP dão as vitórias depende do teu MMR e não muda nada no preço. Um booster joga na tua conta, ou mudas para duo e jogas também. A vitória extra soma mais uma ao pedido a um preço fixo. Também podes escolher Flexível; indica então o teu rank de Flexível.',
  'question.first': 'Quantos jogos são cinco vitórias líquidas?',
  'answer.first':
    'Os que forem precisos para teres mais cinco vitórias do que derrotas. Cinco seguidas bastam; com duas derrotas pelo caminho são nove jogos. Pagas cinco em qualquer dos casos, e a página do pedido mostra a conta depois de cada jogo.',
  'question.second': 'Isso leva-me à divisão seguinte?',
  'answer.second':
    'Talvez, mas não faz parte do pedido. Se uma vitória te dá 20 LP e uma derrota te tira 20, cinco vitórias líquidas são 100 LP, uma divisão. Se o que importa é a divisão, pede um elo boost: aí o objetivo é fixo e o número de jogos fica em aberto.',
  'question.third': 'O meu rank sobe durante o pedido. O preço também?',
  'answer.third':
    'Não. O preço fica fixado com o pedido, pelo rank em que o fizeste. Se as vitórias te levarem de Ouro a Platina, as que faltam continuam a custar o que diz o teu orçamento.',
  'question.fourth': 'Os remakes e os dodges contam?',
  'answer.fourth':
    'Não. Um remake não tem vencedor, e um lobby com dodge nunca chegou a ser jogo, por isso nenhum mexe na conta. Os LP que um dodge tira não são compensados aqui, porque este pedido conta jogos e não pontos.',
  'question.fifth': 'Umas poucas vitórias são pouco demais para se notar?',
  'answer.fifth':
    'Só a Riot Games o poderia responder, por isso não o afirmamos. O boosting viola os termos seja qual for o tamanho, e as medidas vão da perda das recompensas de ranqueada a um ban permanente. Voltas a ler isto no pagamento e confirmas ali.',
} as const satisfies ServiceWords
