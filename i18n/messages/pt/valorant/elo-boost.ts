import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Um booster joga Competitivo na tua conta, do rank que tens ao rank que queres, 100 RR de cada vez.',
  description:
    'Elo boost de Valorant em Competitivo, desde {price} por divisão. RR registados jogo a jogo, preço linha a linha, reembolso do que não for jogado.',
  'about.title': 'Como variam os RR e o que isso significa para a subida',
  'about.first':
    'Cada divisão, de Ferro 1 a Ascendente 3, pede 100 RR. Uma vitória dá mais RR quando o teu MMR oculto está acima do rank que mostras, e a diferença de rondas e o teu desempenho também podem contar. Não há jogo de promoção: aos 100 RR, passas. A partir de Imortal, os RR não têm limite, e Radiante exige ainda um lugar entre os melhores da tua região.',
  'about.second':
    'O booster joga Competitivo na tua conta, na tua região. Diz-nos quanto te dá uma vitória normal, porque uma conta que ganha poucos RR precisa de mais jogos. Podes escolher agentes como extra, se estiverem desbloqueados. «{games.addon.stream}» mostra-te as rondas em direto, e «{games.addon.coaching}» explica porque foram ganhas. Enquanto o pedido estiver em curso, não jogues Competitivo: os teus próprios jogos alterariam os RR em que o registo assenta.',
  'question.first': 'Que agentes posso pedir?',
  'answer.first':
    'Todos os que estejam desbloqueados na tua conta; o booster joga só com esses. Escolhe agentes de mais do que uma função. Fica com o agente quem der lock primeiro, e se só tiveres escolhido um duelista, basta um colega mais rápido para o booster ficar sem nenhum.',
  'question.second': 'Porque é que o meu amigo ganha mais RR por vitória?',
  'answer.second':
    'Os RR dependem da distância entre o MMR e o rank. Se o teu MMR estiver acima do rank, as vitórias dão mais do que as derrotas tiram; se estiver abaixo, é ao contrário. Escolhe «{games.gain.low}», «{games.gain.normal}» ou «{games.gain.high}» conforme os teus últimos jogos. Influencia o preço e o prazo.',
  'question.third': 'O preço cobre os jogos perdidos?',
  'answer.third':
    'Sim. O orçamento é para o rank que escolheste. As derrotas, os dodges e os RR que custam fazem parte do caminho, e o booster continua a jogar até lá chegares. O registo mostra tudo isso.',
  'question.fourth': 'Conseguem levar-me a Radiante?',
  'answer.fourth':
    'Podes pedi-lo, e só um booster autorizado para esse rank o pode aceitar. Radiante exige RR suficientes e um dos lugares limitados da tua região, e ambos mudam todos os dias. O pedido é para os RR que indicares, por isso vê primeiro a tabela de classificação.',
  'question.fifth': 'O que faz a Riot às contas com boost?',
  'answer.fifth':
    'O boosting e a partilha de contas violam os termos. A Riot Games pode retirar recompensas de ranked, suspender ou banir contas, e o Vanguard corre em todos os computadores onde a tua conta é usada. O que acontece depois não está nas nossas mãos. Aceitas isto antes de pagares.',
} as const satisfies ServiceWords
