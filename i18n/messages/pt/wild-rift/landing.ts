import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Wild Rift',
  lead: 'Um booster faz os teus jogos ranked em Android ou iOS, sozinho ou no teu grupo, de Ferro a Soberano. Cada marca fica registada.',
  description:
    'Boosting de Wild Rift para Android e iOS, desde {price} por divisão: elo boost, duo, início de época e vitórias. Reembolso do que não for jogado.',
  'about.title': 'Divisões curtas, um topo longo',
  'about.first':
    'A classificação do Wild Rift conta-se em marcas: duas por divisão em Ferro, três em Bronze e Prata, quatro em Ouro e Platina, cinco em Esmeralda e Diamante. Acima, Mestre, Grão-Mestre, Desafiante e Soberano usam pontos sem limite. Não há jogos de colocação; uma época nova faz-te recuar, e voltas a subir. Além de Ranked, há a {games.queue.legendary}, para quem joga a solo a partir de Diamante.',
  'about.second':
    'É um jogo para telemóvel, e isso nota-se no pedido. Indicas o servidor e a plataforma e guardas no cofre os dados de acesso da Riot, ou nenhuns, se for em duo. Nunca partilhes os dados de acesso do Google, da Apple ou do Facebook. O booster joga noutro dispositivo, regista cada jogo com as marcas e envia uma captura de ecrã do rank final. Tens depois {figures.check} para o verificares no teu telemóvel.',
  'service.elo': 'Um booster ganha as marcas na tua conta, até ao rank que escolheres.',
  'service.duo': 'Jogas no teu telemóvel, com o booster no teu grupo.',
  'service.placement': 'Os teus primeiros jogos ranked da época, até dez.',
  'service.win': 'Vitórias líquidas em {games.queue.ranked} ou {games.queue.legendary}.',
  'question.first': 'O meu rank do Wild Rift é o mesmo do League of Legends?',
  'answer.first':
    'Não. A conta pode ser a mesma, mas as classificações não são. O Wild Rift tem marcas em vez de LP, mais um rank no topo e outros servidores. Faz o pedido para o jogo do teu telemóvel, com o rank que ele mostra.',
  'question.second': 'Que servidores oferecem?',
  'answer.second':
    'Europa, América do Norte, Brasil, América Latina, Sudeste Asiático e Médio Oriente. Escolhe aquele em que jogas, porque os ranks não passam de uns para os outros. Não oferecemos servidores na China continental nem na Coreia.',
  'question.third': 'Como é que um booster entra na minha conta?',
  'answer.third':
    'Com os dados de acesso da Riot que guardas no cofre. São cifrados, o booster do teu pedido só os pode abrir durante o boost, e vês cada consulta. Se preferires não os partilhar, o duo só precisa do teu nome no jogo.',
  'question.fourth': 'Posso levar ban?',
  'answer.fourth':
    'Podes. O boosting e a partilha de contas são contra os termos da Riot Games, no telemóvel como no PC. A suspensão, a perda de recompensas e o ban permanente são todos possíveis, e não fingimos o contrário, nem aqui nem no pagamento.',
  'question.fifth': 'Quanto tempo demora?',
  'answer.fifth':
    'A calculadora converte a tua subida em jogos e dias e mostra um intervalo. As divisões baixas passam depressa, Diamante leva o seu tempo, e a duração de um duo depende do teu horário. O intervalo fica guardado com o pedido, para poderes comparar.',
  'question.sixth': 'E se mudar de ideias?',
  'answer.sixth':
    'Até um booster começar, podes cancelar tu e escolher para onde vai o reembolso total: para o teu saldo aqui ou para o meio de pagamento que usaste. A partir daí, a equipa pode parar o pedido, e és reembolsado do que falta, com base nos jogos registados.',
} as const satisfies LandingWords
