import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster consegue um número fixo de vitórias líquidas no Competitivo, no rank que tens hoje, sozinho ou contigo.',
  description:
    'Vitórias líquidas no Competitivo do Valorant, desde {price} por vitória. Derrotas compensadas sem custo, a solo ou em duo, ao preço do teu rank.',
  'about.title': 'Vitórias em vez de um objetivo',
  'about.first':
    'No Valorant, os RR por vitória variam de jogador para jogador, por isso há quem prefira comprar vitórias e aceitar os RR que vierem. Vitórias líquidas são as vitórias menos as derrotas: oito ganhos e três perdidos fazem cinco. O pedido fica feito quando essa diferença é atingida, por isso, depois de uma derrota, o booster simplesmente continua a jogar. Os empates não mudam nada. Até onde as vitórias te levam depende do teu MMR.',
  'about.second':
    'O rank que indicas define o preço de uma vitória, e esse preço mantém-se mesmo que subas pelo caminho. Imortal e Radiante têm o mesmo preço. A solo, um booster joga na tua conta; em duo, jogas também e não partilhas a palavra-passe. Junta agentes se quiseres que o histórico de jogos mostre as tuas escolhas habituais. Se procuras um certo rank, o elo boost é a melhor opção.',
  'question.first': 'Quantos RR dão dez vitórias líquidas?',
  'answer.first':
    'Depende do teu ganho. Se uma vitória dá 18 RR e uma derrota tira 18, dez vitórias líquidas são 180 RR, quase duas divisões. Se as derrotas tiram mais do que as vitórias dão, é menos. O pedido conta jogos, não RR.',
  'question.second': 'E os empates e as rendições?',
  'answer.second':
    'Um empate no prolongamento não é vitória nem derrota, por isso a contagem não muda; o mesmo vale para um remake. Depois de uma rendição, o jogo conta como o Valorant o mostra, ganho ou perdido.',
  'question.third': 'Posso jogar também num pedido de vitórias?',
  'answer.third':
    'Sim. Muda para duo e o booster junta-se ao teu grupo. O orçamento ganha uma linha por isso, e o prazo aumenta, porque os jogos esperam por ti. Os vossos ranks têm de ser suficientemente próximos para o Competitivo vos deixar entrar juntos na fila.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Até um booster começar, podes cancelar tu e receber tudo de volta. A partir daí, a equipa pode parar o pedido, e és reembolsado das vitórias líquidas que ainda faltam no registo. Com seis de dez, recebes quatro de volta, com a respetiva parte dos extras.',
  'question.fifth': 'Comprar vitórias é contra as regras?',
  'answer.fifth':
    'Sim, como qualquer forma de boosting. A Riot Games pode retirar recompensas, suspender a tua conta ou bani-la de vez, e não indica um número de jogos que seja seguro. Pede só se puderes viver com isso.',
} as const satisfies ServiceWords
