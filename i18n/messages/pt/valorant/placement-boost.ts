import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco jogos separam-te de um rank. Deixa-os a um booster, ou joguem-nos juntos.',
  description:
    'Jogos de colocação de Valorant, a solo ou em duo, desde {price} por jogo. Ao preço do teu último rank ou sem rank, cada resultado registado.',
  'about.title': 'O que fazem os jogos de colocação no Valorant',
  'about.first':
    'Depois de um reset, o Competitivo esconde o teu rank até fazeres cinco jogos. Parte do MMR que tinhas, pesa resultados, rondas e desempenho, e muitas vezes mostra um rank abaixo daquele em que acabaste. Um bom começo conta para lá desse primeiro rank: o MMR que deixa decide quantos RR dão as tuas vitórias nas semanas seguintes. Uma conta nova tem primeiro de chegar ao nível que desbloqueia o Competitivo.',
  'about.second':
    'Pede tantos dos cinco quantos ainda tiveres por jogar. O preço de um jogo depende do rank da época passada; sem rank, é o de Prata. Um booster joga na tua conta, ou jogam os dois em duo, e aí só precisamos do teu Riot ID. Também podes escolher agentes. Se faltarem poucos dias para um reset, espera por ele: os jogos feitos antes não te colocam.',
  'question.first': 'Cinco vitórias e ainda abaixo do meu rank antigo?',
  'answer.first':
    'Acontece. O Valorant costuma colocar-te mais abaixo, para teres espaço para subir, e um MMR antigo pesa mais do que cinco resultados. O que uma boa colocação traz é um ganho de RR mais alto a seguir.',
  'question.second': 'As kills contam nos jogos de colocação?',
  'answer.second':
    'O desempenho tem algum peso, mas os resultados têm mais. O booster joga para ganhar rondas, não para liderar o marcador. Vês todos os jogos no registo; o que a Riot conclui deles aparece depois do último.',
  'question.third': 'E se houver um remake ou alguém sair?',
  'answer.third':
    'Um remake não é um jogo de colocação, por isso também não conta para o teu pedido. Um jogo que continue quatro contra cinco conta para o Valorant e, por isso, também para nós, ganho ou perdido. Um empate também conta.',
  'question.fourth': 'Posso pedir a colocação numa conta nova?',
  'answer.fourth':
    'Sim, assim que tiver o Competitivo desbloqueado. Escolhe «{games.unranked}» como último rank. Não subimos contas de nível até esse ponto nem vendemos contas. A conta tem de ser tua.',
  'question.fifth': 'Posso levar ban por cinco jogos?',
  'answer.fifth':
    'Podes. A partilha de contas e o boosting violam os termos da Riot Games logo desde o primeiro jogo, e as penalizações vão da suspensão ao ban permanente. Se jogares também, não partilhas nada, mas é boosting na mesma.',
} as const satisfies ServiceWords
