import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Dois tabuleiros, uma equipa. Sobe em Double Up com um booster como parceiro.',
  description:
    'Sobe na classificação Double Up de Teamfight Tactics com um booster ao teu lado, desde {price} por divisão. Jogas tu e não dás a palavra-passe.',
  'about.title': 'Porque é que aqui duo significa Double Up',
  'about.first':
    'Em Ranqueada cada um joga por si: um amigo no lobby é um dos sete adversários. Double Up é o modo para dois. Quatro equipas partilham um lobby; os parceiros vivem da mesma vida, enviam unidades um ao outro e ajudam no outro tabuleiro. Tem uma classificação própria, de Ferro a Desafiante, com 100 LP por divisão, e o lugar da equipa conta para os dois.',
  'about.second':
    'Tu jogas o teu tabuleiro e o booster joga o dele. Ele passa-te as unidades de que precisas, e tu passas as que te sobram. Indica como início o teu rank de Double Up, não o de Ranqueada, ou a distância e o preço ficam errados. As tuas horas livres marcam o ritmo. Podes juntar coaching e uma vitória extra; campeões específicos não, pela mesma razão que em todo este jogo: quem decide é a loja.',
  'question.first': 'Podemos subir juntos em Ranqueada?',
  'answer.first':
    'Não. Nessa fila seriam adversários, e dois jogadores que combinam os seus lugares violam as regras mais uma vez. Um pedido com parceiro é sempre Double Up. Para o teu rank de Ranqueada há o elo boost.',
  'question.second': 'Posso ser punido apesar de jogar eu?',
  'answer.second':
    'Sim, podes, e o teu parceiro também. Os termos da Riot Games proíbem o boosting pago mesmo quando és tu que estás ao tabuleiro. Os teus dados de acesso não correm perigo, porque mais ninguém os usa; a tua conta, sim. Confirmas isto antes de pagares.',
  'question.third': 'Ainda não tenho rank de Double Up. E agora?',
  'answer.third':
    'Uma subida precisa de um início, porque o preço conta as divisões a partir daí. Faz os teus primeiros jogos de Double Up por tua conta, ou pede-os como boost de colocação em duo. Depois tens um rank para indicar aqui.',
  'question.fourth': 'Que lugares nos fazem avançar?',
  'answer.fourth':
    'As duas primeiras das quatro equipas ganham LP, as outras duas perdem alguns. Os maus lobbies fazem parte de qualquer subida e são compensados dentro do preço. Pagas pela divisão que disseste, não por jogos avulsos.',
  'question.fifth': 'Como encontramos horas que sirvam aos dois?',
  'answer.fifth':
    'Escreves no pedido quando podes jogar. Os boosters leem-no antes de aceitar, por isso quem ficar com ele conhece as tuas horas. Se ninguém o aceitar dentro de uma hora, podes cancelar e receber tudo de volta.',
} as const satisfies ServiceWords
