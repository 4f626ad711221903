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

  welcome_subject: 'Te damos la bienvenida a {site}: confirma tu correo',
  welcome_heading: '¡Hola! ¿Es este tu correo?',
  welcome_body:
    'Has creado una cuenta con esta dirección de correo. Confirma que es tuya: así solo tú podrás volver a entrar, y tus pedidos anteriores como invitado pasarán a tu cuenta. El enlace sirve una vez, durante {figures.verifyLink}.\n\n¿No has creado esta cuenta? Entonces no la confirmes. Nadie entra en tu buzón con ella.',
  welcome_button: 'Confirmar mi correo',

  reset_password_subject: 'Restablece tu contraseña de {site}',
  reset_password_heading: 'Toca una contraseña nueva',
  reset_password_body:
    'Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela ahora. El enlace sirve una vez, durante {figures.resetLink}, y cierra tu sesión en los demás dispositivos.\n\nSi no has sido tú, ignora este correo. Tu contraseña sigue igual.',
  reset_password_button: 'Cambiar contraseña',

  open_order_subject: 'Vuelve a tu pedido PK-{number}',
  open_order_heading: 'Tu pedido, sin contraseña',
  open_order_body:
    'Alguien ha pedido un enlace a los pedidos hechos con esta dirección. El botón abre el pedido PK-{number}. Sirve una vez, durante {figures.orderLink}.\n\nSi no has sido tú, ignora este correo. Sin el enlace, nadie puede abrir tu pedido.',
  open_order_button: 'Abrir mi pedido',

  have_account_subject: 'Tus pedidos están en tu cuenta de {site}',
  have_account_heading: 'Ya tienes una cuenta',
  have_account_body:
    'Alguien ha pedido un enlace a los pedidos hechos con esta dirección. La dirección tiene cuenta: inicia sesión para ver tus pedidos. Si has olvidado la contraseña, allí puedes restablecerla.',
  have_account_button: 'Iniciar sesión ahora',

  password_changed_subject: 'Tu contraseña de {site} ha cambiado',
  password_changed_heading: 'Tu contraseña ha cambiado',
  password_changed_body:
    'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en tus otros dispositivos.\n\nSi no has sido tú, restablécela ahora mismo: al iniciar sesión, con «¿Has olvidado la contraseña?».',
  password_changed_button: 'Revisar mi cuenta',

  change_email_old_subject: 'Confirma un correo nuevo para tu cuenta',
  change_email_old_heading: '¿Quieres cambiar de correo?',
  change_email_old_body:
    'Tu cuenta va a usar {email} en lugar de esta dirección. Nada cambia hasta que lo aceptes aquí también. El enlace sirve una vez, durante {figures.changeLink}.\n\nSi no has sido tú, no lo aceptes y cambia tu contraseña.',
  change_email_old_button: 'Aceptar el cambio',
  change_email_new_subject: 'Confirma esta dirección para {site}',
  change_email_new_heading: 'Confirma tu nuevo correo',
  change_email_new_body:
    'Esta dirección, {email}, va a ser la de una cuenta de {site}. Si es tu cuenta, confírmala. El enlace sirve una vez, durante {figures.changeLink}.\n\nSi no sabes nada de esto, ignora este correo.',
  change_email_new_button: 'Confirmar dirección',

  email_changed_subject: 'Tu correo en {site} ha cambiado',
  email_changed_heading: 'Tu correo ha cambiado',
  email_changed_body:
    'Tu cuenta usa ahora {email}. A partir de ahora, nuestros correos van allí.\n\nSi no has sido tú, escríbenos ahora mismo para que recuperes tu cuenta.',
  email_changed_button: 'Escribir al soporte',
} satisfies TranslationOf<typeof mails, 'es'>
