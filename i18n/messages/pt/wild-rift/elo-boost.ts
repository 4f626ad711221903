import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster joga na tua conta, marca a marca, até ao rank que queres, em Android ou iOS.',
  description:
    'Elo boost de Wild Rift em Android e iOS, desde {price} por divisão. Marcas registadas jogo a jogo, reembolso do que não for jogado.',
  'about.title': 'Marcas, bravura e o caminho até Mestre',
  'about.first':
    'O Wild Rift conta marcas em vez de LP. Em regra, uma vitória dá uma e uma derrota tira uma, e uma divisão pede duas marcas em Ferro e até cinco em Esmeralda e Diamante. Os pontos de bravura, que se ganham com jogo limpo e constante, podem dar uma marca ou salvar uma. A partir de Mestre, os pontos não têm limite, com Grão-Mestre, Desafiante e Soberano acima. As divisões baixas são curtas e baratas; Diamante é o troço longo.',
  'about.second':
    'O booster joga na tua conta Riot, no seu próprio dispositivo. Escolhes a plataforma e o servidor, e as marcas que já tens baixam o preço da primeira divisão. Podes pedir campeões específicos, se a tua conta os tiver. A {games.queue.legendary} abre em Diamante e só se joga a solo. Não inicies sessão enquanto houver jogos em curso, porque entrares no teu telemóvel terminaria a sessão do booster a meio de uma luta.',
  'question.first': 'O meu jogo está associado ao Google, à Apple ou ao Facebook. O que partilho?',
  'answer.first':
    'Dados de acesso da Riot, e nunca os de um desses serviços: esses abrem muito mais do que um jogo. Se entras através de outro serviço, cria primeiro um nome de utilizador e uma palavra-passe da Riot para a conta e confirma que consegues entrar com eles.',
  'question.second': 'A plataforma altera o preço?',
  'answer.second':
    'Não. O rank, os campeões e as skins pertencem à conta Riot e são os mesmos em Android e iOS. Só perguntamos para o booster saber em que sistema costumas jogar.',
  'question.third': 'Como contam as marcas que já tenho?',
  'answer.third':
    'Escolhe a tua divisão e as marcas que tens nela. Quantas mais já tiveres, menos custa essa divisão. Todas as seguintes têm o preço completo, porque entras nelas sem marcas.',
  'question.fourth': 'O booster pode jogar a {games.queue.legendary}?',
  'answer.fourth':
    'Sim, se a escolheres e estiveres em Diamante ou acima, onde o jogo a abre. É só para quem joga a solo, por isso não podes jogar também. O booster joga essa fila e mais nenhuma.',
  'question.fifth': 'Posso perder a minha conta por causa disto?',
  'answer.fifth':
    'Sim. Os termos da Riot Games proíbem o boosting e a partilha de contas também no Wild Rift. As penalizações vão da perda das recompensas da época ao ban permanente e, com um ban, perdes tudo o que compraste no jogo. Ninguém te pode garantir que não aconteça.',
} as const satisfies ServiceWords
