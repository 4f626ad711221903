import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra top 4 que ficam. Um lobby perdido é recuperado sem custo.',
  description:
    'Vitórias líquidas de Teamfight Tactics, desde {price} por vitória líquida. Ganhar é um top 4, o perdido recupera-se. Ranqueada ou Double Up.',
  'about.title': 'O que é uma vitória entre oito jogadores',
  'about.first':
    'Um lobby tem um só primeiro lugar, mas metade dele ganha LP. Por isso, neste pedido uma vitória é acabar no top 4 e, em Double Up, entre as duas primeiras equipas. Tudo o que fica abaixo é uma derrota. Líquida quer dizer que as derrotas são descontadas: cinco top 4 e um lugar pior fazem quatro vitórias líquidas. Quantos LP somam depende dos lugares e da tua pontuação.',
  'about.second':
    'O que custa uma vitória segue o teu rank no dia do pedido. As vitórias líquidas servem quando estás perto de uma despromoção, quando o último troço de uma divisão se arrasta, ou quando o fim de um set está perto demais para uma subida inteira. Em Ranqueada o booster joga na tua conta. Em Double Up podes jogar também, dás só o teu Riot ID e indicas o rank que lá tens.',
  'question.first': 'Um primeiro lugar conta mais?',
  'answer.first':
    'Não. Primeiro ou quarto, é uma vitória; quinto ou oitavo, é uma derrota. Um primeiro lugar dá-te mais LP, e esses são teus, mas não encurta o pedido.',
  'question.second': 'Quantos lobbies são quatro vitórias líquidas?',
  'answer.second':
    'Até teres mais quatro top 4 do que lugares piores. Quatro seguidos bastariam; com duas falhas são oito lobbies. O preço é o mesmo nos dois casos.',
  'question.third': 'Compro vitórias ou um elo boost?',
  'answer.third':
    'Vitórias, se queres uns quantos bons lobbies e não te importa onde acabam ao certo. Elo boost, se queres uma certa divisão: aí o objetivo é fixo, e uma má fase custa tempo, mas não dinheiro.',
  'question.fourth': 'E se o set acabar antes de todas serem jogadas?',
  'answer.fourth':
    'O que foi ganho fica ganho, mas o resto seria jogado numa classificação nova. Se não queres isso, pede à equipa que termine o pedido: as vitórias que faltam no registo são reembolsadas.',
  'question.fifth': 'O que pode acontecer à minha conta?',
  'answer.fifth':
    'A Riot Games pode suspendê-la ou fechá-la por boosting, e com ela o teu League of Legends. Um pedido pequeno não é exceção aos termos. Antes do pagamento pedimos-te que confirmes que o sabes.',
} as const satisfies ServiceWords
