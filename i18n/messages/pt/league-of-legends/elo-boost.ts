import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Escolhe onde estás e onde queres chegar. Um booster faz na tua conta os jogos que ficam pelo meio.',
  description:
    'Elo boost (elojob) de LoL desde {price} por divisão. Preço linha a linha, cada jogo registado e reembolso do que não for jogado.',
  'about.title': 'Como funciona uma subida no League of Legends',
  'about.first':
    'Solo/Duo e Flex são classificações separadas, cada uma com o seu MMR oculto. Uma divisão são 100 LP e, com a barra cheia, sobes sem série de promoção. A partir de Mestre não há divisões: os LP não têm limite, e Grão-Mestre e Desafiante começam mais acima, a partir de certos valores. Os LP que uma vitória dá dependem do teu MMR, por isso a calculadora pergunta-os, além da divisão e do servidor.',
  'about.second':
    'O booster entra com os dados de acesso do teu cofre e joga a fila que escolheste até atingir o objetivo. A tua parte é simples: entretanto, não faças jogos ranked nessa fila e não abras o cliente durante um jogo, porque iniciar sessão expulsa o booster. Escolher campeões limita as opções do booster, e «{games.addon.solo-only}» exclui um parceiro de grupo, por isso os dois extras são pagos.',
  'question.first': 'O que pode a Riot fazer à minha conta?',
  'answer.first':
    'A Riot Games proíbe o boosting, e deixar um desconhecido entrar na tua conta também viola os termos. As penalizações conhecidas são a perda das recompensas de ranked, a suspensão e o ban permanente. Não podemos excluir nenhuma delas. Confirmas isto antes de pagares, por isso tem-no em conta.',
  'question.second': 'Porque perguntam quantos LP ganho por vitória?',
  'answer.second':
    'Porque depende do teu MMR. Se uma vitória dá claramente menos do que uma derrota tira, cada divisão exige mais jogos, por isso a opção «{games.gain.low}» custa mais e demora mais. Se dá claramente mais, escolhe «{games.gain.high}». Se for mais ou menos igual, escolhe «{games.gain.normal}».',
  'question.third': 'Quem paga as derrotas e os dodges?',
  'answer.third':
    'Tu não. O preço é pelo objetivo, por isso os LP perdidos numa derrota ou num dodge são recuperados sem custo. Cada jogo é registado com o resultado e o rank com que ficas, por isso também vês as descidas.',
  'question.fourth': 'Posso pedir uma subida em Flex?',
  'answer.fourth':
    'Sim. Escolhe «{games.queue.flex}» como fila e indica o teu rank de Flex, que é separado do de Solo/Duo. A fila tem uma linha própria no preço. Subir numa fila não mexe no teu rank na outra, por isso pede para a que te interessa.',
  'question.fifth': 'E se a época acabar antes do meu pedido?',
  'answer.fifth':
    'Um reset mexe em todas as contas, por isso uma subida a meio não pode simplesmente continuar. Antes de pedires, compara o prazo desta página com os dias que faltam para o fim da época. Se o tempo não chegar, a equipa pode parar o pedido: pagas o progresso registado e recebes o resto de volta.',
} as const satisfies ServiceWords
