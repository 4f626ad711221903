import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Jogas tu todos os jogos, com um booster ao lado. Precisamos do teu Riot ID, nunca da tua palavra-passe.',
  description:
    'Sobe no LoL lado a lado com um booster, na tua própria conta. Desde {price} por divisão, sem palavra-passe, cada jogo registado.',
  'about.title': 'Dois jogadores, uma subida',
  'about.first':
    'Em Solo/Duo só podes entrar na fila com um parceiro, e só se os ranks forem próximos. Por isso, o teu booster joga numa conta com um rank compatível com o teu. Flex permite grupos maiores, mas um duo boost continua a ser só tu e um booster. Os teus LP dependem apenas da tua conta: o jogo olha para as tuas vitórias, as tuas derrotas e o teu MMR, não para os do teu parceiro.',
  'about.second':
    'Nenhum jogo se faz sem ti: é o teu horário que marca o ritmo, e o prazo é mais longo do que num elo boost. Indica as tuas horas no pedido, porque os boosters veem-nas antes de o aceitarem. Joga na tua melhor função e deixa a jungle ou o carry ao teu parceiro. «{games.addon.solo-only}» e «{games.addon.offline}» não existem aqui, porque são para boosters que jogam sozinhos na tua conta.',
  'question.first': 'O duo é mais seguro do que entregar a minha conta?',
  'answer.first':
    'Para os teus dados de acesso, sim: só tu entras na conta. Para a Riot Games, continua a ser boosting pago, que os termos proíbem em qualquer forma. Podes na mesma ser suspenso ou perder recompensas de ranked, e não te prometemos o contrário. Aceitas esta declaração no pagamento.',
  'question.second': 'O que precisam de mim?',
  'answer.second':
    'Do teu Riot ID com a tag, do servidor e das horas a que podes jogar. O booster usa esse nome para te convidar. Um pedido em duo nunca precisa de palavra-passe, por isso não a dês a ninguém, nem sequer ao teu booster.',
  'question.third': 'Também tenho de carregar a equipa?',
  'answer.third':
    'Joga como sempre jogas. Mesmo com um parceiro forte vais perder alguns jogos, e esses LP são recuperados dentro do preço. Um campeão que conheces bem ajuda mais do que um que esteja forte neste patch.',
  'question.fourth': 'Posso fazer duo em Mestre ou acima?',
  'answer.fourth':
    'Podes pedi-lo, mas o preço passa a seguir os LP em vez das divisões. Quem pode entrar na fila com quem, lá em cima, decide-o a Riot, e muda de época para época. Confirma antes de pedires, ou escolhe «{games.queue.flex}».',
  'question.fifth': 'E se não puder jogar durante uns dias?',
  'answer.fifth':
    'Põe o pedido em pausa na página do pedido e retoma-o quando voltares; o preço não muda. Se preferires terminá-lo, a equipa pode pará-lo. Nesse caso, és reembolsado das divisões que não foram jogadas, com base nos jogos registados.',
} as const satisfies ServiceWords
