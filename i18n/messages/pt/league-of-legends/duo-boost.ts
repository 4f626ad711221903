import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Fazes tu todos os jogos, ao lado de um booster. Precisamos do teu Riot ID e de nenhuma palavra-passe.',
  description:
    'Sobe em League of Legends lado a lado com um booster, na tua própria conta. Desde {price} por divisão, sem palavra-passe, cada jogo registado.',
  'about.title': 'Dois jogadores, uma subida',
  'about.first':
    'Solo/Duo deixa-te entrar em fila com um parceiro, e só quando os dois ranks estão próximos. Por isso o teu booster joga com uma conta cujo rank encaixa no teu. Em Flexível o grupo pode ser maior, mas um duo boost continua a ser tu e um booster. Os LP contam só na tua conta: o jogo olha para as tuas vitórias, as tuas derrotas e o teu MMR, não para os do teu parceiro.',
  'about.second':
    'Nenhum jogo é feito sem ti, por isso as tuas horas livres marcam o ritmo, e o prazo é mais longo do que num elo boost. Indica essas horas no pedido: os boosters veem-nas antes de aceitar. Joga na posição em que te sentes em casa e deixa a jungle ou o carry ao teu parceiro. «Só fila a solo» e «Aparecer offline» não existem aqui, porque são para um booster que está sozinho na conta.',
  'question.first': 'O duo é mais seguro do que entregar a minha conta?',
  'answer.first':
    'Para os teus dados de acesso, sim: ninguém entra além de ti. Para a Riot Games continua a ser boosting pago, que os seus termos proíbem sob qualquer forma. A suspensão ou a perda das recompensas de ranqueada continuam a ser possíveis, e não prometemos outra coisa. Aceitas isto no pagamento.',
  'question.second': 'O que precisam de mim?',
  'answer.second':
    'O teu Riot ID com a etiqueta, o servidor e as horas em que podes jogar. O booster convida-te por esse nome. Um pedido em duo nunca precisa de palavra-passe, por isso não a dês a ninguém, nem ao teu booster.',
  'question.third': 'Tenho de carregar a minha metade?',
  'answer.third':
    'Joga como sempre. Também se perdem jogos ao lado de um parceiro forte, e esses LP são recuperados dentro do preço. Ajuda mais um campeão que conheces bem do que um que está forte neste patch.',
  'question.fourth': 'Posso subir em duo a partir de Mestre?',
  'answer.fourth':
    'Pode ser pedido, e o preço segue então os LP em vez das divisões. Quem pode entrar em fila com quem no topo é regra da Riot e muda de época para época. Verifica antes de pedires, ou escolhe Flexível.',
  'question.fifth': 'E se não puder jogar durante uns dias?',
  'answer.fifth':
    'Põe o pedido em pausa na página dele e retoma-o quando voltares; o preço fica igual. Se preferires terminá-lo, a equipa pode pará-lo. As divisões que não foram subidas são então reembolsadas, pelos jogos registados.',
} as const satisfies ServiceWords
