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

  welcome_subject: 'Damos-te as boas-vindas à {site}: confirma o teu e-mail',
  welcome_heading: 'Olá! Este e-mail é teu?',
  welcome_body:
    'Criaste uma conta com este endereço de e-mail. Confirma que é teu: assim, só tu consegues voltar a entrar, e os pedidos que fizeste como convidado passam para a tua conta. O link funciona uma vez, durante {figures.verifyLink}.\n\nNão criaste esta conta? Então não confirmes. Ninguém entra na tua caixa de correio com ela.',
  welcome_button: 'Confirmar o meu e-mail',

  reset_password_subject: 'Repõe a tua palavra-passe da {site}',
  reset_password_heading: 'Hora de uma nova palavra-passe',
  reset_password_body:
    'Alguém pediu uma nova palavra-passe para a tua conta. Se foste tu, escolhe-a agora. O link funciona uma vez, durante {figures.resetLink}, e termina a sessão nos outros dispositivos.\n\nSe não foste tu, ignora este e-mail. A tua palavra-passe fica como está.',
  reset_password_button: 'Mudar palavra-passe',

  open_order_subject: 'Volta ao teu pedido PK-{number}',
  open_order_heading: 'O teu pedido, sem palavra-passe',
  open_order_body:
    'Alguém pediu um link para os pedidos feitos com este endereço. O botão abre o pedido PK-{number}. Funciona uma vez, durante {figures.orderLink}.\n\nSe não foste tu, ignora este e-mail. Sem o link, ninguém consegue abrir o teu pedido.',
  open_order_button: 'Abrir o meu pedido',

  have_account_subject: 'Os teus pedidos estão na tua conta da {site}',
  have_account_heading: 'Já tens uma conta',
  have_account_body:
    'Alguém pediu um link para os pedidos feitos com este endereço. O endereço tem conta: inicia sessão para veres os teus pedidos. Se te esqueceste da palavra-passe, podes repô-la aí.',
  have_account_button: 'Iniciar sessão agora',

  password_changed_subject: 'A tua palavra-passe da {site} mudou',
  password_changed_heading: 'A tua palavra-passe mudou',
  password_changed_body:
    'A palavra-passe da tua conta acabou de ser mudada, e a sessão terminou nos teus outros dispositivos.\n\nSe não foste tu, repõe-na já: ao iniciares sessão, em «Esqueceste-te da palavra-passe?».',
  password_changed_button: 'Ver a minha conta',

  change_email_old_subject: 'Confirma um novo e-mail para a tua conta',
  change_email_old_heading: 'Queres mudar de e-mail?',
  change_email_old_body:
    'A tua conta vai usar {email} em vez deste endereço. Nada muda enquanto não aceitares também aqui. O link funciona uma vez, durante {figures.changeLink}.\n\nSe não foste tu, não aceites e muda a palavra-passe.',
  change_email_old_button: 'Aceitar a mudança',
  change_email_new_subject: 'Confirma este endereço para a {site}',
  change_email_new_heading: 'Confirma o teu novo e-mail',
  change_email_new_body:
    'Este endereço, {email}, vai ser o de uma conta da {site}. Se a conta é tua, confirma-o. O link funciona uma vez, durante {figures.changeLink}.\n\nSe não sabes do que se trata, ignora este e-mail.',
  change_email_new_button: 'Confirmar o endereço',

  email_changed_subject: 'O teu e-mail na {site} mudou',
  email_changed_heading: 'O teu e-mail mudou',
  email_changed_body:
    'A tua conta usa agora {email}. A partir de agora, é para lá que vão os nossos e-mails.\n\nSe não foste tu, escreve-nos já, para recuperares a tua conta.',
  email_changed_button: 'Contactar o suporte',
} satisfies TranslationOf<typeof mails, 'pt'>
