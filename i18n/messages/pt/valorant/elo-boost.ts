import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Do rank que tens ao rank que disseres, em Competitivo, 100 RR de cada vez.',
  description:
    'Elo boost de Valorant em Competitivo, desde {price} por divisão. RR registados jogo a jogo, preço linha a linha, reembolso do que não for subido.',
  'about.title': 'Como se movem os RR, e o que isso significa para uma subida',
  'about.first':
    'Cada divisão de Ferro 1 a Ascendente 3 são 100 RR. Uma vitória dá mais RR quando o teu MMR oculto está acima do rank que mostras, e a diferença de rondas e o teu próprio desempenho também podem contar. Não há jogo de promoção: aos 100 RR passaste. A partir de Imortal os RR não têm teto, e Radiante pede ainda um lugar entre os melhores da tua região.',
  'about.second':
    'O booster joga Competitivo na tua conta, na tua região. Diz-nos quanto te dá uma vitória habitual, porque uma conta com ganho baixo precisa de mais jogos. Os agentes podem ser indicados como extra, se estiverem desbloqueados. A stream privada mostra-te as rondas em direto, o coaching diz-te porque foram ganhas. Enquanto o pedido está em curso, não toques em Competitivo: os teus próprios jogos deslocariam os RR em que o registo se apoia.',
  'question.first': 'Que agentes posso pedir?',
  'answer.first':
    'Qualquer um que esteja desbloqueado na tua conta; o booster joga então só com esses. Indica agentes de mais do que uma função. Quem bloqueia primeiro fica com o agente, e uma lista com um só duelista não deixa nada quando um colega é mais rápido.',
  'question.second': 'Porque é que o meu amigo ganha mais RR por vitória?',
  'answer.second':
    'Os RR seguem a distância entre MMR e rank. Com um MMR acima do teu rank, as vitórias dão mais do que as derrotas custam; abaixo, é ao contrário. Escolhe baixo, normal ou alto pelos teus últimos jogos. Muda o preço e o tempo.',
  'question.third': 'O preço cobre os jogos perdidos?',
  'answer.third':
    'Sim. O orçamento é para o rank que disseste. As derrotas, os dodges e os RR que tiram fazem parte do caminho, e o booster continua a jogar até chegares. O registo mostra tudo isso.',
  'question.fourth': 'Podem levar-me a Radiante?',
  'answer.fourth':
    'Pode ser pedido, e só um booster autorizado para essa altura o pode aceitar. Radiante exige RR suficientes e um dos lugares limitados da tua região, e ambos mudam todos os dias. O pedido é para os RR que indicares, por isso vê primeiro a tabela de classificação.',
  'question.fifth': 'O que faz a Riot às contas com boost?',
  'answer.fifth':
    'O boosting e a partilha de conta violam os termos. A Riot Games pode tirar as recompensas de ranqueada, suspender ou banir, e o Vanguard corre em cada máquina em que a tua conta é usada. O que daí vier não está nas nossas mãos. Aceitas isto antes de pagares.',
} as const satisfies ServiceWords
