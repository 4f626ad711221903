import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Olá {username},',
  greeting_unproven: 'Olá,',
  about: 'Pedido PK-{number}: {what}',
  sign_off: 'A equipa {site}',

  order_paid_subject: 'O teu pedido PK-{number} está pago',
  order_paid_body:
    'Obrigado: chegaram {total} pelo teu pedido PK-{number}. O que vem a seguir, e tudo o que talvez tenhas de fazer, está na página dele:',

  order_unpaid_subject: 'O teu pedido PK-{number} espera pelo pagamento',
  order_unpaid_body:
    'O teu pedido PK-{number} de {total} ainda não está pago. Mantém o preço por mais um dia e depois é cancelado. Podes pagá-lo aqui:',

  booster_found_subject: 'Um booster aceitou o teu pedido PK-{number}',
  booster_found_body:
    'Um booster aceitou o teu pedido PK-{number} e começa em breve. Segue cada jogo e escreve ao teu booster na página dele:',

  order_finished_subject: 'O teu pedido PK-{number} espera pela tua verificação',
  order_finished_body:
    'O teu booster diz que o pedido PK-{number} está feito e juntou a prova. Verifica o resultado em 72 horas; depois conta como aceite:',

  coach_asked_subject: 'Um cliente pede por ti: pedido PK-{number}',
  coach_asked_body:
    'Um cliente reservou o pedido PK-{number} contigo. Aceita-o ou recusa-o no teu quadro. Sem resposta em {figures.coachAnswer}, o cliente recebe o dinheiro de volta:',

  coach_accepted_subject: 'O teu coach aceitou o pedido PK-{number}',
  coach_accepted_body:
    'O teu coach aceitou o pedido PK-{number}. Propõe uma hora que te dê jeito, ou aceita a dele, na página do pedido:',
  coach_declined_subject: 'O teu coach não pode aceitar o pedido PK-{number}',
  coach_declined_body:
    'O teu coach não pode aceitar o pedido PK-{number}. Na página do pedido podes reaver já todo o teu dinheiro. Se não fizeres nada, ele volta por si ao meio com que pagaste:',
  coaching_finished_subject: 'Todas as horas do teu pedido PK-{number} foram dadas',
  coaching_finished_body:
    'O teu coach registou as últimas horas do pedido PK-{number} e juntou notas para ti. Verifica-as no prazo de 72 horas; depois contam como aceites:',
} satisfies TranslationOf<typeof mails, 'pt'>
