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

  data_ready_subject: 'Tus datos de {site} están listos para descargar',
  data_ready_heading: 'Tus datos están listos',
  data_ready_body:
    'La copia de tus datos que pediste está lista. Puedes descargarla desde los ajustes de tu perfil durante {figures.dataExport}; después la eliminamos.\n\nSi no la has pedido tú, cambia tu contraseña y cierra la sesión de los dispositivos que no conozcas.',
  data_ready_button: 'Abrir los ajustes',

  account_deleted_subject: 'Tu cuenta de {site} se ha eliminado',
  account_deleted_heading: 'Tu cuenta se ha eliminado',
  account_deleted_body:
    'Hemos eliminado tu cuenta: tu nombre, tu dirección de correo, tus mensajes, tus imágenes y tus inicios de sesión. Las facturas se conservan el tiempo que exige la ley, sin tu nombre ni tu dirección.\n\nEste es nuestro último correo a esta dirección. Gracias por jugar con nosotros.',
  account_deleted_button: 'Visitar {site}',

  data_archive:
    'Esta es una copia de lo que {site} guarda sobre ti.\n\nLa carpeta «json» lo contiene todo para programas, «csv» lo mismo para hojas de cálculo y «pictures» las imágenes de tus pedidos, solicitudes y mensajes.\n\nLas horas están en UTC y los importes en céntimos. No se incluyen contraseñas, tokens ni los datos de acceso de cuentas de juego, ni lo que se refiere a otras personas. Nuestros correos se incluyen si has confirmado tu dirección.',
} satisfies TranslationOf<typeof mails, 'es'>
