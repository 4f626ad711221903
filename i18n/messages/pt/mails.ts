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

  passkey_added_subject: 'Foi adicionada uma chave de acesso à tua conta',
  passkey_added_heading: 'Nova chave de acesso',
  passkey_added_body:
    'Uma nova chave de acesso pode iniciar sessão na tua conta. Se não foste tu, remove-a e muda a tua palavra-passe.',
  passkey_added_button: 'Verificar as definições',
  passkey_removed_subject: 'Foi removida uma chave de acesso da tua conta',
  passkey_removed_heading: 'Chave de acesso removida',
  passkey_removed_body:
    'Uma das tuas chaves de acesso já não pode iniciar sessão na tua conta. Se não foste tu, muda a tua palavra-passe e verifica os teus dispositivos.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Uma aplicação de autenticação protege agora a tua conta',
  app_set_up_heading: 'Aplicação de autenticação configurada',
  app_set_up_body:
    'A partir de agora, iniciar sessão também pede um código da tua aplicação. Se não foste tu, contacta já o nosso apoio.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'A aplicação de autenticação foi removida da tua conta',
  app_removed_heading: 'Aplicação de autenticação removida',
  app_removed_body:
    'Iniciar sessão já não pede um código da tua aplicação. Se não foste tu, muda a tua palavra-passe e configura de novo a aplicação.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'Foi usado um código de recuperação da tua conta',
  recovery_code_used_heading: 'Código de recuperação usado',
  recovery_code_used_body:
    'Um dos teus códigos de recuperação acabou de ser usado e já não serve. Se não foste tu, muda a tua palavra-passe e cria códigos novos.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'A tua conta tem códigos de recuperação novos',
  new_recovery_codes_heading: 'Códigos de recuperação novos',
  new_recovery_codes_body:
    'Os teus códigos de recuperação anteriores já não servem. Se não foste tu, muda a tua palavra-passe e cria códigos novos.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'pt'>
