import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Marca a marca até ao rank que queres, em Android ou iOS.',
  description:
    'Elo boost de Wild Rift em Android e iOS, desde {price} por divisão. Marcas registadas jogo a jogo, preço linha a linha, reembolso pelo subido.',
  'about.title': 'Marcas, fortitude e o caminho até Mestre',
  'about.first':
    'Wild Rift conta marcas em vez de LP. Em regra, uma vitória dá uma e uma derrota tira uma, e uma divisão pede desde duas marcas em Ferro até cinco em Esmeralda e Diamante. A fortitude ranqueada, que se enche com um jogo limpo e constante, pode acrescentar uma marca ou salvar uma. A partir de Mestre os pontos não têm teto, com Grão-Mestre, Desafiante e Soberano acima. As divisões baixas são curtas e custam pouco; Diamante é o troço longo.',
  'about.second':
    'O booster joga na tua conta Riot, num dispositivo dele. Indicas a plataforma e o servidor, e as marcas que já tens baixam o preço da primeira divisão. Podes pedir campeões se a tua conta os tiver. A Fila Lendária abre em Diamante e joga-se a solo. Não inicies sessão enquanto decorrem jogos, porque o teu telemóvel terminaria a sessão do booster a meio de uma luta.',
  'question.first': 'O meu jogo está associado a Google, Apple ou Facebook. O que dou?',
  'answer.first':
    'Dados de acesso da Riot, e nunca os de um desses serviços: esses abrem muito mais do que um jogo. Se entras através de outro serviço, cria primeiro um nome de utilizador e uma palavra-passe da Riot para a conta, e experimenta uma vez se consegues entrar com eles.',
  'question.second': 'A plataforma muda o preço?',
  'answer.second':
    'Não. O rank, os campeões e as skins pertencem à conta Riot e são os mesmos em Android e iOS. Perguntamos para que o booster saiba em que sistema a conta costuma ser jogada.',
  'question.third': 'Como são contadas as marcas que já tenho?',
  'answer.third':
    'Escolhe a tua divisão e as marcas que tens nela. Quanto mais cheia já estiver essa divisão, menos custa. Todas as divisões seguintes têm o preço completo, porque entras nelas sem marcas.',
  'question.fourth': 'O booster pode jogar a Fila Lendária?',
  'answer.fourth':
    'Sim, se a escolheres e estiveres em Diamante ou acima, onde o jogo a abre. É para jogadores individuais, por isso lá não podes jogar também. O booster joga então essa fila e nenhuma outra.',
  'question.fifth': 'Posso perder a minha conta por isto?',
  'answer.fifth':
    'Sim. Os termos da Riot Games proíbem o boosting e a partilha de conta também em Wild Rift. As punições vão da perda das recompensas da época a um ban permanente, e um ban leva consigo tudo o que compraste no jogo. Ninguém pode prometer que não aconteça.',
} as const satisfies ServiceWords
