import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sobe no teu próprio telemóvel, com um booster no teu grupo.',
  description:
    'Duo boost de Wild Rift: jogas no teu telemóvel ao lado de um booster, desde {price} por divisão. Sem dares os dados, marcas registadas jogo a jogo.',
  'about.title': 'Um grupo de dois no Rift',
  'about.first':
    'Em Wild Rift podes entrar em Ranqueada num grupo de dois quando os ranks estão suficientemente próximos. Ganham e perdem juntos, mas cada conta tem as suas marcas: a tua vitória traz a tua marca, e a tua fortitude salva-a. Os jogos são mais curtos do que no PC, por isso num serão cabem bastantes. A Fila Lendária é só para jogadores individuais e por isso não faz parte do duo.',
  'about.second':
    'Quem joga és tu, no teu próprio dispositivo e com os teus próprios dados de acesso. Dás o teu nome no jogo com a etiqueta, o servidor, a plataforma e as horas que te servem. Joga na posição que conheces, seja barão, jungle, mid, dragão ou suporte; um booster no mid ou na jungle chega depressa às outras rotas. O que mais ajuda é uma boa ligação: uma marca perdida por uma reconexão está perdida na mesma.',
  'question.first': 'Eu jogo em iOS, o booster em Android. Funciona?',
  'answer.first':
    'Sim. Os dois sistemas partilham servidores e filas, e um grupo entre ambos não é nada de invulgar. O que tem de bater certo é o servidor, e uma distância de rank com que o jogo vos deixe entrar em fila juntos.',
  'question.second': 'Porque é que a Fila Lendária não está aqui?',
  'answer.second':
    'Porque o jogo não admite grupos nela. Para subir em conjunto, a fila é Ranqueada. Se queres a Fila Lendária, o elo boost oferece-a a partir de Diamante, jogada por um booster na tua conta.',
  'question.third': 'E se a minha ligação cair durante um jogo?',
  'answer.third':
    'O jogo conta como acabar. Uma marca perdida é recuperada pelo caminho, porque o preço é pelo objetivo. Se a tua ligação continuar má, põe o pedido em pausa na página dele e continua noutro dia.',
  'question.fourth': 'Que nome indico?',
  'answer.fourth':
    'O teu Riot ID, o nome no jogo com a etiqueta depois do #, como o mostra o teu perfil em Wild Rift. O convite do booster vai para lá. Em duo nunca se pedem dados de acesso, número de telefone nem o serviço a que o teu jogo está associado.',
  'question.fifth': 'Um parceiro pago é contra as regras?',
  'answer.fifth':
    'Sim. Mais ninguém entra na tua conta, por isso nada é partilhado, mas a Riot Games chama-lhe boosting na mesma. Uma sanção pode atingir a tua conta tal como a do booster. Voltamos a dizê-lo antes de pagares.',
} as const satisfies ServiceWords
