import type { TranslationOf } from '../../translate.ts'
import type opening from '../en/opening.ts'

export default {
  lead: 'Do que a tua loja precisa e o que ainda falta. As chaves e palavras-passe nunca são mostradas.',
  again: 'Verificar de novo',
  testMail: 'Enviar e-mail de teste',
  testMailSent: 'O servidor de e-mail aceitou uma mensagem para {email}. Vê se chegou.',
  'all.good': 'Está tudo pronto',
  'all.missing': {
    one: 'Falta {count} coisa',
    many: 'Faltam {count} coisas',
    other: 'Faltam {count} coisas',
  },
  'all.wrong': {
    one: '{count} coisa não funciona',
    many: '{count} coisas não funcionam',
    other: '{count} coisas não funcionam',
  },
  checkedAt: 'Verificado: {time}',
  'state.good': 'Em ordem',
  'state.missing': 'Falta',
  'state.wrong': 'Errado',
  'group.services': 'Ligações',
  'group.server': 'Este servidor',
  'group.shop': 'Loja',
  'name.settings': 'Definições',
  'name.database': 'Base de dados',
  'name.migrations': 'Migrações',
  'name.redis': 'Redis',
  'name.mail': 'E-mail',
  'name.payments': 'Pagamentos',
  'name.sign_ins': 'Início de sessão externo',
  'name.files': 'Ficheiros',
  'name.disk': 'Disco',
  'name.clock': 'Relógio',
  'name.proxies': 'Endereço e proxies',
  'name.backups': 'Cópias de segurança',
  'name.legal': 'Dados legais',
  'name.support_hours': 'Horário do apoio',
  'name.prices': '{names.prices}',
  'name.boosters': '{names.boosters}',
  'name.staff': 'Equipa',
  'stops.settings': 'Até lá, uma parte da loja não funciona.',
  'stops.database':
    'Sem a base de dados nada funciona, e as suas contas decidem quem pode alterar o livro-razão.',
  'stops.migrations': 'O servidor e a base de dados não combinam.',
  'stops.redis':
    'Vários servidores não veem as mensagens uns dos outros, e os limites de uso não são contados.',
  'stops.mail': 'Os clientes não recebem links de acesso, recibos nem novidades do seu pedido.',
  'stops.payments':
    'Os clientes não conseguem pagar com cartão, ou a loja não sabe de pagamentos nem de estornos.',
  'stops.sign_ins': 'O botão deste serviço leva a um erro.',
  'stops.files': 'Não é possível carregar capturas de ecrã nem fotos de perfil.',
  'stops.disk': 'Quando o disco enche, o servidor para.',
  'stops.clock': 'Os códigos das aplicações de autenticação e as assinaturas dos webhooks são recusados.',
  'stops.proxies': 'As pessoas não chegam à loja, ou os limites contra abusos contam o endereço errado.',
  'stops.backups': 'Sem uma cópia testada, um disco avariado acaba com a loja.',
  'stops.legal': 'Às páginas legais e aos recibos falta o que a lei pede.',
  'stops.support_hours': 'Os clientes veem um horário que não escolheste.',
  'stops.prices': 'Os clientes não podem fazer pedidos.',
  'stops.boosters': 'Não se pode vender nada.',
  'stops.staff': 'A loja depende de uma só pessoa ou de uma só palavra-passe.',
  failed: 'Não foi possível verificar. Corrige primeiro o que está errado acima e verifica de novo.',
  'find.settings.payout_account':
    'PAYOUT_IBAN não está definido: os boosters não podem ser pagos com o ficheiro SEPA.',
  'find.settings.invalid': 'Uma definição não é válida. O servidor diz qual quando arranca.',
  'find.settings.vault_keys':
    'Dados de acesso guardados não se abrem com VAULT_KEYS. Acrescenta a chave com que foram guardados, da cópia que tens.',
  'find.database.away': 'A base de dados não responde. Verifica DATABASE_URL e inicia o PostgreSQL.',
  'find.database.account':
    'A base de dados recusa a conta em DATABASE_URL. O servidor cria-a ao arrancar; depois disso, verifica o nome, a palavra-passe e a base de dados.',
  'find.database.strong':
    'A conta em DATABASE_URL pode alterar o livro-razão ou criar contas. Dá ao servidor uma conta própria e deixa a do dono em DATABASE_OWNER_URL.',
  'find.database.one_account':
    'DATABASE_OWNER_URL não está definido: as tabelas são da conta do servidor, e só triggers protegem o livro-razão e o registo de auditoria.',
  'find.database.one_password':
    'DATABASE_URL e DATABASE_OWNER_URL têm a mesma palavra-passe: quem lê uma tem as duas. Dá outra ao dono.',
  'find.migrations.waiting':
    'Faltam à base de dados migrações desta versão. Reinicia o servidor: ele trata delas.',
  'find.migrations.newer':
    'Uma versão mais recente alterou a base de dados. Volta a essa versão ou restaura uma cópia anterior.',
  'find.redis.away':
    'O Redis não responde em REDIS_URL. Inicia-o, ou retira a definição se só tens um servidor.',
  'find.mail.off': 'SMTP_URL não indica nenhum servidor de e-mail: ninguém recebe e-mails. Indica o teu.',
  'find.mail.password': 'O servidor de e-mail recusa o nome ou a palavra-passe de SMTP_URL.',
  'find.mail.certificate':
    'O certificado do servidor de e-mail em SMTP_URL não é válido para o seu nome. Usa o nome do certificado ou pede que o renovem.',
  'find.mail.away': 'O servidor de e-mail em SMTP_URL não responde. Verifica o nome, a porta e a firewall.',
  'find.mail.stuck':
    'O e-mail mais antigo espera há {minutes} min. A página dos e-mails enviados diz porquê.',
  'find.mail.given_up':
    'E-mails que nunca foram aceites: {count}. Podes enviá-los de novo na página dos e-mails enviados.',
  'find.payments.sandbox':
    'STRIPE_SECRET_KEY não está definida: a loja usa pagamentos de teste e ninguém paga dinheiro a sério.',
  'find.payments.key': 'O Stripe recusa STRIPE_SECRET_KEY. Copia-a de novo em Developers, API keys.',
  'find.payments.away': 'O Stripe não responde. Verifica se este servidor chega à internet.',
  'find.payments.test_key': 'STRIPE_SECRET_KEY é uma chave de teste: ninguém paga dinheiro a sério.',
  'find.payments.no_webhook':
    'O Stripe não tem nenhum webhook ativo para {address}. Adiciona-o em Developers, Webhooks.',
  'find.payments.webhook_events':
    'O webhook do Stripe não envia todos os eventos de que a loja precisa. Acrescenta estes: {events}.',
  'find.payments.unsigned':
    'Chegou um webhook cuja assinatura não corresponde a STRIPE_WEBHOOK_SECRET ({at}). Se veio do Stripe, copia de novo o signing secret, reinicia e envia um evento de teste: assim que um corresponder, este aviso desaparece.',
  'find.payments.unseen':
    'Ainda não chegou nenhum webhook. Envia um evento de teste a partir do Stripe ou paga um pedido de teste.',
  'find.sign_ins.secret': '{provider} recusa o ID de cliente ou o segredo. Copia os dois de novo.',
  'find.sign_ins.away': '{provider} não responde.',
  'find.files.unwritable': 'O servidor não consegue escrever em DATA_DIR. Dá-lhe a pasta e vê o disco.',
  'find.disk.low': 'Só há {gigabytes} GB livres em DATA_DIR. Arranja espaço.',
  'find.clock.off': 'O relógio deste servidor está {seconds} s errado. Liga a sincronização da hora (NTP).',
  'find.proxies.no_token':
    'Define METRICS_TOKEN para que esta verificação possa perguntar à loja a partir de fora.',
  'find.proxies.away':
    'Nada responde em {address} a partir deste servidor. Verifica o DNS, o proxy e a firewall.',
  'find.proxies.certificate': 'O certificado de {address} não é válido. Renova-o.',
  'find.proxies.certificate_ends': 'O certificado expira: {at}. Verifica se é renovado automaticamente.',
  'find.proxies.other_site': 'Em {address} responde outra coisa, ou um servidor com outro METRICS_TOKEN.',
  'find.proxies.no_server':
    'Em {address} responde o proxy, mas nenhum servidor por trás dele. Arranca o servidor e verifica a porta para a qual o proxy encaminha.',
  'find.proxies.too_few':
    'Há mais proxies à frente do servidor ({proxies}) do que TRUSTED_PROXIES diz ({trusted}): todas as pessoas partilham um endereço e os seus limites. Põe {proxies}.',
  'find.proxies.too_many':
    'Há menos proxies à frente do servidor ({proxies}) do que TRUSTED_PROXIES diz ({trusted}): qualquer um pode falsificar o seu endereço. Põe {proxies}.',
  'find.backups.none':
    'Ainda não há nenhuma cópia de segurança. Programa a cópia diária: docs/operations.md diz como.',
  'find.backups.old': 'Última cópia: {at}. Vê porque é que a tarefa programada não corre.',
  'find.backups.no_drill':
    'Nunca foi testada nenhuma cópia. Executa npm run restore -- --drill com a mais recente.',
  'find.backups.old_drill':
    'Último teste: {at}. Executa npm run restore -- --drill com a cópia mais recente.',
  'find.legal.demo': 'OPERATOR_NAME não está definido: as páginas legais nomeiam uma empresa inventada.',
  'find.legal.no_vat':
    'Nem VAT_RATE nem VAT_EXEMPTION está definido: os recibos não dizem nada sobre o IVA e, nos valores maiores, falta-lhes o que uma fatura exige.',
  'find.legal.no_vat_id':
    'VAT_RATE está definido sem OPERATOR_VAT_ID: aos recibos de valores maiores falta o que uma fatura exige.',
  'find.support_hours.unset':
    'SUPPORT_HOURS não está definido: os clientes leem o horário habitual em vez do teu.',
  'find.prices.none': 'Não há preços definidos. Publica a primeira versão.',
  'find.prices.later': 'Os primeiros preços valem a partir de: {at}.',
  'find.boosters.none':
    'Nenhum booster pode ser contactado. Aceita uma candidatura ou faz de alguém booster.',
  'find.boosters.game': 'Nenhum booster joga {game}, por isso não se vende.',
  'find.staff.second_factor': 'Pessoas da equipa sem segundo fator: {count}.',
  'find.staff.alone':
    'Pessoas com acesso total: {count}. Os pagamentos a boosters e as correções grandes precisam de uma segunda pessoa: convida alguém.',
  'note.payments': 'Último webhook: {at}',
  'note.disk': '{gigabytes} GB livres',
  'note.proxies': 'Visto de {address}, proxies: {count}',
  'note.backups': 'Última: {at}',

  'open.title': 'Abertura',
  'open.text':
    'Até à abertura, quem visita a loja vê uma página que o diz. A equipa pode experimentar tudo: cada pedido é um pedido de teste e ninguém paga nada.',
  'open.button': 'Abrir a loja',
  'open.try': 'Experimentar a loja',
  'open.since': 'Aberta desde: {time}',
  'open.dialogText':
    'A partir de agora, toda a gente vê a loja e pode fazer pedidos. Não é possível voltar a fechá-la.',
  'open.blocked': 'A loja ainda não pode abrir',
  'open.blockedText': 'Sem isto não conseguiria vender:',
  'open.gaps': 'Por preparar',
  'open.gapsText': 'A loja pode abrir sem isto. O que faltaria em cada caso:',
  'open.accept': 'Li a lista e abro a loja mesmo assim',
  'open.orders': {
    one: '{count} pedido de teste é apagado com tudo o que lhe pertence.',
    many: '{count} pedidos de teste são apagados com tudo o que lhes pertence.',
    other: '{count} pedidos de teste são apagados com tudo o que lhes pertence.',
  },
  'open.mails': {
    one: '{count} pessoa que o pediu recebe o e-mail de abertura.',
    many: '{count} pessoas que o pediram recebem o e-mail de abertura.',
    other: '{count} pessoas que o pediram recebem o e-mail de abertura.',
  },
  'open.done': 'A loja está aberta',
} satisfies TranslationOf<typeof opening, 'pt'>
