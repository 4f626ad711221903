import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Entra em fila de Competitivo com um booster. A tua conta e os teus agentes ficam nas tuas mãos.',
  description:
    'Duo boost de Valorant: joga Competitivo com um booster na tua própria conta, desde {price} por divisão. Sem palavra-passe, cada jogo registado.',
  'about.title': 'Entrar em fila a dois',
  'about.first':
    'Competitivo aceita grupos de dois desde que os ranks estejam suficientemente próximos; quão próximos é regra da Riot, e fica mais apertada para cima. O teu booster entra com uma conta que encaixa. Os RR são contados para cada jogador em separado, a partir de MMR, resultado e rondas, por isso ganhas o que ganha a tua própria conta. Dois jogadores com um plano já cobrem duas das quatro funções antes de começar a seleção de agentes.',
  'about.second':
    'Fazes todos os jogos, por isso as horas que indicares decidem a rapidez; escreve também o fuso horário. Muitos querem o duelista para si, e isso funciona bem: um booster como iniciador ou controlador abre-te os sites. Podes juntar stream privada e coaching. «Só fila a solo» e «Aparecer offline» não, porque ambos são para pedidos jogados sem ti.',
  'question.first': 'Preciso de microfone?',
  'answer.first':
    'Não. As calls ajudam em Valorant, e muitos duos usam voz, mas nada no pedido o exige. Bastam os pings e o chat do jogo. Valem mais horas que consigas mesmo cumprir.',
  'question.second': 'E se o meu rank estiver longe demais do do booster?',
  'answer.second':
    'Então os dois não podiam entrar em fila, por isso o booster traz uma conta dentro do intervalo. Encontrá-la não é tarefa tua. À medida que sobes, o intervalo move-se contigo, e o booster tem de o acompanhar.',
  'question.third': 'Como é calculado o preço de uma subida em duo?',
  'answer.third':
    'Como a mesma subida em elo boost, com uma linha pelo duo que pertence sempre a este serviço. Os RR que já tens só baixam o preço da primeira divisão. Todas as linhas estão no orçamento, e nada se acrescenta no pagamento.',
  'question.fourth': 'Um amigo meu pode juntar-se a nós?',
  'answer.fourth':
    'Um pedido é um cliente e um booster. Um terceiro jogador estreita os ranks que podem entrar em fila juntos e não faz parte do que pagas. O teu amigo pode fazer um pedido próprio.',
  'question.fifth': 'A minha conta está segura se jogar eu?',
  'answer.fifth':
    'Os teus dados de acesso estão, porque ninguém os pede. Uma punição continua a ser possível: a Riot Games trata o boosting pago como infração também em duo, e pode suspender ou banir por isso. A mesma declaração está no pagamento.',
} as const satisfies ServiceWords
