import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster consegue vitórias líquidas no teu rank atual, sozinho ou contigo. Um jogo perdido é compensado e não te custa mais nada.',
  description:
    'Vitórias líquidas no LoL, no teu rank, desde {price} por vitória. Derrotas compensadas sem custo. A solo ou em duo.',
  'about.title': 'Como se contam as vitórias líquidas',
  'about.first':
    'Vitórias líquidas são as vitórias menos as derrotas: quatro vitórias e uma derrota fazem três. O pedido acaba quando tens o número que compraste, sejam precisos os jogos que forem. São para quem não tem um rank como objetivo, mas quer alguma distância da despromoção, um empurrão para sair de uma divisão onde está preso, ou jogos que evitem a perda de LP por inatividade nos ranks altos.',
  'about.second':
    'O preço depende do rank em que estás quando fazes o pedido. Os LP que as vitórias dão dependem do teu MMR e não alteram o preço. Um booster joga na tua conta, ou mudas para duo e jogas também. «{games.addon.bonus-win}» acrescenta mais uma vitória a um preço fixo. Também podes escolher Flex; nesse caso, indica o teu rank de Flex.',
  'question.first': 'Quantos jogos são precisos para cinco vitórias líquidas?',
  'answer.first':
    'Os que forem precisos para teres mais cinco vitórias do que derrotas. Cinco seguidas bastam; com duas derrotas pelo meio, são nove jogos. Pagas cinco em qualquer dos casos, e a página do pedido mostra a contagem depois de cada jogo.',
  'question.second': 'Isso leva-me à divisão seguinte?',
  'answer.second':
    'Talvez, mas não faz parte do pedido. Se uma vitória dá 20 LP e uma derrota tira 20, cinco vitórias líquidas são 100 LP, ou seja, uma divisão. Se o que te importa é a divisão, pede um elo boost: aí o objetivo é fixo e o número de jogos fica em aberto.',
  'question.third': 'Se o meu rank subir durante o pedido, o preço também sobe?',
  'answer.third':
    'Não. O preço fica fixo, pelo rank que tinhas quando fizeste o pedido. Se as vitórias te levarem de Ouro a Platina, as que faltam continuam a custar o que diz o teu orçamento.',
  'question.fourth': 'Os remakes e os dodges contam?',
  'answer.fourth':
    'Não. Um remake não tem vencedor e um lobby com dodge nunca chegou a ser jogo, por isso nenhum altera a contagem. Os LP perdidos num dodge não são compensados aqui, porque este pedido conta jogos, não pontos.',
  'question.fifth': 'Meia dúzia de vitórias passa despercebida?',
  'answer.fifth':
    'Só a Riot Games o poderia dizer, por isso não fingimos saber. O boosting viola os termos em qualquer quantidade, e as penalizações vão da perda das recompensas de ranked ao ban permanente. Voltas a ler isto no pagamento, onde o confirmas.',
} as const satisfies ServiceWords
