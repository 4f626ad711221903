import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de League of Legends (LoL)',
  lead: 'Um booster faz os teus jogos ranked, sozinho ou contigo, de Ferro a Desafiante, em Solo/Duo ou Flex. Vês o preço linha a linha e segues cada jogo.',
  description:
    'Boosting de League of Legends desde {price} por divisão: elo boost, duo, colocação e vitórias. Preço linha a linha, cada jogo registado.',
  'about.title': 'Como é a classificação e como te ajudamos a subir',
  'about.first':
    'De Ferro IV a Diamante I vão sete ranks de quatro divisões, e cada divisão pede 100 LP. Acima ficam Mestre, Grão-Mestre e Desafiante, onde os LP não têm limite e os lugares mesmo no topo são limitados. Depois de um reset, a época abre com cinco jogos de colocação. Solo/Duo e Flex têm ranks separados, e cada servidor também: o teu rank na Europa Ocidental não vale nada na América do Norte.',
  'about.second':
    'Para chegares a uma certa divisão, pede um elo boost, ou um duo boost se quiseres jogar tu. Para uma época nova, um boost de colocação. Para te afastares da despromoção, um boost de vitórias. Em todos vês o mesmo: o preço linha a linha, um prazo, o registo dos jogos e quanto receberias de volta se o pedido parasse agora.',
  'service.elo': 'Um booster joga na tua conta até à divisão que escolheres.',
  'service.duo': 'Jogas tu, com um booster como parceiro e sem dares a palavra-passe.',
  'service.placement': 'Até cinco jogos depois do reset, ao preço do teu último rank.',
  'service.win': 'Um número de vitórias líquidas no teu rank. As derrotas são compensadas.',
  'question.first': 'Qual é o serviço certo para mim?',
  'answer.first':
    'Se queres um certo rank, pede um elo boost, ou um duo boost para jogares tu. Depois de um reset, começa pela colocação. Se só te queres afastar da despromoção, pede umas quantas vitórias líquidas. Podes ver o preço dos quatro sem teres conta.',
  'question.second': 'O boosting é contra as regras do League of Legends?',
  'answer.second':
    'Sim. A Riot Games proíbe-o e pode retirar recompensas de ranked, suspender a conta ou bani-la. Isto também vale para o duo. Dizemo-lo antes de cada pagamento e pedimos-te que o confirmes, porque nenhum serviço te pode livrar desse risco.',
  'question.third': 'Como protegem os meus dados de acesso da Riot?',
  'answer.third':
    'São cifrados num cofre que só o booster do teu pedido pode abrir, e só durante o boost. Cada consulta fica registada com a hora, e podes ler esse registo. Podes substituir ou apagar os dados, e são sempre apagados quando o pedido fecha.',
  'question.fourth': 'Preciso de ter conta aqui?',
  'answer.fourth':
    'Não, basta um e-mail para fazeres um pedido como convidado. Se não pagares, enviamos-te um lembrete por e-mail e cancelamos o pedido ao fim de {figures.payment}. Não te é cobrado nada.',
  'question.fifth': 'Quando é que o booster é pago?',
  'answer.fifth':
    'Depois de verificares o resultado. O booster envia a prova, e tens {figures.check} para a veres. Só então lhe é creditada a sua parte, que fica retida mais {figures.hold} antes de poder ser paga.',
  'question.sixth': 'Que servidores posso escolher?',
  'answer.sixth':
    'Europa Ocidental, Europa Nórdica e de Leste, América do Norte, Brasil, os dois servidores da América Latina, Oceânia, Turquia, Rússia, Japão, Médio Oriente, Sudeste Asiático, Taiwan e Vietname. Não oferecemos a Coreia, porque lá o boosting é crime. Se um servidor custar mais ou menos, o orçamento mostra-o numa linha própria.',
} as const satisfies LandingWords
