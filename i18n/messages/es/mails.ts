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

  account_banned_subject: 'Tu cuenta de {site} está baneada',
  account_banned_heading: '{booster.refusal.account_banned}',
  account_banned_body:
    'Nuestro equipo ha baneado tu cuenta. {reason}\n\nTus pedidos y tu saldo se quedan como están. Si crees que es un error, escríbenos.',
  account_banned_button: '{rights.contact}',

  account_unbanned_subject: 'Tu cuenta de {site} vuelve a funcionar',
  account_unbanned_heading: 'Tu cuenta vuelve a funcionar',
  account_unbanned_body:
    'Nuestro equipo ha levantado el baneo de tu cuenta. Puedes iniciar sesión y volver a usarla.',
  account_unbanned_button: '{rights.toDashboard}',

  sessions_ended_subject: 'Se han cerrado todas tus sesiones en {site}',
  sessions_ended_heading: 'Tus sesiones se han cerrado',
  sessions_ended_body:
    'Nuestro equipo ha cerrado todas las sesiones de tu cuenta en todos los dispositivos. Inicia sesión de nuevo para continuar.',
  sessions_ended_button: '{shell.signIn}',

  permissions_changed_subject: 'Tus permisos en {site} han cambiado',
  permissions_changed_heading: 'Tus permisos han cambiado',
  permissions_changed_body:
    'Nuestro equipo ha cambiado lo que tu cuenta puede hacer. Ahora tienes estos permisos: {permissions}.',
  permissions_changed_button: '{rights.toDashboard}',
  permissions_removed_subject: '{mails.permissions_changed_subject}',
  permissions_removed_heading: 'Se han retirado tus permisos',
  permissions_removed_body:
    'Nuestro equipo ha retirado los permisos de tu cuenta. La cuenta, tus pedidos y tu saldo se quedan como están.',
  permissions_removed_button: '{rights.toDashboard}',
} satisfies TranslationOf<typeof mails, 'es'>
