import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Olá {username},',
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
  order_finished_subject: 'O teu pedido PK-{number} atingiu o objetivo',
  order_finished_body:
    'O teu booster diz que o pedido PK-{number} está feito e juntou a prova. Verifica o resultado em 72 horas; depois conta como aceite:',
} satisfies TranslationOf<typeof mails, 'pt'>
