import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hola, {username}:',
  sign_off: 'El equipo de {site}',
  order_paid_subject: 'Tu pedido PK-{number} está pagado',
  order_paid_body:
    'Gracias: nos han llegado {total} por tu pedido PK-{number}. Lo que viene ahora, y todo lo que quizá tengas que hacer, está en su página:',
  order_unpaid_subject: 'Tu pedido PK-{number} espera su pago',
  order_unpaid_body:
    'Tu pedido PK-{number} de {total} aún no está pagado. Mantiene su precio un día más y después se cancela. Puedes pagarlo aquí:',
  booster_found_subject: 'Un booster ha tomado tu pedido PK-{number}',
  booster_found_body:
    'Un booster ha tomado tu pedido PK-{number} y empieza pronto. Sigue cada partida y escribe a tu booster en su página:',
  order_finished_subject: 'Tu pedido PK-{number} ha llegado a su objetivo',
  order_finished_body:
    'Tu booster dice que el pedido PK-{number} está terminado y ha añadido la prueba. Comprueba el resultado en 72 horas; después cuenta como aceptado:',
} satisfies TranslationOf<typeof mails, 'es'>
