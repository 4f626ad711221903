import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinco jogos separam-te de um rank. Deixa que os façam por ti, ou joga-os com um booster.',
  description:
    'Jogos de colocação de Valorant, a solo ou em duo, desde {price} por jogo. Preço pelo teu último rank ou sem rank, cada resultado registado.',
  'about.title': 'O que fazem os jogos de colocação em Valorant',
  'about.first':
    'Depois de um reset, Competitivo esconde o teu rank até serem feitos cinco jogos. Parte do MMR que tinhas, pesa resultados, rondas e desempenho, e muitas vezes mostra um rank abaixo daquele em que acabaste. Um bom começo importa para lá desse primeiro rank: o MMR que deixa decide quantos RR dão as tuas vitórias nas semanas seguintes. Uma conta nova tem primeiro de chegar ao nível que desbloqueia Competitivo.',
  'about.second':
    'Pede tantos dos cinco quantos ainda tens. O preço de um jogo segue o rank da tua última época; sem rank tem o preço de Prata. Os jogos são feitos por um booster na tua conta, ou por vocês os dois em duo, e então só precisamos do teu Riot ID. Podes indicar agentes. Se faltam poucos dias para um reset, espera por ele: os jogos antes dele não colocam nada.',
  'question.first': 'Cinco vitórias, e ainda abaixo do meu rank antigo?',
  'answer.first':
    'Acontece. Valorant tende a colocar baixo, para que haja espaço para subir, e um MMR antigo pesa mais do que cinco resultados. O que uma boa colocação traz, isso sim, é um ganho de RR mais alto depois.',
  'question.second': 'As kills contam na colocação?',
  'answer.second':
    'O desempenho tem aí algum peso, o resultado tem mais. O booster joga para ganhar rondas, não para o marcador. Vês cada jogo no registo; o que a Riot faz deles vê-se depois do último.',
  'question.third': 'E se houver um remake ou alguém sair?',
  'answer.third':
    'Um remake não é um jogo de colocação, por isso também não conta no teu pedido. Um jogo que continua quatro contra cinco conta para Valorant, e por isso conta para nós, ganho ou perdido.',
  'question.fourth': 'Posso pedir a colocação numa conta nova?',
  'answer.fourth':
    'Sim, assim que Competitivo estiver desbloqueado nela. Escolhe sem rank como último rank. Não subimos contas de nível até esse ponto, e não vendemos nenhuma. A conta tem de ser tua.',
  'question.fifth': 'Cinco jogos podem valer-me um ban?',
  'answer.fifth':
    'Podem. A partilha de conta e o boosting violam os termos da Riot Games desde o primeiro jogo, e as punições vão de uma suspensão a um ban permanente. Se jogares também, nada é partilhado, mas é boosting na mesma.',
} as const satisfies ServiceWords
