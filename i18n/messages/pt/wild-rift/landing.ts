import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting de Wild Rift',
  lead: 'De Ferro a Soberano, em Android ou iOS, com cada marca registada.',
  description:
    'Boosting de Wild Rift para Android e iOS, desde {price} por divisão. Elo, duo, início de época e vitórias líquidas, com reembolso pelo subido.',
  'about.title': 'Divisões curtas, um topo longo',
  'about.first':
    'A classificação de Wild Rift conta-se em marcas: duas por divisão em Ferro, três em Bronze e Prata, quatro em Ouro e Platina, cinco em Esmeralda e Diamante. Acima estão Mestre, Grão-Mestre, Desafiante e Soberano, com pontos sem teto. Não há jogos de colocação; uma época nova faz-te recuar, e voltas a subir. Ao lado de Ranqueada há a Fila Lendária, para jogadores individuais a partir de Diamante.',
  'about.second':
    'É um jogo para telemóveis, e isso dá forma ao pedido. Dizes-nos o servidor e a plataforma, e guardas dados de acesso da Riot no cofre, ou nenhuns se for em duo. Nunca entregues uma conta Google, Apple ou Facebook. O booster joga noutro dispositivo, regista cada jogo com as marcas e entrega uma imagem do rank final. Tens depois 72 horas para o verificares no teu telemóvel.',
  'service.elo': 'Um booster junta as marcas na tua conta, até ao rank que disseres.',
  'service.duo': 'Jogas no teu telemóvel, e o booster está no teu grupo.',
  'service.placement': 'Os teus primeiros jogos ranqueados da época, até dez.',
  'service.win': 'Vitórias líquidas em Ranqueada ou Fila Lendária.',
  'question.first': 'O meu rank de Wild Rift é o mesmo que em League of Legends?',
  'answer.first':
    'Não. A conta pode ser a mesma, as classificações não. Wild Rift tem marcas em vez de LP, mais um rank no topo e outros servidores. Pede para o jogo do teu telemóvel, com o rank que ele mostra.',
  'question.second': 'Que servidores oferecem?',
  'answer.second':
    'Europa, América do Norte, Brasil, América Latina, Sudeste Asiático e Médio Oriente. Escolhe aquele em que jogas, porque os ranks não passam de um para outro. Não oferecemos os servidores da China continental nem da Coreia.',
  'question.third': 'Como entra um booster na minha conta?',
  'answer.third':
    'Com os dados de acesso da Riot que guardas no cofre. Está cifrado, o booster do teu pedido só o pode abrir durante o boost, e vês cada consulta. Se preferes não dar nada, o duo só precisa do teu nome no jogo.',
  'question.fourth': 'Posso levar ban?',
  'answer.fourth':
    'Podes. O boosting e a partilha de uma conta são contra os termos da Riot Games no telemóvel tal como no PC. Suspensão, perda de recompensas e bans permanentes são todos possíveis, e não te diremos outra coisa, nem aqui nem no pagamento.',
  'question.fifth': 'Quanto tempo demora?',
  'answer.fifth':
    'A calculadora transforma a tua subida em jogos e dias e mostra um intervalo. As divisões baixas passam depressa, Diamante leva o seu tempo, e um duo dura o que as tuas horas livres fizerem dele. O intervalo fica guardado com o pedido, para o comparares.',
  'question.sixth': 'E se mudar de ideias?',
  'answer.sixth':
    'Antes de um booster começar, cancelas tu e escolhes para onde vai o preço completo: para o teu saldo aqui ou da forma como pagaste. Mais tarde, a equipa pode parar o pedido, e o que os jogos registados não ganharam é reembolsado.',
} as const satisfies LandingWords
