import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de League of Legends',
  lead: 'De Ferro a Desafiante, em Solo/Duo ou Flexível. Define uma subida, vê o preço linha a linha e segue cada jogo.',
  description:
    'Boosting de League of Legends desde {price} por divisão: elo, duo, colocação e vitórias líquidas. Preço linha a linha, reembolso pelo subido.',
  'about.title': 'A classificação, e o que fazemos nela',
  'about.first':
    'Sete ranks de quatro divisões levam de Ferro IV a Diamante I, e cada divisão são 100 LP. Acima estão Mestre, Grão-Mestre e Desafiante, onde os LP não têm teto e os lugares mesmo no topo são limitados. Um reset abre a época com cinco jogos de colocação. Solo/Duo e Flexível têm ranks separados, e cada servidor também: um rank na Europa Ocidental não diz nada na América do Norte.',
  'about.second':
    'Quatro serviços respondem a quatro desejos. Uma certa divisão é um elo boost, ou um duo boost se queres jogar tu. Uma época acabada de começar é um boost de colocação. Alguma folga acima de uma despromoção é um boost de vitórias. Em todos vês o mesmo: o preço linha a linha, um prazo, um registo dos jogos e o valor que voltaria para ti se o pedido parasse agora.',
  'service.elo': 'Um booster sobe na tua conta até à divisão que disseres.',
  'service.duo': 'Sobes tu, com um booster como parceiro e sem dares a palavra-passe.',
  'service.placement': 'Até cinco jogos depois do reset, com preço pelo teu último rank.',
  'service.win': 'Um número de vitórias líquidas no teu rank. Um jogo perdido é recuperado.',
  'question.first': 'Que serviço me serve?',
  'answer.first':
    'Se o objetivo é um rank, escolhe o elo boost, ou o duo boost para jogares tu. Depois de um reset, começa pela colocação. Se só queres afastar-te de uma despromoção, escolhe umas quantas vitórias líquidas. Podes ver o preço dos quatro sem conta.',
  'question.second': 'O boosting é contra as regras de League of Legends?',
  'answer.second':
    'Sim. A Riot Games proíbe-o e pode tirar as recompensas de ranqueada, suspender a conta ou bani-la. Isso vale também para o duo. Dizemo-lo antes de cada pagamento e pedimos que o confirmes, porque nenhum serviço te pode tirar esse risco.',
  'question.third': 'Como guardam os meus dados da Riot?',
  'answer.third':
    'Num cofre: cifrados, abertos só ao booster do teu pedido e só durante o boost. Cada consulta fica registada com a hora, e podes ler esse registo. Podes substituir ou revogar os dados de acesso, e são apagados quando o pedido fecha.',
  'question.fourth': 'Preciso de uma conta aqui?',
  'answer.fourth':
    'Não, basta um e-mail para pedires como convidado. Um pedido por pagar é cancelado após 48 horas, com um lembrete por e-mail antes disso. Nada é cobrado por ele.',
  'question.fifth': 'Quando é pago o booster?',
  'answer.fifth':
    'Depois da tua verificação. O booster entrega uma prova do resultado, e tens 72 horas para a ver. Só então lhe é creditada a sua parte, que fica retida mais sete dias antes de poder ser levantada.',
  'question.sixth': 'Que servidores posso escolher?',
  'answer.sixth':
    'Europa Ocidental, Europa Nórdica e de Leste, América do Norte, Brasil, os dois servidores da América Latina, Oceânia, Turquia, Rússia, Japão, Médio Oriente, Sudeste Asiático, Taiwan e Vietname. Não servimos a Coreia, porque lá o boosting é crime. Se um servidor custa mais ou menos, o orçamento di-lo numa linha própria.',
} as const satisfies LandingWords
