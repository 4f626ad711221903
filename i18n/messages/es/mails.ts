import type { TranslationOf } from '../../translate.ts'
import type mails from '../en/mails.ts'

export default {
  greeting: 'Hola, {username}:',

  why_account: 'Recibes este correo porque trata del acceso a una cuenta de {site} con esta dirección.',
  why_order: 'Recibes este correo porque el pedido PK-{number} se hizo con esta dirección.',
  why_running: 'Recibes este correo porque tu pedido PK-{number} está en marcha.',
  why_work: 'Recibes este correo porque trabajas con {site}.',
  why_message: 'Recibes este correo porque escribiste a {site}.',
  why_application: 'Recibes este correo porque te presentaste como booster en {site}.',
  why_inbox: 'Este correo llega porque esta es la dirección de soporte de {site}.',
  always: 'Es necesario, así que no se puede desactivar.',
  never_ask: 'Nunca te pedimos la contraseña por correo.',
  turn_off: 'Desactivar estos correos',
  choose: 'Elegir tus correos',
  help: 'Ayuda',
  hidden: 'dirección oculta',

  order_paid_subject: 'Tu pedido PK-{number} está pagado',
  order_paid_heading: 'Tu pedido está pagado',
  order_paid_body:
    'Hemos recibido {total} por {what}.\n\nLos boosters que encajan ya están avisados. Te escribiremos cuando uno acepte.',
  order_paid_button: 'Ver tu pedido',

  order_paid_login_subject: 'Pagado: guarda los datos de acceso del pedido PK-{number}',
  order_paid_login_heading: 'Pagado. Faltan tus datos de acceso',
  order_paid_login_body:
    'Hemos recibido {total} por {what}.\n\nGuarda ahora los datos de acceso de tu cuenta de {game}. Después buscaremos un booster.',
  order_paid_login_button: 'Guardar mis datos',

  coaching_paid_subject: 'Tu pedido de coaching PK-{number} está pagado',
  coaching_paid_heading: 'Tu coaching está pagado',
  coaching_paid_body:
    'Hemos recibido {total} por {what}.\n\nTu coach ya está avisado y tiene {figures.coachAnswer} para responder. Si no lo hace, recuperas tu dinero.',
  coaching_paid_button: 'Ver tu pedido',

  amounts_title: 'Lo que has pagado',
  receipt_where: 'Tienes el recibo en PDF en la página de tu pedido.',
  credit_note_where: 'Tienes la nota de abono de este reembolso en PDF en la página de tu pedido.',
  change_title: 'Si cambian tus planes',
  change_text:
    'Hasta que empiece un booster, puedes cancelar y recuperar el total: {total}. Después recuperas lo que no se haya jugado. La página del pedido muestra ese importe en todo momento.',
  path_booster: 'Buscando un booster',
  path_now: 'Ahora',

  safe_title: 'Cómo protegemos tus datos de acceso',
  safe_who: 'Están cifrados. Solo los ve tu booster, y solo mientras juega.',
  safe_seen: 'La página del pedido indica cada vez que alguien los ve.',
  safe_change: 'Puedes cambiarlos o borrarlos cuando quieras. Los borramos al terminar el pedido.',

  login_needed_subject: 'El pedido PK-{number} espera tus datos de acceso',
  login_needed_heading: 'Un último paso: datos de acceso',
  login_needed_body:
    'Tu pago de {total} ha llegado, pero aún no podemos buscar un booster.\n\nGuarda los datos de acceso de tu cuenta de {game} y empezamos enseguida.',
  login_needed_button: 'Guardar mis datos',

  order_for_you_subject: 'Tu pedido PK-{number} está listo para pagar',
  order_for_you_heading: 'Tu pedido está listo',
  order_for_you_body:
    'Como acordaste con nuestro equipo, hemos preparado {what} por {total}.\n\nRevísalo y paga si está bien. Hasta entonces no te cuesta nada.',
  order_for_you_button: 'Ver el pedido',
  order_unpaid_subject: 'Tu pedido PK-{number} espera el pago',
  order_unpaid_heading: 'Tu pedido aún no está pagado',
  order_unpaid_body: 'Has pedido {what} por {total}. Te guardamos ese precio.',
  order_unpaid_button: 'Pagar el pedido',
  until: 'Tienes hasta: {time} ({zone})',
  order_unpaid_until: 'Después, el pedido se cancela automáticamente y no te cuesta nada.',

  booster_found_subject: 'Un booster ha aceptado tu pedido PK-{number}',
  booster_found_heading: 'Ya tienes booster',
  booster_found_body:
    '{booster} ha aceptado tu pedido y empezará pronto: {what}.\n\nEn la página del pedido puedes seguir cada partida y escribir a tu booster.',
  booster_found_button: 'Seguir tu pedido',

  progress_digest_subject: {
    one: 'Pedido PK-{number}: {count} partida hoy',
    other: 'Pedido PK-{number}: {count} partidas hoy',
  },
  progress_digest_heading: 'El progreso de hoy',
  progress_digest_body: 'Tu booster ha jugado: {what}. Estas son las partidas desde nuestro último correo.',
  progress_digest_button: 'Ver todas las partidas',
  fact_done: 'Hecho',
  fact_games: 'Partidas hasta ahora',
  fact_rank: 'Rango actual',

  order_finished_subject: 'Comprueba el pedido PK-{number}',
  order_finished_heading: 'Comprueba el resultado',
  order_finished_body:
    '{booster} ha enviado el resultado con su prueba: {what}.\n\nMira la prueba y tu cuenta. Si todo está bien, confirma el resultado en la página del pedido.',
  order_finished_button: 'Comprobar el resultado',
  order_finished_until: 'Si no nos dices nada, el resultado se da por confirmado y tu booster cobra.',
  keep_cashback:
    'Antes de confirmar, crea una cuenta en la página del pedido y {amount} volverán a tu saldo.',
  wrong_title: '¿Algo no está bien?',
  wrong_text: 'Avísanos en la página del pedido. El plazo se detiene y nuestro equipo lo revisa.',

  order_refunded_subject: 'Tu reembolso de {amount} por el pedido PK-{number}',
  order_refunded_heading: 'Tu reembolso está en camino',
  order_refunded_body:
    'El pedido PK-{number} está cancelado. De los {total} que pagaste, recuperas {amount}.',
  order_refunded_button: 'Ver el reembolso',
  fact_amount: '{names.amount}',
  fact_to: 'Va a',
  fact_to_balance: '{names.yourBalance}',
  fact_to_method: 'Tu medio de pago',
  fact_when: 'Llega',
  fact_when_balance: 'Al momento',
  fact_when_method: 'En un máximo de {figures.bankRefund}',
  fact_before: 'Ya reembolsado',

  order_cancelled_subject: 'Tu pedido PK-{number} está cancelado',
  order_cancelled_heading: 'Tu pedido está cancelado',
  order_cancelled_body: 'El pedido PK-{number} está cancelado: {what}. No debes nada y no se jugará más.',
  order_cancelled_button: 'Ver qué ha pasado',

  coach_asked_subject: 'Un cliente te ha reservado: pedido PK-{number}',
  coach_asked_heading: 'Un cliente te ha elegido',
  coach_asked_body:
    'El pedido PK-{number} es para ti: {what}.\n\nAcéptalo o recházalo en los pedidos disponibles.',
  coach_asked_button: 'Responder a la reserva',
  coach_asked_slot: 'La sesión está reservada para el {time} ({zone}).',
  coach_asked_until: 'Si no respondes, el pedido se cancela y el cliente recupera su dinero.',
  named_asked_subject: 'Un cliente quiere que juegues tú: pedido PK-{number}',
  named_asked_heading: 'Un cliente quiere que juegues tú',
  named_asked_body: 'El pedido PK-{number} es solo para ti: {what}.\n\nAcéptalo o recházalo en tu tablón.',
  named_asked_button: 'Responder a la petición',
  named_asked_until: 'Después, el pedido ya no es solo para ti.',

  coach_accepted_subject: 'Tu coach ha aceptado el pedido PK-{number}',
  coach_accepted_heading: 'Tu coach ha aceptado',
  coach_accepted_body:
    'Tu coach ha aceptado: {what}.\n\nSi elegiste una hora, queda fijada. Si no, propón una que te venga bien o acepta la que proponga tu coach.',
  coach_accepted_button: 'Ver tu sesión',
  session_soon_subject: 'Tu sesión empieza pronto: pedido PK-{number}',
  session_soon_heading: 'Tu sesión empieza pronto',
  session_soon_body:
    '{what}: se acerca la próxima sesión.\n\nSi no puedes, avisa en el chat del pedido y propón otra hora.',
  session_soon_button: 'Ver tu sesión',
  session_soon_at: 'Empieza el {time} ({zone}).',
  session_soon_place: 'Dónde',
  coach_declined_subject: 'Tu coach ha rechazado el pedido PK-{number}',
  coach_declined_heading: 'Tu coach ha rechazado el pedido',
  coach_declined_body:
    'No tienes que hacer nada: te devolvemos {total} automáticamente.\n\nPara recuperar el dinero al momento, cancela el pedido en su página.',
  coach_declined_button: 'Cancelar el pedido',

  change_asked_subject: 'Un cliente quiere cambiar el pedido PK-{number}',
  change_asked_heading: 'Cambio solicitado',
  change_asked_body:
    'El cliente quiere cambiar este pedido: {what}.\n\nLa página del pedido muestra cómo quedaría y cuánto ganarías. Allí puedes aceptar o rechazar el cambio.',
  change_asked_button: 'Responder al cambio',
  change_asked_until: 'Si no respondes, el pedido se queda como está.',
  change_prepared_subject: 'El soporte ha preparado un cambio de tu pedido PK-{number}',
  change_prepared_heading: 'Tienes un cambio listo',
  change_prepared_body:
    'Tu pedido es ahora: {what}.\n\nSu página muestra qué cambiaría el soporte y cuánto cuesta o cuánto te devuelve. Sin tu acuerdo allí, nada cambia ni se cobra.',
  change_prepared_button: 'Ver el cambio',
  change_prepared_until: 'Si no haces nada, el pedido se queda como está.',
  change_accepted_subject: '{booster} ha aceptado el cambio de tu pedido PK-{number}',
  change_accepted_heading: 'Pedido cambiado',
  change_accepted_body:
    'Tu pedido sigue con el cambio: {what}. Ahora cuesta {total} en total.\n\nLa página del pedido muestra el nuevo precio línea por línea.',
  change_accepted_button: 'Ver tu pedido',
  change_declined_subject: '{booster} ha rechazado el cambio de tu pedido PK-{number}',
  change_declined_heading: 'Cambio rechazado',
  change_declined_body:
    'Tu pedido se queda como está: {what}. Si pagaste por el cambio, te devolvemos el dinero por el mismo medio. Si otro booster juega el resto, ese dinero paga su pedido.\n\nLa página del pedido muestra el motivo.',
  change_declined_button: 'Ver tu pedido',
  change_expired_subject: '{booster} no ha respondido al cambio de tu pedido PK-{number}',
  change_expired_heading: 'Cambio sin respuesta',
  change_expired_body:
    'Tu pedido se queda como está: {what}. Si pagaste por el cambio, te devolvemos el dinero por el mismo medio. Si otro booster juega el resto, ese dinero paga su pedido.\n\nPuedes volver a pedir un cambio en la página del pedido.',
  change_expired_button: 'Ver tu pedido',
  booster_poked_subject: 'Pedido PK-{number}: el cliente espera noticias tuyas',
  booster_poked_heading: 'El cliente espera',
  booster_poked_body:
    'Registra una partida o escribe al cliente en la página del pedido. Si no puedes seguir, devuelve el pedido allí: cobras las partidas registradas.\n\nEl pedido: {what}.',
  booster_poked_button: 'Ir al pedido',
  booster_reminded_subject: 'Pedido PK-{number}: da noticias hoy',
  booster_reminded_heading: 'Da noticias del pedido',
  booster_reminded_body:
    'Llevas {figures.silenceReminder} sin registrar partidas ni escribir: {what}.\n\nTras {figures.silence}, el cliente puede elegir otro booster. Si no puedes seguir, devuelve el pedido: cobras las partidas registradas.',
  booster_reminded_button: 'Ir al pedido',
  tip_returned_subject: 'Pedido PK-{number}: te reembolsamos {amount} de propina',
  tip_returned_heading: 'Propina reembolsada',
  tip_returned_body: 'Recuperas {amount} de tu propina para este pedido: {what}.',
  tip_returned_button: 'Ver el reembolso',
  tip_given_subject: 'Pedido PK-{number}: una propina de {amount}',
  tip_given_heading: 'Has recibido una propina',
  tip_given_body:
    'Tu cliente te da {amount} de propina por {what}. Es toda tuya.\n\nPodrás cobrarla dentro de {figures.hold}.',
  tip_given_button: 'Ir al pedido',
  order_held_subject: 'El pedido PK-{number} está en espera: {booster} no responde',
  order_held_heading: '¿Esperar o cambiar de booster?',
  order_held_body:
    '{booster} lleva {figures.silence} sin registrar partidas ni escribir: {what}.\n\nEn la página del pedido puedes esperar o dejar que otro booster siga donde acaba el registro. No te cuesta nada más.',
  order_held_button: 'Ver tu pedido',
  start_missed_subject: 'Aún sin booster para el pedido PK-{number}: espera o recupera tu dinero',
  start_missed_heading: 'Aún no hay booster',
  start_missed_body:
    'Prometimos que tu pedido ya habría empezado: {what}. Ningún booster lo ha aceptado todavía. Lo sentimos.\n\nEn la página del pedido recuperas tu dinero con un clic. Si prefieres esperar, no tienes que hacer nada.',
  start_missed_button: 'Ver tu pedido',
  nobody_plays_subject: 'Sin booster para el pedido PK-{number}: recupera tu dinero',
  nobody_plays_heading: 'Ahora mismo ningún booster juega tu pedido',
  nobody_plays_body:
    'Los boosters que jugaban {what} se han ido o están en pausa. Lo sentimos.\n\nEn la página del pedido recuperas tu dinero con un clic. Si prefieres esperar a otro booster, no tienes que hacer nada.',
  nobody_plays_button: 'Ver tu pedido',
  check_waits_subject: 'Pedido PK-{number}: tu resultado te espera',
  check_waits_heading: 'Tu resultado te espera',
  check_waits_body:
    '{booster} ha enviado el resultado: {what}.\n\nMira la prueba y tu cuenta. Si todo está bien, confirma el resultado en la página del pedido; si no, informa allí del problema.',
  check_waits_button: 'Comprobar el resultado',
  coaching_finished_subject: 'Ya se han impartido todas las horas de tu pedido PK-{number}',
  coaching_finished_heading: 'Se han impartido todas las horas',
  coaching_finished_body:
    'Tu coach ha anotado las últimas horas y ha escrito notas para ti: {what}.\n\nLéelas y confirma las horas en la página del pedido.',

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

  account_banned_subject: 'Tu cuenta de {site} está baneada',
  account_banned_heading: 'Tu cuenta está baneada',
  account_banned_body:
    'Nuestro equipo ha baneado tu cuenta. {reason}\n\n{until} Tus pedidos y tu saldo se quedan como están. Si crees que es un error, escríbenos.',
  account_banned_button: 'Escribir al equipo',

  account_unbanned_subject: 'Tu cuenta de {site} vuelve a funcionar',
  account_unbanned_heading: 'Tu cuenta vuelve a funcionar',
  account_unbanned_body: 'El baneo de tu cuenta ha terminado. Puedes iniciar sesión y volver a usarla.',
  account_unbanned_button: 'Ir a tu panel',

  sessions_ended_subject: 'Se han cerrado todas tus sesiones en {site}',
  sessions_ended_heading: 'Tus sesiones se han cerrado',
  sessions_ended_body:
    'Nuestro equipo ha cerrado todas las sesiones de tu cuenta en todos los dispositivos. Inicia sesión de nuevo para continuar.',
  sessions_ended_button: 'Iniciar sesión',
  session_ended_subject: 'Se ha cerrado una de tus sesiones en {site}',
  session_ended_heading: 'Se ha cerrado una sesión',
  session_ended_body:
    'Nuestro equipo ha cerrado tu sesión en {browser} en {system}. En tus otros dispositivos sigue abierta.\n\nPuedes volver a iniciar sesión ahí cuando quieras.',
  session_ended_button: 'Iniciar sesión',

  permissions_changed_subject: 'Tus permisos en {site} han cambiado',
  permissions_changed_heading: 'Tus permisos han cambiado',
  permissions_changed_body:
    'Nuestro equipo ha cambiado lo que tu cuenta puede hacer. Ahora tienes estos permisos: {permissions}.',
  permissions_changed_button: 'Ir a tu panel',
  permissions_removed_subject: 'Tus permisos en {site} han cambiado',
  permissions_removed_heading: 'Se han retirado tus permisos',
  permissions_removed_body:
    'Nuestro equipo ha retirado los permisos de tu cuenta. La cuenta, tus pedidos y tu saldo se quedan como están.',
  permissions_removed_button: 'Ir a tu panel',

  passkey_added_subject: 'Se ha añadido una llave de acceso a tu cuenta',
  passkey_added_heading: 'Nueva llave de acceso',
  passkey_added_body:
    'Una nueva llave de acceso puede iniciar sesión en tu cuenta. Si no has sido tú, elimínala y cambia tu contraseña.',
  passkey_added_button: 'Revisar mis ajustes',
  passkey_removed_subject: 'Se ha eliminado una llave de acceso de tu cuenta',
  passkey_removed_heading: 'Llave de acceso eliminada',
  passkey_removed_body:
    'Una de tus llaves de acceso ya no puede iniciar sesión en tu cuenta. Si no has sido tú, cambia tu contraseña y revisa tus dispositivos.',
  passkey_removed_button: 'Revisar mis ajustes',
  app_set_up_subject: 'Una aplicación de autenticación protege ahora tu cuenta',
  app_set_up_heading: 'Aplicación de autenticación configurada',
  app_set_up_body:
    'A partir de ahora, iniciar sesión también requiere un código de tu aplicación. Si no has sido tú, escribe enseguida a nuestro equipo de soporte.',
  app_set_up_button: 'Revisar mis ajustes',
  app_removed_subject: 'Se ha quitado la aplicación de autenticación de tu cuenta',
  app_removed_heading: 'Aplicación de autenticación quitada',
  app_removed_body:
    'Iniciar sesión ya no requiere un código de tu aplicación. Si no has sido tú, cambia tu contraseña y vuelve a configurar la aplicación.',
  app_removed_button: 'Revisar mis ajustes',
  recovery_code_used_subject: 'Se ha usado un código de recuperación de tu cuenta',
  recovery_code_used_heading: 'Código de recuperación usado',
  recovery_code_used_body:
    'Se acaba de usar uno de tus códigos de recuperación, que ya no vale. Si no has sido tú, cambia tu contraseña y crea códigos nuevos.',
  recovery_code_used_button: 'Revisar mis ajustes',
  new_recovery_codes_subject: 'Tu cuenta tiene códigos de recuperación nuevos',
  new_recovery_codes_heading: 'Códigos de recuperación nuevos',
  new_recovery_codes_body:
    'Tus códigos de recuperación anteriores ya no valen. Si no has sido tú, cambia tu contraseña y crea códigos nuevos.',
  new_recovery_codes_button: 'Revisar mis ajustes',
  provider_connected_subject: 'Ahora puedes iniciar sesión con {provider}',
  provider_connected_heading: 'Cuenta conectada',
  provider_connected_body:
    'Tu cuenta de {provider} se ha conectado y ya puedes iniciar sesión en {site} con ella. Si no has sido tú, desconéctala y cambia tu contraseña.',
  provider_connected_button: 'Revisar mis ajustes',
  provider_removed_subject: 'Ya no puedes iniciar sesión con {provider}',
  provider_removed_heading: 'Cuenta desconectada',
  provider_removed_body:
    'Tu cuenta de {provider} se ha desconectado y ya no inicia sesión en tu cuenta de {site}. Si no has sido tú, cambia tu contraseña y revisa tus dispositivos.',
  provider_removed_button: 'Revisar mis ajustes',

  work_begins_subject: 'Ya eres booster en {site}',
  work_begins_heading: 'Te damos la bienvenida al equipo',
  work_begins_body:
    'Nuestro equipo te ha hecho booster. Puedes aceptar cualquier pedido que encaje con tus servicios y rangos máximos.',
  work_begins_button: '{names.availableOrders}',
  work_changed_subject: 'Tus servicios o límites han cambiado',
  work_changed_heading: 'Nuevos servicios o límites',
  work_changed_body:
    'Nuestro equipo ha cambiado qué pedidos puedes aceptar. Los que ya tienes siguen siendo tuyos.',
  work_changed_button: '{names.availableOrders}',
  work_paused_subject: 'Tu trabajo de booster está en pausa',
  work_paused_heading: 'Sin pedidos nuevos por ahora',
  work_paused_body:
    'Nuestro equipo ha puesto tu trabajo en pausa, así que no puedes aceptar pedidos nuevos. Termina los que tienes según lo previsto. Si no sabes por qué, escribe a nuestro equipo de soporte.',
  work_paused_button: '{names.activeOrders}',
  work_resumed_subject: 'Puedes volver a aceptar pedidos',
  work_resumed_heading: 'La pausa ha terminado',
  work_resumed_body:
    'Nuestro equipo ha quitado la pausa. En el tablón te esperan pedidos que encajan con tus servicios.',
  work_resumed_button: '{names.availableOrders}',

  test_mail_subject: 'Correo de prueba de {site}',
  test_mail_heading: 'Este correo ha llegado',
  test_mail_body:
    'Demuestra que el envío de correos de {site} funciona. Los correos a los clientes siguen el mismo camino.',
  test_mail_button: 'Volver a la revisión',
  staff_invited_subject: 'Te invitamos al equipo de {site}',
  staff_invited_heading: 'Te invitamos al equipo',
  staff_invited_body:
    'Te invitamos a trabajar en {site} con estos permisos: {permissions}. El enlace funciona una sola vez, hasta el {time} ({zone}).\n\nSi no lo esperabas, ignora este correo. Sin el enlace no pasa nada.',
  staff_invited_button: 'Abrir la invitación',

  welcome_subject: 'Te damos la bienvenida a {site}: confirma tu correo',
  welcome_heading: '¡Hola! ¿Es este tu correo?',
  welcome_body:
    'Has creado una cuenta con esta dirección de correo. Confirma que es tuya: así solo tú podrás volver a entrar, y podrás añadir a tu cuenta tus pedidos anteriores como invitado. El enlace sirve una vez, durante {figures.verifyLink}.\n\n¿No has creado esta cuenta? Entonces no la confirmes. Nadie entra en tu buzón con ella.',
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

  change_email_old_subject: 'Alguien ha pedido cambiar tu correo',
  change_email_old_heading: 'Cambio de tu correo',
  change_email_old_body:
    'Si no has sido tú, no lo aceptes y cambia tu contraseña ahora mismo.\n\nTu cuenta pasaría a usar {email} en lugar de esta dirección. Nada cambia hasta que lo aceptes aquí también. El enlace sirve una vez, durante {figures.changeLink}.',
  change_email_old_button: 'Revisar el cambio',
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
  coaching_finished_button: 'Leer las notas',
  coaching_finished_until: 'Si no nos dices nada, las horas se dan por aceptadas y tu coach cobra.',

  order_messages_unread_subject: 'Mensajes nuevos sobre el pedido PK-{number}',
  order_messages_unread_heading: 'Tienes mensajes sin leer',
  order_messages_unread_body: 'Esto es lo que te han escrito en el chat del pedido PK-{number}.',
  order_messages_unread_button: 'Abrir el chat',
  login_code_needed_subject: '{booster} necesita un código de acceso para el pedido PK-{number}',
  login_code_needed_heading: 'Tu booster necesita un código de acceso',
  login_code_needed_body:
    'El juego te ha enviado un código. Escríbelo en la página del pedido en {figures.loginCode}, y solo ahí: nunca en el chat, por correo ni por teléfono.',
  login_code_needed_button: 'Escribir el código',
  chat_unread_subject: 'Soporte te ha respondido en el chat',
  chat_unread_heading: 'Soporte te ha respondido',
  chat_unread_body: 'Nos preguntaste algo en el chat. Esto es lo que te perdiste.',
  chat_unread_button: 'Seguir con el chat',
  chat_unread_where: 'Ábrelo en el navegador que usaste para el chat.',

  contact_receipt_subject: 'Tenemos tu mensaje {thread}',
  contact_receipt_heading: 'Tenemos tu mensaje',
  contact_receipt_body:
    'Gracias por escribirnos. Nuestro equipo leerá tu mensaje y te responderá por correo.\n\n¿No nos has escrito? Alguien puso tu dirección por error y puedes ignorar este correo.',
  contact_receipt_button: 'Escribirnos otra vez',
  support_answer_subject: 'Nuestra respuesta a tu mensaje {thread}',
  support_answer_heading: 'Nuestra respuesta',
  support_answer_body: 'Nos escribiste. Esto es lo que responde nuestro soporte.',
  support_answer_button: 'Escribirnos otra vez',
  support_answer_reply: 'También puedes escribir a {email}.',

  withdrawal_receipt_subject: 'Acuse de recibo de tu desistimiento: pedido PK-{number}',
  withdrawal_receipt_heading: 'Hemos recibido tu desistimiento',
  withdrawal_receipt_body: 'Tu desistimiento llegó el {time} ({zone}). Esto es lo que declaraste.',
  withdrawal_receipt_button: 'Preguntar por el desistimiento',
  withdrawal_declaration: 'Desisto del contrato correspondiente al pedido PK-{number}.',
  withdrawal_from: 'De {name} <{email}>',
  withdrawal_keep: 'Guarda este correo como acuse de recibo.',

  support_letter_subject: '[{thread}] {topic}',
  support_letter_heading: 'Un mensaje del formulario de contacto',
  support_letter_body: 'De {name} <{email}>',
  support_letter_button: 'Abrir la bandeja de entrada',

  application_sent_subject: 'Tenemos tu solicitud',
  application_sent_heading: 'Tu solicitud ha llegado',
  application_sent_body:
    'Gracias por presentarte como booster. Leeremos tu solicitud y responderemos antes del {date}, por correo y en su página.',
  application_sent_button: 'Ver tu solicitud',
  application_asked_subject: 'Una pregunta sobre tu solicitud',
  application_asked_heading: 'Tenemos una pregunta para ti',
  application_asked_body:
    'Hemos leído tu solicitud. Puedes cambiarla y responder en su página. Esta es nuestra pregunta.',
  application_asked_button: 'Responder a la pregunta',
  application_accepted_subject: 'Ya puedes aceptar pedidos',
  application_accepted_heading: '¡Te damos la bienvenida como booster!',
  application_accepted_body:
    'Tu solicitud está aceptada y ya puedes tomar pedidos. En la lista están los que encajan contigo.',
  application_accepted_button: 'Ver pedidos disponibles',
  application_refused_subject: 'Nuestra respuesta a tu solicitud',
  application_refused_heading: 'No hemos aceptado tu solicitud',
  application_refused_body:
    'Gracias por tu interés. Hemos leído tu solicitud y puedes enviar otra dentro de {figures.applyAgain}. Este es nuestro motivo.',
  application_refused_button: 'Ver tu solicitud',

  new_device_subject: 'Nuevo inicio de sesión en tu cuenta de {site}',
  new_device_heading: 'Nuevo inicio de sesión en tu cuenta',
  new_device_body:
    'Alguien ha iniciado sesión en tu cuenta con un navegador que no habíamos visto antes: {browser} en {system}, {time} (UTC).\n\nSi has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo y pon una contraseña nueva cuanto antes.',
  new_device_button: 'Revisar mis dispositivos',
  unknown_browser: 'navegador desconocido',
  unknown_system: 'sistema desconocido',
  payout_details_saved_subject: 'Tu cuenta bancaria para los cobros ha cambiado',
  payout_details_saved_heading: 'Nueva cuenta bancaria para los cobros',
  payout_details_saved_body:
    'Tus cobros van ahora a la cuenta {start} … {end}. Para protegerte, no se envía nada antes del {date}. Si no has sido tú, cambia tu contraseña enseguida y escríbenos: el dinero sigue aquí.',
  payout_details_saved_button: 'Revisar mi cuenta',
  order_completed_subject: 'El pedido PK-{number} está completado',
  order_completed_heading: 'Tu pedido está completado',
  order_completed_body:
    'Pedido completado: {what}.\n\n¿Qué tal ha ido? Tu reseña ayuda a otros a elegir, y {booster} puede responder.',
  order_completed_button: 'Escribir una reseña',
  review_asked_subject: '¿Qué tal fue el pedido PK-{number}?',
  review_asked_heading: '¿Qué tal fue tu pedido?',
  review_asked_body:
    '{booster} ha terminado tu pedido: {what}.\n\nUnas notas y, si quieres, unas palabras ayudan a otros a elegir. Puedes escribir tu reseña durante los {figures.review} siguientes. No volveremos a pedirla.',
  review_asked_button: 'Escribir una reseña',
  why_dispute: 'Recibes este correo porque se avisó de un problema con el pedido PK-{number}.',
  problem_reported_subject: 'Pedido PK-{number}: hay un aviso de un problema',
  problem_reported_heading: 'Hay un aviso de un problema',
  problem_reported_body:
    'No se paga ni se reembolsa nada hasta que nuestro equipo decida. Escribe qué pasó y añade capturas de pantalla si tienes.\n\nEl pedido: {what}.',
  problem_reported_button: 'Ver ambas partes',
  problem_reported_until: 'Después, nuestro equipo puede decidir sin tu respuesta.',
  answer_missing_subject: 'Pedido PK-{number}: esperamos tu respuesta',
  answer_missing_heading: 'Esperamos tu respuesta',
  answer_missing_body: 'Nuestro equipo espera tu versión del problema.\n\nEl pedido: {what}.',
  answer_missing_button: 'Ver ambas partes',
  answer_missing_until: '{mails.problem_reported_until}',
  staff_asked_subject: 'Pedido PK-{number}: nuestro equipo te ha escrito',
  staff_asked_heading: 'Nuestro equipo te ha escrito',
  staff_asked_body:
    'Nuestro equipo está revisando el problema y necesita tu respuesta.\n\nEl pedido: {what}.',
  staff_asked_button: 'Ver ambas partes',
  problem_decided_subject: 'Pedido PK-{number}: nuestra decisión',
  problem_decided_heading: 'Hemos decidido',
  problem_decided_body:
    'Hemos leído lo que dicen ambas partes. La página del pedido muestra la decisión y tu importe.\n\nEl pedido: {what}.\n\nEste es nuestro motivo:',
  problem_decided_button: 'Ver ambas partes',
  problem_decided_until:
    'Hasta entonces puedes pedir una segunda revisión. Decide otra persona de nuestro equipo.',
  appeal_asked_subject: 'Pedido PK-{number}: segunda revisión pedida',
  appeal_asked_heading: 'Segunda revisión pedida',
  appeal_asked_body:
    'La otra parte no está de acuerdo con nuestra decisión. Otra persona de nuestro equipo la revisa. Los reembolsos no se retiran.\n\nEl pedido: {what}.\n\nHa escrito:',
  appeal_asked_button: 'Ver ambas partes',
  appeal_asked_until: '{mails.problem_reported_until}',
  appeal_decided_subject: 'Pedido PK-{number}: la decisión definitiva',
  appeal_decided_heading: 'La decisión definitiva',
  appeal_decided_body:
    'Otra persona de nuestro equipo ha revisado la decisión. La página del pedido muestra el resultado y tu importe.\n\nEl pedido: {what}.\n\nEs definitivo, por este motivo:',
  appeal_decided_button: 'Ver ambas partes',

  why_opening:
    'Este correo llega porque esta dirección se dejó en {site} para recibir un aviso de la apertura.',
  why_supply:
    'Este correo llega porque esta dirección se dejó en {site} para saber cuándo juega algo un booster.',
  why_raffle: 'Este correo llega porque participas en un sorteo de {site}.',
  test_subject: 'Prueba: {subject}',
  test_note: 'Es un pedido de prueba: {site} aún no está abierta y nadie paga nada.',
  opening_confirm_subject: 'Confirma tu dirección para la apertura de {site}',
  opening_confirm_heading: 'Un correo cuando abramos',
  opening_confirm_body:
    'Abre la página de abajo y confirma tu dirección. Cuando abra {site}, recibirás un solo correo, y después borraremos la dirección.\n\nSi no lo has pedido, ignora este correo. Guardamos una dirección sin confirmar como máximo {figures.unconfirmedOpeningMail}, y la misma página la borra al momento.',
  opening_confirm_button: 'Confirmar dirección',
  shop_opened_subject: '{site} está abierta',
  shop_opened_heading: 'Ya estamos abiertos',
  shop_opened_body:
    'Querías un correo cuando abriera {site}. Aquí está.\n\nHemos borrado tu dirección de la lista y no llegará ningún otro correo.',
  shop_opened_button: 'Ir a la tienda',
  supply_confirm_subject: 'Confirma tu dirección: un correo cuando un booster lo juegue',
  supply_confirm_heading: 'Un correo cuando un booster juegue esto',
  supply_confirm_body:
    'Nos pediste un aviso cuando un booster juegue esto: {what}. Abre la página de abajo y confirma tu dirección. Recibirás un solo correo, y después borraremos la dirección.\n\nSi no lo has pedido, ignora este correo. Borramos la dirección como máximo a los {figures.supplyMail}, y la misma página la borra al momento.',
  supply_confirm_button: 'Confirmar dirección',
  supply_ready_subject: 'Ya lo juega un booster: {what}',
  supply_ready_heading: 'Un booster ya juega esto',
  supply_ready_body:
    'Querías un correo cuando un booster jugara esto: {what}. Aquí está. Ya puedes pedirlo.\n\nHemos borrado tu dirección de la lista y no llegará ningún otro correo.',
  supply_ready_button: 'Configurar tu pedido',
  raffle_entered_subject: 'Boleto {ticket} para «{raffle}»',
  raffle_entered_heading: 'Ya participas: boleto {ticket}',
  raffle_entered_body:
    'Participas en «{raffle}» con el boleto {ticket}. El sorteo será después del {time} ({zone}), y te escribiremos si tu boleto gana.\n\nHasta entonces puedes devolver tu boleto en la página del sorteo.',
  raffle_entered_button: 'Ver el sorteo',
  raffle_won_subject: 'Tu boleto {ticket} ha ganado: «{raffle}»',
  raffle_won_heading: 'Tu boleto ha ganado',
  raffle_won_body:
    'El boleto {ticket} gana {prize} en «{raffle}».\n\nRecoge el premio en la página del sorteo hasta el {time} ({zone}). Después pasa al siguiente boleto.',
  raffle_won_button: 'Recoger el premio',
  raffle_waits_subject: 'Tu premio te espera: «{raffle}»',
  raffle_waits_heading: 'Tu premio te espera',
  raffle_waits_body:
    'Hace una semana el boleto {ticket} ganó {prize} en «{raffle}» y aún no lo has recogido.\n\nRecógelo en la página del sorteo hasta el {time} ({zone}). Después pasa al siguiente boleto.',
  raffle_waits_button: 'Recoger el premio',
} satisfies TranslationOf<typeof mails, 'es'>
