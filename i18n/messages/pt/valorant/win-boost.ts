import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um número fixo de vitórias líquidas em Competitivo, no rank que tens hoje.',
  description:
    'Vitórias líquidas no Competitivo de Valorant, desde {price} por vitória líquida. As derrotas são recuperadas sem custo, a solo ou em duo.',
  'about.title': 'Vitórias em vez de um objetivo',
  'about.first':
    'Em Valorant, os RR por vitória variam de jogador para jogador, por isso há quem prefira comprar vitórias e aceitar os RR como vierem. Vitórias líquidas são vitórias menos derrotas: oito ganhos e três perdidos são cinco. O pedido acaba quando se atinge a diferença, e uma derrota só significa que o booster continua a jogar. Os empates não mudam nada. Até onde as vitórias te levam, decide-o o teu MMR.',
  'about.second':
    'O rank que indicas define o preço de uma vitória, e esse preço mantém-se durante o pedido, mesmo que subas. Imortal e Radiante têm o mesmo preço. A solo quer dizer um booster na tua conta; em duo jogas também e não dás a palavra-passe. Junta agentes se queres ver as tuas escolhas habituais no histórico de jogos. Se o que procuras é um certo rank, o elo boost é o melhor pedido.',
  'question.first': 'Quantos RR dão dez vitórias líquidas?',
  'answer.first':
    'Depende do teu ganho. Se uma vitória te dá 18 RR e uma derrota te tira 18, dez vitórias líquidas são 180 RR, quase duas divisões. Se as derrotas te custam mais do que as vitórias dão, é menos. O pedido conta jogos, não RR.',
  'question.second': 'E os empates e as rendições?',
  'answer.second':
    'Um empate no prolongamento não é vitória nem derrota, por isso a conta fica onde estava; com um remake é igual. Depois de uma rendição, o jogo conta como o cliente o mostra, ganho ou perdido.',
  'question.third': 'Posso jogar também num pedido de vitórias?',
  'answer.third':
    'Sim. Muda para duo e o booster junta-se ao teu grupo. O orçamento recebe uma linha por isso, e o prazo cresce, porque os jogos esperam até lá estares. Os vossos ranks têm de estar suficientemente próximos para Competitivo vos deixar entrar em fila juntos.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Tudo, até um booster começar, e cancelas tu. Mais tarde é a equipa que para o pedido, e as vitórias líquidas que faltam no registo são reembolsadas. Com seis de dez atingidas, voltam quatro, com a sua parte dos extras.',
  'question.fifth': 'Comprar vitórias é contra as regras?',
  'answer.fifth':
    'Sim, como qualquer forma de boosting. A Riot Games pode retirar recompensas, suspender a conta ou bani-la de vez, e não indica nenhum número de jogos abaixo do qual nada acontece. Pede só se conseguires viver com isso.',
} as const satisfies ServiceWords
