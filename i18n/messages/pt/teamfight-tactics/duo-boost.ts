import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Dois tabuleiros, uma equipa. Sobe em Double Up com um booster como parceiro.',
  description:
    'Sobe na classificação de Double Up do TFT com um booster ao teu lado, desde {price} por divisão. Jogas tu, sem dares a palavra-passe.',
  'about.title': 'Porque é que aqui duo significa Double Up',
  'about.first':
    'Em Ranked, cada um joga por si: um amigo no lobby é um de sete adversários. Double Up é o modo para dois. Quatro equipas partilham um lobby; os parceiros partilham a vida, enviam unidades um ao outro e ajudam no outro tabuleiro. Tem uma classificação própria, de Ferro a Desafiante, com 100 LP por divisão, e o lugar da tua equipa conta para os dois.',
  'about.second':
    'Tu jogas o teu tabuleiro e o booster joga o dele. Ele envia-te as unidades de que precisas, e tu envias as que te sobram. Indica como início o teu rank de Double Up, não o de Ranked, ou a distância e o preço ficam errados. É o teu horário que marca o ritmo. Podes juntar «{games.addon.coaching}» e «{games.addon.bonus-win}»; campeões não podes escolher, pela mesma razão de sempre neste jogo: quem decide é a loja.',
  'question.first': 'Podemos subir juntos em Ranked?',
  'answer.first':
    'Não. Nessa fila seriam adversários, e dois jogadores que combinam os lugares violam mais uma regra. Um pedido em duo é sempre em Double Up. Para subires em Ranked, pede um elo boost.',
  'question.second': 'Posso ser penalizado mesmo jogando eu?',
  'answer.second':
    'Sim, e o teu parceiro também. Os termos da Riot Games proíbem o boosting pago mesmo que jogues o teu próprio tabuleiro. Os teus dados de acesso estão seguros, porque mais ninguém os usa; a tua conta não. Confirmas isto antes de pagares.',
  'question.third': 'Ainda não tenho rank de Double Up. E agora?',
  'answer.third':
    'Uma subida precisa de um início, porque o preço conta as divisões a partir daí. Faz tu os teus primeiros jogos de Double Up, ou pede-os como boost de colocação em duo. Depois disso, já tens um rank para indicar aqui.',
  'question.fourth': 'Que lugares dão LP?',
  'answer.fourth':
    'As duas primeiras das quatro equipas ganham LP, as outras duas perdem alguns. Os maus lobbies fazem parte de qualquer subida e são compensados dentro do preço. Pagas a divisão que escolheste, não jogos avulsos.',
  'question.fifth': 'Como encontramos horas que deem jeito aos dois?',
  'answer.fifth':
    'No pedido, indicas as horas a que podes jogar. Os boosters leem-nas antes de o aceitarem, por isso quem o aceitar conhece o teu horário. Se ninguém o aceitar no prazo de {figures.start}, podes cancelar e receber tudo de volta.',
} as const satisfies ServiceWords
