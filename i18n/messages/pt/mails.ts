import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Olá, {username}!',
  greeting_unproven: 'Olá!',
  about: 'Pedido PK-{number}: {what}',
  sign_off: 'A equipa {site}',

  order_paid_subject: 'O teu pedido PK-{number} está pago',
  order_paid_body:
    'Obrigado! Recebemos o teu pagamento de {total} pelo pedido PK-{number}. Vê o que acontece a seguir, e o que possas ter de fazer, na página do pedido:',

  order_unpaid_subject: 'O teu pedido PK-{number} está à espera de pagamento',
  order_unpaid_body:
    'O teu pedido PK-{number}, no valor de {total}, ainda não foi pago. Um pedido por pagar é cancelado {figures.payment} depois de ser feito; até lá, mantemos o teu preço. Paga-o aqui:',

  booster_found_subject: 'Um booster aceitou o teu pedido PK-{number}',
  booster_found_body:
    'Um booster aceitou o teu pedido PK-{number} e começa em breve. Segue todos os jogos na página do pedido:',

  order_finished_subject: 'Já podes verificar o teu pedido PK-{number}',
  order_finished_body:
    'O teu booster diz que o pedido PK-{number} está feito e juntou a prova. Tens {figures.check} para verificar o resultado; depois disso, considera-se aceite. Verifica-o na página do pedido:',

  coach_asked_subject: 'Um cliente escolheu-te: pedido PK-{number}',
  coach_asked_body:
    'Um cliente escolheu-te para o pedido PK-{number}. Se não responderes no prazo de {figures.coachAnswer}, o cliente é reembolsado. Aceita ou recusa o pedido no teu quadro:',

  coach_accepted_subject: 'O teu coach aceitou o pedido PK-{number}',
  coach_accepted_body:
    'O teu coach aceitou o pedido PK-{number}. Propõe uma hora que te dê jeito, ou aceita a que ele propuser, na página do pedido:',
  coach_declined_subject: 'O teu coach recusou o pedido PK-{number}',
  coach_declined_body:
    'O teu coach recusou o pedido PK-{number}. Se não fizeres nada, reembolsamos-te automaticamente no meio de pagamento que usaste. Para receberes já o dinheiro, cancela o pedido na página do pedido:',
  coaching_finished_subject: 'Todas as horas do teu pedido PK-{number} foram dadas',
  coaching_finished_body:
    'O teu coach registou as últimas horas do pedido PK-{number} e juntou notas para ti. Tens {figures.check} para as verificar; depois disso, consideram-se aceites. Lê-as na página do pedido:',

  account_banned_subject: 'A tua conta {site} foi banida',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'A nossa equipa baniu a tua conta. {reason}\n\nOs teus pedidos e o teu saldo ficam como estão. Se achas que é um engano, escreve-nos.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'A tua conta {site} voltou a funcionar',
  account_unbanned_heading: 'A tua conta voltou a funcionar',
  account_unbanned_body:
    'A nossa equipa levantou o ban da tua conta. Podes iniciar sessão e voltar a usá-la.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Todas as tuas sessões em {site} foram terminadas',
  sessions_ended_heading: 'As tuas sessões foram terminadas',
  sessions_ended_body:
    'A nossa equipa terminou todas as sessões da tua conta em todos os dispositivos. Inicia sessão de novo para continuar.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'As tuas permissões em {site} mudaram',
  permissions_changed_heading: 'As tuas permissões mudaram',
  permissions_changed_body:
    'A nossa equipa alterou o que a tua conta pode fazer. Agora tens estas permissões: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'As tuas permissões foram retiradas',
  permissions_removed_body:
    'A nossa equipa retirou as permissões da tua conta. A conta, os teus pedidos e o teu saldo ficam como estão.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'pt'>
