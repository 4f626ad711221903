import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hola, {username}:',
  greeting_unproven: 'Hola:',
  about: 'Pedido PK-{number}: {what}',
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
  order_finished_subject: 'Tu pedido PK-{number} espera tu comprobación',
  order_finished_body:
    'Tu booster dice que el pedido PK-{number} está terminado y ha añadido la prueba. Comprueba el resultado en 72 horas; después cuenta como aceptado:',
  coach_asked_subject: 'Un cliente pregunta por ti: pedido PK-{number}',
  coach_asked_body:
    'Un cliente ha reservado el pedido PK-{number} contigo. Acéptalo o recházalo en tu tablón. Si no respondes en {figures.coachAnswer}, el cliente recupera su dinero:',
  coach_accepted_subject: 'Tu coach ha aceptado el pedido PK-{number}',
  coach_accepted_body:
    'Tu coach ha aceptado el pedido PK-{number}. Propón una hora que te venga bien, o acepta la suya, en su página:',
  coach_declined_subject: 'Tu coach no puede aceptar el pedido PK-{number}',
  coach_declined_body:
    'Tu coach no puede aceptar el pedido PK-{number}. En su página puedes recuperar todo tu dinero al momento. Si no haces nada, vuelve por sí solo a tu forma de pago:',
  coaching_finished_subject: 'Todas las horas de tu pedido PK-{number} están impartidas',
  coaching_finished_body:
    'Tu coach ha registrado las últimas horas del pedido PK-{number} y ha añadido notas para ti. Revísalas en un plazo de 72 horas; después cuentan como aceptadas:',
} satisfies TranslationOf<typeof mails, 'es'>
