import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Entra na fila do Competitivo com um booster. Jogas na tua própria conta, com os agentes de que gostas.',
  description:
    'Duo boost de Valorant: joga Competitivo com um booster na tua própria conta, desde {price} por divisão. Sem palavra-passe, cada jogo registado.',
  'about.title': 'Entrar na fila em duo',
  'about.first':
    'O Competitivo deixa dois jogadores entrar juntos na fila se os ranks forem suficientemente próximos; a que distância, decide-o a Riot, e perto do topo a regra aperta. O teu booster entra com uma conta compatível. Os RR contam-se em separado para cada jogador, a partir do MMR, do resultado e das rondas, por isso ganhas o que a tua própria conta ganha. E dois jogadores com um plano já cobrem duas das quatro funções antes de começar a seleção de agentes.',
  'about.second':
    'Jogas todos os jogos, por isso as horas que indicares decidem a rapidez; inclui o teu fuso horário. Muitos clientes querem jogar com o duelista, e resulta bem: um booster como iniciador ou controlador abre-te os sites. Podes juntar «{games.addon.stream}» e «{games.addon.coaching}», mas não «{games.addon.solo-only}» nem «{games.addon.offline}», que são para pedidos jogados sem ti.',
  'question.first': 'Preciso de microfone?',
  'answer.first':
    'Não. No Valorant, as calls ajudam e muitos duos usam voz, mas não é obrigatório. Bastam os pings e o chat do jogo. Mais importante é indicares horas que consigas mesmo cumprir.',
  'question.second': 'E se o meu rank estiver muito longe do rank do booster?',
  'answer.second':
    'Nesse caso, não poderiam entrar juntos na fila, por isso o booster traz uma conta compatível. Não és tu que tens de a arranjar. À medida que sobes, os ranks permitidos sobem contigo, e o booster tem de acompanhar.',
  'question.third': 'Como se calcula o preço de uma subida em duo?',
  'answer.third':
    'Como a mesma subida em elo boost, mais uma linha pelo duo, que este serviço inclui sempre. Os RR que já tens só baixam o preço da primeira divisão. O orçamento mostra todas as linhas, e no pagamento não se acrescenta nada.',
  'question.fourth': 'Um amigo meu pode juntar-se a nós?',
  'answer.fourth':
    'Um pedido é para um cliente e um booster. Um terceiro jogador reduz os ranks que podem entrar juntos na fila e não faz parte do que pagas. O teu amigo pode fazer o seu próprio pedido.',
  'question.fifth': 'A minha conta está segura se for eu a jogar?',
  'answer.fifth':
    'Os teus dados de acesso estão, porque ninguém os pede. Mas podes ser penalizado na mesma: para a Riot Games, o boosting pago é uma infração também em duo, e pode levar a uma suspensão ou a um ban. No pagamento, encontras a mesma declaração.',
} as const satisfies ServiceWords
