import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hola, {username}:',
  greeting_unproven: 'Hola:',
  about: 'Pedido PK-{number}: {what}',
  sign_off: 'El equipo de {site}',

  order_paid_subject: 'Tu pedido PK-{number} está pagado',
  order_paid_body:
    '¡Gracias! Hemos recibido tu pago de {total} por el pedido PK-{number}. En la página del pedido puedes ver cuál es el siguiente paso y si tienes que hacer algo:',

  order_unpaid_subject: 'Tu pedido PK-{number} está pendiente de pago',
  order_unpaid_body:
    'Tu pedido PK-{number} de {total} aún no está pagado. Los pedidos sin pagar se cancelan a las {figures.payment}; hasta entonces te mantenemos el precio. Puedes pagarlo aquí:',

  booster_found_subject: 'Un booster ha aceptado tu pedido PK-{number}',
  booster_found_body:
    'Un booster ha aceptado tu pedido PK-{number} y empezará pronto. Sigue cada partida en la página del pedido:',

  order_finished_subject: 'Ya puedes comprobar tu pedido PK-{number}',
  order_finished_body:
    'Tu booster indica que el pedido PK-{number} está terminado y ha añadido la prueba. Tienes {figures.check} para comprobar el resultado; después se dará por aceptado. Compruébalo en la página del pedido:',

  coach_asked_subject: 'Un cliente te ha elegido: pedido PK-{number}',
  coach_asked_body:
    'Un cliente ha reservado contigo el pedido PK-{number}. Si no respondes en {figures.coachAnswer}, se le reembolsa el dinero. Acepta o rechaza el pedido en tu tablón:',

  coach_accepted_subject: 'Tu coach ha aceptado el pedido PK-{number}',
  coach_accepted_body:
    'Tu coach ha aceptado el pedido PK-{number}. Propón una hora que te venga bien, o acepta la suya, en la página del pedido:',
  coach_declined_subject: 'Tu coach ha rechazado el pedido PK-{number}',
  coach_declined_body:
    'Tu coach ha rechazado el pedido PK-{number}. Si no haces nada, te lo reembolsamos automáticamente en el medio de pago original. Para recuperar el dinero al momento, cancela el pedido desde la página del pedido:',
  coaching_finished_subject: 'Todas las horas de tu pedido PK-{number} están impartidas',
  coaching_finished_body:
    'Tu coach ha registrado las últimas horas del pedido PK-{number} y te ha dejado sus notas. Tienes {figures.check} para comprobarlas; después se darán por aceptadas. Léelas en la página del pedido:',

  new_device_subject: 'Nuevo inicio de sesión en tu cuenta de {site}',
  new_device_heading: '¿Has sido tú?',
  new_device_body:
    'Alguien ha iniciado sesión en tu cuenta con un navegador que no habíamos visto antes: {browser} en {system}, {time} (UTC).\n\nSi has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo y pon una contraseña nueva cuanto antes.',
  new_device_button: 'Revisar mis dispositivos',
  unknown_browser: 'navegador desconocido',
  unknown_system: 'sistema desconocido',
} satisfies TranslationOf<typeof mails, 'es'>
