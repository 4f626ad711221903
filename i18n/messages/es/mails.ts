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

  passkey_added_subject: 'Se ha añadido una llave de acceso a tu cuenta',
  passkey_added_heading: 'Nueva llave de acceso',
  passkey_added_body:
    'Una nueva llave de acceso puede iniciar sesión en tu cuenta. Si no has sido tú, elimínala y cambia tu contraseña.',
  passkey_added_button: 'Revisar mis ajustes',
  passkey_removed_subject: 'Se ha eliminado una llave de acceso de tu cuenta',
  passkey_removed_heading: 'Llave de acceso eliminada',
  passkey_removed_body:
    'Una de tus llaves de acceso ya no puede iniciar sesión en tu cuenta. Si no has sido tú, cambia tu contraseña y revisa tus dispositivos.',
  passkey_removed_button: '{mails.passkey_added_button}',
  app_set_up_subject: 'Una aplicación de autenticación protege ahora tu cuenta',
  app_set_up_heading: 'Aplicación de autenticación configurada',
  app_set_up_body:
    'A partir de ahora, iniciar sesión también requiere un código de tu aplicación. Si no has sido tú, escribe enseguida a nuestro equipo de soporte.',
  app_set_up_button: '{mails.passkey_added_button}',
  app_removed_subject: 'Se ha quitado la aplicación de autenticación de tu cuenta',
  app_removed_heading: 'Aplicación de autenticación quitada',
  app_removed_body:
    'Iniciar sesión ya no requiere un código de tu aplicación. Si no has sido tú, cambia tu contraseña y vuelve a configurar la aplicación.',
  app_removed_button: '{mails.passkey_added_button}',
  recovery_code_used_subject: 'Se ha usado un código de recuperación de tu cuenta',
  recovery_code_used_heading: 'Código de recuperación usado',
  recovery_code_used_body:
    'Se acaba de usar uno de tus códigos de recuperación, que ya no vale. Si no has sido tú, cambia tu contraseña y crea códigos nuevos.',
  recovery_code_used_button: '{mails.passkey_added_button}',
  new_recovery_codes_subject: 'Tu cuenta tiene códigos de recuperación nuevos',
  new_recovery_codes_heading: 'Códigos de recuperación nuevos',
  new_recovery_codes_body:
    'Tus códigos de recuperación anteriores ya no valen. Si no has sido tú, cambia tu contraseña y crea códigos nuevos.',
  new_recovery_codes_button: '{mails.passkey_added_button}',
} satisfies TranslationOf<typeof mails, 'es'>
