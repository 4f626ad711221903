import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sobe no teu próprio telemóvel, com um booster no teu grupo.',
  description:
    'Duo boost de Wild Rift: jogas no teu telemóvel ao lado de um booster, desde {price} por divisão. Sem dares o acesso, marcas registadas jogo a jogo.',
  'about.title': 'Um grupo de dois no Rift',
  'about.first':
    'No Wild Rift, dois jogadores podem entrar juntos em Ranked quando os ranks são suficientemente próximos. Ganham e perdem juntos, mas cada conta tem as suas marcas: a tua vitória dá-te a tua marca, e a tua bravura salva-a. Os jogos são mais curtos do que no PC, por isso cabem muitos numa noite. A {games.queue.legendary} é só para quem joga a solo, por isso não faz parte do duo.',
  'about.second':
    'Quem joga és tu, no teu dispositivo e com os teus dados de acesso. Indicas o teu nome no jogo com a tag, o servidor, a plataforma e as horas que te dão jeito. Joga na posição que conheces, seja barão, jungle, mid, dragão ou suporte; um booster no mid ou na jungle chega depressa às outras rotas. O que mais ajuda é uma boa ligação: se perderes uma marca por teres de te ligar outra vez, fica perdida na mesma.',
  'question.first': 'Eu jogo em iOS e o booster em Android. Dá?',
  'answer.first':
    'Sim. Os dois sistemas partilham servidores e filas, e os grupos mistos são comuns. Só precisam do mesmo servidor e de ranks suficientemente próximos para o jogo vos deixar entrar juntos na fila.',
  'question.second': 'Porque falta aqui a {games.queue.legendary}?',
  'answer.second':
    'Porque o jogo não admite grupos nela. Para subirem juntos, escolhe «{games.queue.ranked}». Se queres a {games.queue.legendary}, o elo boost oferece-a a partir de Diamante, jogada por um booster na tua conta.',
  'question.third': 'E se a minha ligação cair durante um jogo?',
  'answer.third':
    'O jogo conta com o resultado que tiver. Uma marca perdida é recuperada pelo caminho, porque o preço é pelo objetivo. Se a ligação continuar má, põe o pedido em pausa na página do pedido e continua noutro dia.',
  'question.fourth': 'Que nome devo indicar?',
  'answer.fourth':
    'O teu Riot ID: o nome no jogo e a tag a seguir ao #, como aparecem no teu perfil do Wild Rift. É para aí que vai o convite do booster. Em duo, ninguém te pede os dados de acesso, o número de telefone ou o serviço a que o jogo está associado.',
  'question.fifth': 'Um parceiro pago é contra as regras?',
  'answer.fifth':
    'Sim. Mais ninguém entra na tua conta, por isso não há partilha, mas a Riot Games chama-lhe boosting na mesma. Uma penalização pode atingir tanto a tua conta como a do booster. Voltamos a dizê-lo antes de pagares.',
} as const satisfies ServiceWords
