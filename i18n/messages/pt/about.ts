import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'Sobre a {name}',
  description:
    'Como a {name} vende boosts: preços discriminados, jogos registados e um cofre para os teus dados. Quem gere a loja e o que não fazemos.',
  heading: 'Uma subida que podes verificar, jogo a jogo',
  lead: 'A {name} é uma loja de boosts para os jogos da Riot. Marcas um início e um objetivo, um booster percorre o caminho entre os dois, e tu vês cada jogo, cada consulta dos teus dados e cada cêntimo.',

  howTitle: 'Como trabalhamos',
  'how.price': 'Primeiro, o preço',
  'howText.price':
    'Cada orçamento é discriminado linha a linha e bate certo ao cêntimo. O nosso servidor volta a calculá-lo antes de pagares, e o preço fica fixo durante {figures.seal}.',
  'how.boosters': 'Boosters que aprovámos',
  'howText.boosters':
    'Quem se candidata tem pelo menos {figures.leastBoosterAge} anos e mostra capturas de ecrã do perfil e dos últimos {figures.provenGames} jogos ranked. A nossa equipa verifica-as e define o rank máximo de cada booster, jogo a jogo. Cada um só pode aceitar os pedidos que lhe correspondem.',
  'how.record': 'Progresso registado',
  'howText.record':
    'Cada jogo é registado com o resultado, e o rank alcançado com uma captura de ecrã. Os reembolsos são calculados com o mesmo registo.',
  'how.word': 'A última palavra é tua',
  'howText.word':
    'Tens {figures.check} para verificar o resultado. Se algo estiver mal, comunica-o: o dinheiro espera até a equipa decidir.',

  dontTitle: 'O que não fazemos',
  'dont.safe': 'Não prometemos que a tua conta está a salvo',
  'dontText.safe': '{checkout.riskText} Por isso, voltas a ler e confirmas antes de pagares.',
  'dont.invent': 'Não inventamos avaliações nem números',
  'dontText.invent':
    'Só os pedidos concluídos podem ser avaliados, e os atrasados contam como os outros. Mostramos um número quando há pedidos suficientes para o medir.',
  'dont.detect': 'Não vendemos formas de fugir à deteção',
  'dontText.detect':
    'Sem cheats, sem scripts e sem nenhum extra que esconda um boost de quem publica o jogo.',
  'dont.hurry': 'Não te apressamos',
  'dontText.hurry':
    'Sem contagens decrescentes inventadas e sem «quase esgotado». O único relógio é o do teu orçamento, e um novo é grátis.',
  'dont.korea': 'Não trabalhamos na Coreia',
  'dontText.korea': 'Lá, o boosting é crime, por isso não temos o servidor coreano.',

  whoTitle: 'Quem gere a {name}',
  whoText:
    'Uma pergunta, uma queixa, um elogio a um booster? Escreve-nos ou telefona. Respondemos todos os dias, das {from} às {to} ({zone}).',
  whoDemo: 'Isto é uma demo da loja. A empresa abaixo não existe.',
  email: '{names.email}',
  phone: 'Telefone',
  address: 'Morada',
  representative: 'Representada por',
  register: 'Registo',
  vatId: 'NIF (IVA)',
  since: 'Em atividade desde',

  goTitle: 'Preparado para a subida?',
  go: 'Ver o teu preço',
} satisfies TranslationOf<typeof about, 'pt'>
