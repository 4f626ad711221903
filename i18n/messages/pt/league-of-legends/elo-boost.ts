import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Diz que divisão queres e em qual estás. Um booster faz na tua conta os jogos que ficam pelo meio.',
  description:
    'Sobe de rank em League of Legends, desde {price} por divisão. Preço linha a linha, cada jogo registado e reembolso do que não for subido.',
  'about.title': 'Como corre uma subida em League of Legends',
  'about.first':
    'Solo/Duo e Flexível são classificações separadas, cada uma com o seu MMR oculto. Uma divisão são 100 LP, e com a barra cheia sobes sem série de promoção. A partir de Mestre não há divisões: os LP não têm teto, e Grão-Mestre e Desafiante começam em limiares mais acima. Quantos LP dá uma vitória depende do teu MMR; por isso a calculadora pergunta-o junto à tua divisão e ao teu servidor.',
  'about.second':
    'O booster entra com os dados de acesso do teu cofre e joga a fila que escolheste até atingir o objetivo. A tua parte é pequena: não faças entretanto jogos ranqueados nessa fila e não abras o cliente durante um jogo, porque um segundo início de sessão termina o primeiro. Os campeões específicos limitam as escolhas do booster, e «Só fila a solo» exclui um parceiro de grupo; por isso, ambos se pagam à parte.',
  'question.first': 'O que pode a Riot fazer à minha conta?',
  'answer.first':
    'A Riot Games proíbe o boosting, e um estranho a entrar na tua conta também viola os termos. Entre as medidas conhecidas estão a perda das recompensas de ranqueada, a suspensão e o ban permanente. Não podemos excluir nenhuma. Confirmas isto antes de pagares, por isso decide com isso em mente.',
  'question.second': 'Porque perguntam quantos LP ganho por vitória?',
  'answer.second':
    'Porque depende do teu MMR. Se uma vitória te dá claramente menos do que uma derrota te tira, cada divisão precisa de mais jogos: um ganho baixo custa mais e demora mais. Se te dá claramente mais, escolhe alto. Mais ou menos igual é normal.',
  'question.third': 'Quem paga as derrotas e os dodges?',
  'answer.third':
    'Tu não. O preço é pelo objetivo, por isso os LP perdidos numa derrota ou num dodge voltam a ser subidos sem custo. Cada jogo é registado com o resultado e com a posição em que ficas depois, por isso também vês as descidas.',
  'question.fourth': 'Posso pedir uma subida em Flexível?',
  'answer.fourth':
    'Sim. Escolhe Flexível como fila e indica o teu rank de Flexível, que é separado do de Solo/Duo. A fila tem uma linha própria no preço. Subir numa fila não mexe no teu rank da outra, por isso pede a que te interessa.',
  'question.fifth': 'E se a época acabar antes da subida?',
  'answer.fifth':
    'Um reset mexe em todas as contas, por isso uma subida a meio não pode simplesmente continuar. Compara o prazo desta página com os dias que a época ainda tem. Se for apertado demais, a equipa pode parar o pedido: o que os jogos registados ganharam fica pago, o resto volta para ti.',
} as const satisfies ServiceWords
