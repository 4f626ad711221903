import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster consegue os top 4 que compras. Um lobby perdido é compensado sem custo.',
  description:
    'Vitórias líquidas no TFT, desde {price} por vitória. Uma vitória é um top 4, um lobby perdido é compensado. Ranked ou Double Up.',
  'about.title': 'O que é uma vitória entre oito jogadores',
  'about.first':
    'Um lobby só tem um primeiro lugar, mas metade dele ganha LP. Por isso, neste pedido, uma vitória é um top 4 ou, em Double Up, um top 2 da tua equipa. Tudo o que fique abaixo é uma derrota. Líquidas são as vitórias menos as derrotas: cinco top 4 e um lugar pior fazem quatro vitórias líquidas. Quantos LP somam depende dos lugares e do teu MMR.',
  'about.second':
    'O preço de uma vitória depende do teu rank no dia do pedido. As vitórias líquidas fazem sentido quando estás perto da despromoção, quando o último troço de uma divisão se arrasta, ou quando o set está demasiado perto do fim para uma subida inteira. Em Ranked, o booster joga na tua conta. Em Double Up, podes jogar também, só com o teu Riot ID; indica o rank que lá tens.',
  'question.first': 'Um primeiro lugar vale mais?',
  'answer.first':
    'Não. Primeiro ou quarto, é uma vitória; quinto ou oitavo, é uma derrota. Um primeiro lugar dá-te mais LP, e esses são teus, mas não encurta o pedido.',
  'question.second': 'Quantos lobbies são quatro vitórias líquidas?',
  'answer.second':
    'Os que forem precisos para teres mais quatro top 4 do que lugares piores. Quatro seguidos bastariam; com dois falhados, são oito lobbies. O preço é o mesmo nos dois casos.',
  'question.third': 'Devo comprar vitórias ou um elo boost?',
  'answer.third':
    'Vitórias, se queres uns quantos bons lobbies e não te importa onde ficas ao certo. Um elo boost, se queres uma certa divisão: aí o objetivo é fixo, e uma má fase custa tempo, mas não dinheiro.',
  'question.fourth': 'E se o set acabar antes de estarem todas as vitórias?',
  'answer.fourth':
    'Ficas com o que foi ganho, mas o resto seria jogado numa classificação nova. Se não quiseres isso, pede à equipa que pare o pedido: és reembolsado das vitórias que faltam no registo.',
  'question.fifth': 'O que pode acontecer à minha conta?',
  'answer.fifth':
    'A Riot Games pode suspendê-la ou encerrá-la por boosting, e o teu League of Legends vai com ela. Os termos não abrem exceção para pedidos pequenos. Antes de pagares, pedimos-te que confirmes que o sabes.',
} as const satisfies ServiceWords
