import type { TranslationOf } from '../../translate.ts'
import type errors from '../en/errors.ts'

export default {
  banned_already:
    'Esta cuenta ya está baneada, así que no se ha cambiado nada. Levanta primero ese baneo para poner otro.',
  user_not_found: 'Esta cuenta no existe. Comprueba el nombre o la dirección.',
  username_already_exists: 'Este nombre de usuario ya está en uso. Elige otro.',
  username_reserved: 'Este nombre se parece al nuestro o a una dirección web. Elige otro.',
  email_already_exists: 'Este correo ya tiene una cuenta. Inicia sesión con él.',
  account_banned: 'Esta cuenta está baneada. Nuestro correo explica por qué y hasta cuándo.',
  invalid_credentials: 'El correo o la contraseña no son correctos. Revisa los dos e inténtalo de nuevo.',
  bad_token: 'Tu sesión ya no es válida. Vuelve a iniciar sesión.',
  token_expired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  access_denied: 'No tienes acceso a esto. Inicia sesión con una cuenta que lo tenga.',
  unauthorized: 'Inicia sesión primero y vuelve a intentarlo.',
  forbidden: 'Tu cuenta no tiene permiso para hacer esto. Inicia sesión con una que lo tenga.',
  incorrect_old_password: 'La contraseña antigua no es correcta. Inténtalo de nuevo o restablécela.',
  weak_password: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  captcha_failed: 'La comprobación contra bots ha fallado. Inténtalo de nuevo.',
  age_not_confirmed: 'Confirma que tienes {figures.leastCustomerAge} años o más.',
  address_has_account:
    'Este correo ya tiene una cuenta. Inicia sesión con su contraseña y después conecta la otra cuenta en «{shell.profileSettings}».',
  identity_taken: 'Otra persona ya inicia sesión aquí con esa cuenta. Conecta otra o inicia sesión con ella.',
  last_way_in: 'Es tu única forma de iniciar sesión. Define antes una contraseña.',
  not_connected: 'Esta cuenta ya no está conectada. Recarga la página.',
  provider_address_missing:
    'No hemos recibido ninguna dirección de correo. Crea una cuenta con la tuya y después conecta la otra cuenta en «{shell.profileSettings}».',
  profile_lookup_away:
    'No hemos podido consultar este perfil. Escribe el rango a mano o inténtalo de nuevo en unos minutos.',
  push_off: 'Esta tienda no envía avisos push.',
  push_service_unknown: 'El servicio push de este navegador no es compatible. Prueba con otro navegador.',
  provider_away:
    'Discord, Google o Facebook no responde ahora mismo. Inténtalo dentro de unos minutos o inicia sesión de otra forma.',
  sign_in_canceled: 'El inicio de sesión se ha cancelado. Inténtalo de nuevo o hazlo de otra forma.',
  sign_in_failed: 'Este inicio de sesión ya no es válido. Empieza de nuevo.',
  sign_in_not_offered: 'Aquí no se puede iniciar sesión así. Elige otra forma.',
  already_customer: 'Ya tienes una cuenta. Cambia la contraseña en sus ajustes.',
  invitation_not_found: 'Esta invitación ya se aceptó o se retiró, o es demasiado antigua.',
  link_not_valid: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  link_sent_already:
    'Acabas de pedir este correo. Mira en tu bandeja de entrada y en el correo no deseado antes de pedir otro.',
  mails_used_up: 'No se ha enviado nada. {access.sent.limit} Busca uno anterior o inténtalo mañana.',
  invitation_sent_already:
    'Esta dirección se acaba de invitar. Espera unos minutos antes de enviar otra invitación.',
  role_not_found: 'Este rol no existe. Recarga la página y elige otro.',
  socket_unauthorized: 'Se ha rechazado la conexión en tiempo real. Recarga la página.',
  multiple_connection_detected: 'Hay demasiadas pestañas abiertas. Cierra algunas y recarga esta.',
  'reset password email sent already':
    'El correo para restablecer la contraseña ya se ha enviado. Mira en tu bandeja de entrada.',

  service_not_found: 'Este servicio no existe. Elige uno del menú.',
  invalid_server: 'No ofrecemos este servidor. Elige uno de la lista.',
  booster_not_found: 'Este booster no existe. Elige uno de la lista.',
  booster_not_available: 'Este booster no puede jugar en el servidor elegido.',
  coach_not_found: 'Este coach no existe. Elige otro.',
  coach_not_eligible: 'Este coach no enseña este juego. Elige otro.',
  custom_champions_option_is_not_available:
    'Aquí no se pueden elegir campeones o agentes concretos. Continúa sin ellos.',
  duo_boost_is_not_available_for_this_service: 'El duo boost no está disponible para este servicio.',
  wish_missing: 'Elige al menos un rol, un campeón o un agente, o continúa sin este extra.',
  start_not_requested: 'Confirma primero que has leído la advertencia y que podemos empezar ya.',
  withdrawal_not_confirmed: 'Confirma primero que sabes cuándo termina tu derecho de desistimiento.',
  summoner_not_found: 'No hay ningún jugador con ese nombre. Comprueba el nombre y el servidor.',
  'Valorant profile not found!': '¡No se ha encontrado el perfil de Valorant!',
  'LOL profile not found!': '¡No se ha encontrado el perfil de LoL!',
  quote_expired: 'El precio que viste ha caducado. Ahora ves el precio actual.',
  quote_not_found: 'Este enlace de precio no existe. Vuelve a configurar el pedido para ver un precio.',
  mail_not_accepted: 'El servidor de correo no aceptó el mensaje. «{shell.adminOpening}» dice por qué.',
  prices_not_set: 'Aún no se pueden hacer pedidos porque no hay precios publicados. Inténtalo más tarde.',
  order_total_changed: 'El total ha cambiado. Revísalo y confirma de nuevo.',
  named_booster_unavailable:
    'El booster que pediste no puede jugar este pedido ahora. Pide otro o cualquiera.',
  link_not_opened: 'Primero abre en este navegador el enlace de nuestro correo y luego vuelve aquí.',
  nobody_plays_this:
    'Ahora mismo ningún booster juega esto y no se te ha cobrado nada. Elige otro servidor o un objetivo más bajo.',
  raffle_not_found: 'Este sorteo no existe. Mira la lista de sorteos.',
  raffle_not_open: 'Este sorteo no admite ni devuelve boletos ahora. Mira sus fechas.',
  raffle_not_closed: 'La lista de boletos se publica cuando el sorteo se cierra.',
  raffle_not_for_staff: 'Nuestro equipo y nuestros boosters no participan en los sorteos.',
  raffle_needs_proven_address:
    'Confirma primero tu correo: los ajustes te envían un enlace. Sin cuenta, crea una antes.',
  raffle_needs_adult: 'Puedes participar a partir de los {figures.raffleAge} años.',
  raffle_not_in_country: 'Quien vive en este país no puede participar en este sorteo.',
  raffle_entered_already: 'Ya tienes un boleto en este sorteo.',
  raffle_not_entered: 'No tienes ningún boleto en este sorteo.',
  prize_not_yours: 'Tu cuenta no ha ganado nada en este sorteo.',
  prize_gone: 'Este premio ya no espera. La página dice qué ha pasado con él.',
  prize_needs_address: 'Indica la dirección a la que enviamos el premio.',
  raffle_slug_taken: 'Otro sorteo ya tiene esta dirección. Elige otra.',
  raffle_changed: 'Alguien del equipo ha cambiado este sorteo. Copia lo que has escrito y recarga la página.',
  raffle_fixed: 'Esto ya no se puede cambiar: ya hay quien participa con ello, o el sorteo ha terminado.',
  raffle_not_ready: 'Falta algo para abrir este sorteo. La página lo indica.',
  post_not_found: 'Este artículo no existe. Mira la lista de artículos.',
  post_changed: 'Alguien del equipo ha cambiado esto mientras tanto. Mira lo nuevo y vuelve a intentarlo.',
  post_archived: 'Este artículo está archivado. Sácalo antes del archivo.',
  post_published: 'Este artículo ya se publicó y no se puede eliminar. Archívalo.',
  post_not_ready: 'Falta algo para poder publicar esto. La página lo indica.',
  post_time_past: 'Esa hora ya ha pasado. Elige otra posterior.',
  post_too_long: 'Este artículo tiene demasiados bloques. Divídelo en varios.',
  post_picture_unknown: 'En este texto falta una imagen que ya no existe. Súbela de nuevo.',
  post_version_not_found: 'Esta versión no existe. Vuelve a cargar el historial.',
  preview_not_found: 'Este enlace de vista previa ya no funciona. Pide uno nuevo.',
  too_many_previews: 'Este artículo ya tiene muchos enlaces de vista previa. Revoca uno antes.',
  too_many_unpaid_orders: 'Tienes varios pedidos sin pagar. Paga o cancela alguno antes de hacer otro.',

  coupon_not_found: 'Este cupón no existe. Comprueba que esté bien escrito.',
  mail_not_found: 'Este correo ya no existe.',
  mail_already_sent: 'Este correo ya se ha enviado.',
  coupon_exhausted: 'Este cupón está agotado. Haz el pedido sin él o prueba otro código.',
  coupon_expired: 'Este cupón ha caducado. Haz el pedido sin él o prueba otro código.',
  coupon_not_valid_yet: 'Este cupón todavía no es válido. Vuelve cuando lo sea o haz el pedido sin él.',
  change_already_played: 'El pedido ya ha llegado ahí. Elige algo que aún quede por jugar.',
  change_not_found: 'Este cambio ya no espera respuesta. La página muestra qué ha pasado.',
  change_not_offered: 'Esta parte del pedido no se puede cambiar en este momento.',
  poke_too_early:
    'Es pronto para un recordatorio. La página del pedido muestra desde cuándo puedes enviarlo.',
  other_booster_asked: 'Ya has pedido otro booster. Nuestro equipo responderá pronto.',
  change_open: 'Ya hay un cambio de este pedido esperando respuesta. Retíralo para pedir otro.',
  coupon_used_already: 'Ya has usado este cupón. Haz el pedido sin él o prueba otro código.',
  coupon_not_for_this_order:
    'Este cupón no vale para este juego o servicio. Haz el pedido sin él o prueba otro código.',
  coupon_minimum_not_reached:
    'Tu pedido no llega al mínimo de este cupón. Amplía el pedido o hazlo sin el cupón.',
  too_many_coupon_tries:
    'Has escrito demasiados códigos que no existen. Inténtalo mañana o haz el pedido sin cupón.',

  payment_not_found: 'Este pago no existe. La página del pedido muestra si está pagado.',
  payment_has_already_been_processed: 'Este pedido ya está pagado. No se te ha vuelto a cobrar.',
  payment_failed:
    'El pago no se ha completado. No se ha cobrado nada. Inténtalo de nuevo o paga de otra forma.',
  payment_under_way:
    'Este pedido tiene un pago con tarjeta en curso. Complétalo o inténtalo de nuevo en unos minutos.',
  order_frozen: 'Se ha solicitado un contracargo del pago de este pedido. Espera a que el banco decida.',
  balance_too_low: 'Tu saldo no alcanza para este pedido. Paga con tarjeta.',
  invalid_signature: 'El mensaje no está firmado por el proveedor de pagos. Se ha ignorado.',

  order_not_found: 'Este pedido no existe o no es tuyo. Mira en tu lista de pedidos.',
  order_state_changed: 'El pedido ha cambiado mientras tanto. Ahora la página muestra su estado actual.',
  order_credentials_not_found:
    'No hay datos de acceso en la caja fuerte de este pedido. Aún no se han guardado o ya se han eliminado.',
  session_not_held:
    'Esta sesión aún no se ha impartido. Acuerda primero una hora y espera a que empiece la sesión.',
  session_time_changed: 'Esta hora ya no está propuesta. La página muestra la propuesta actual.',
  session_time_past: 'Esa hora ya ha pasado. Propón una hora futura.',
  meeting_link_invalid:
    'Introduce la dirección https de una sala de Google Meet, Zoom, Microsoft Teams, Jitsi Meet o Whereby, sin datos de contacto en su nombre.',
  session_time_taken: 'El coach ya tiene otra sesión a esa hora. Propón otra.',
  slot_taken: 'Esa hora ya no está libre. Elige otra.',

  user_not_booster: 'Solo los boosters pueden hacer esto. Inicia sesión con una cuenta de booster.',
  order_not_available: 'Alguien ha sido más rápido. El pedido ya no está en el tablón.',
  not_eligible_to_claim_this_league_orders: 'Este pedido supera tu rango máximo. Elige uno por debajo.',
  solo_order_claim_limit_reached: 'Has llegado a tu límite de pedidos en solitario. Termina uno antes.',
  duo_order_claim_limit_reached: 'Has llegado a tu límite de pedidos en dúo. Termina uno antes.',
  order_opens_later:
    'Primero preguntamos a otros boosters. Este pedido se abrirá a todos en un máximo de {figures.everyoneAsked}.',
  queue_left_out: 'Has excluido esta cola. En tu página «{shell.myServices}» puedes volver a activarla.',
  order_names_other: 'El cliente pidió otro booster, así que ahora no puedes aceptar este pedido.',
  booster_blocked_on_order: 'Devolviste este pedido, así que no puedes volver a aceptarlo.',
  game_not_possible:
    'Una sola partida no puede llevar del último rango a este. Revisa el resultado, los puntos y el rango.',
  proof_needed:
    'Esta partida se sale de lo normal. Añade una captura de pantalla del rango con el que quedas.',
  later_games_impossible:
    'Desde ese rango no son posibles las partidas posteriores. Corrige primero la última o pregunta a nuestro equipo.',
  correction_too_late: 'Esta partida ya no se puede cambiar. Ahora solo puede anularla nuestro equipo.',
  claim_is_final: 'Ya no puedes deshacer esta aceptación. Puedes devolver el pedido en su página.',
  decision_is_final: 'Ya no puedes deshacer esta decisión.',
  assignee_changed:
    'Alguien del equipo acaba de cambiar quién está a cargo de este pedido. Vuelve a mirarlo.',
  too_many_tags: 'Este pedido no puede tener más etiquetas. Quita una primero.',
  order_already_decided:
    'Alguien del equipo acaba de decidir sobre este resultado. Vuelve a mirarlo dentro de unos segundos.',
  drop_needs_proof:
    'Antes de devolver el pedido, añade una captura de pantalla del rango tras tu última partida.',
  target_not_reached:
    'Las partidas registradas aún no llegan al objetivo. Registra las que faltan o envía el resultado de todos modos.',

  bad_file_extension: 'Solo se pueden subir imágenes PNG, JPEG y WebP. Elige otro archivo.',
  no_files_uploaded: 'Añade primero una captura de pantalla.',
  payload_too_large:
    'El archivo es demasiado grande. Las imágenes pueden tener hasta {figures.largestPicture}.',
  too_many_pictures: 'Este pedido ya no admite más capturas de pantalla. Continúa sin añadir otra.',
  order_disputed: '{order.refusal.order_disputed}',
  decision_outdated: 'El pedido ha cambiado, y también los importes. Revísalos otra vez.',
  dispute_own_decision: '{disputes.missing.other}',
  dispute_not_found: 'No hay ningún aviso sobre este pedido.',
  review_not_found: 'Esta reseña no existe.',
  review_closed: 'Ya no se puede escribir ni cambiar. Recarga la página para ver la reseña.',
  tip_not_held: 'Ya no queda tanto de esta propina retenido. Recarga la página para ver su estado actual.',
  top_up_spent: 'Ahora se puede reembolsar menos de esta recarga. Recarga la página para ver cuánto.',
  tip_closed: 'Ya no se puede dar propina en este pedido. Recarga la página para ver su estado actual.',
  too_many_favorites: 'Ya tienes {figures.mostFavorites} favoritos. Quita uno primero.',
  dispute_sums_differ: 'Los tres importes deben sumar el precio.',
  too_many_disputes: 'Se ha avisado demasiadas veces sobre este pedido. Escribe a nuestro soporte.',
  too_many_statements: 'Ya no puedes añadir nada más aquí. Si falta algo, escribe a nuestro soporte.',

  coupon_already_exists: 'Ya existe un cupón con este código. Elige otro código.',
  coupon_in_use: 'Este cupón ya se ha usado en algún pedido, así que no se puede eliminar. Desactívalo.',
  coupon_won:
    'Un cliente ganó este cupón en un sorteo, así que no se puede eliminar ni recortar. Puedes, por ejemplo, ampliar su validez.',
  price_version_not_found: 'Esta versión de los precios no existe. Elige una del historial.',
  price_version_not_scheduled:
    'Solo se puede retirar una versión programada. Esta ya está vigente, ya ha pasado o está retirada.',
  price_date_taken:
    'Ya hay otra versión programada para después. Elige una fecha posterior o retira primero esa versión.',
  prices_changed_meanwhile:
    'Mientras tanto, alguien ha publicado otros precios. Pasa tus cambios a la versión nueva y después publica.',

  account_has_debt:
    'Aún nos debes dinero. Págalo con una recarga de saldo o escríbenos; después podrás eliminar tu cuenta.',
  account_has_money:
    'Aún te debemos dinero. Pide primero que te lo paguemos; después podrás eliminar tu cuenta.',
  account_has_orders:
    'Tienes un pedido en curso. Cuando esté completado o cancelado, podrás eliminar tu cuenta.',
  account_has_permissions: 'Tu cuenta aún tiene permisos del equipo. Pide primero que te los quiten.',
  confirmation_wrong: 'Esta no es la dirección de correo de tu cuenta. Escríbela tal como aparece.',
  export_not_found: 'Esta descarga ya no existe. Prepara otra.',

  account_needed: 'Necesitas una cuenta para esto. Crea una o inicia sesión; no se pierde nada.',
  already_booster: 'Ya eres booster.',
  application_changed:
    'Esta solicitud ha cambiado mientras tanto. Recarga la página para ver la última versión.',
  services_changed: 'Esta página ha cambiado en otro sitio mientras tanto. Revísala y guarda de nuevo.',
  service_not_allowed:
    'El equipo aún no ha permitido alguno de estos servicios o rangos. Pídelo con una captura de pantalla.',
  no_service_left: '{services.noService}',
  no_queue_left: 'Deja al menos una cola de cada juego.',
  request_open: 'Tu última petición sigue abierta. Retírala o espera la respuesta.',
  request_answered: 'Esta petición ya tiene respuesta o se ha retirado.',
  request_not_found: 'No hemos encontrado esta petición.',
  nothing_asked: 'El equipo ya lo permite o no existe. Recarga la página y elige de nuevo.',
  application_incomplete: 'Tu solicitud aún no está completa. Añade lo que falta y envíala otra vez.',
  application_not_found: 'No hemos encontrado esta solicitud.',
  application_too_soon:
    'Puedes volver a enviar la solicitud {figures.applyAgain} después de nuestra última respuesta.',
  picture_too_small:
    'Esta captura de pantalla es demasiado pequeña para leerla. Sube la pantalla completa, con al menos {figures.leastPictureSide} píxeles en el lado más largo.',

  not_found: 'Esto no existe o ya no está disponible. Vuelve atrás o empieza desde el inicio.',
  bad_request: 'No se ha podido leer la petición. Recarga la página e inténtalo de nuevo.',
  method_not_allowed: 'A esta dirección no se puede enviar nada. Recarga la página e inténtalo de nuevo.',
  range_not_satisfiable: 'El archivo termina antes de esa parte. Descárgalo otra vez desde el principio.',
  bad_params: 'Algunos datos no son válidos. Revisa los campos marcados.',
  idempotency_key_reused:
    'Esta petición ya se envió con otro contenido. Recarga la página e inténtalo de nuevo.',
  something_wrong: 'No ha funcionado. Comprueba tu conexión e inténtalo de nuevo.',
  internal_server_error: 'Ha fallado algo en nuestro lado. No se ha perdido nada. Inténtalo en un minuto.',
  server_busy: 'Ahora mismo hay mucha actividad. Inténtalo en unos segundos.',
  too_many_requests: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',

  chat_closed: 'Este chat está cerrado.',
  code_in_chat:
    'Esto parece el código de acceso, así que no lo hemos enviado. Escríbelo arriba, en la página del pedido.',
  login_code_not_found: 'Aquí ya no hay ningún código de acceso. El booster puede pedir otro.',
  login_code_given_already: 'Ya se ha enviado un código de acceso. Primero hay que abrirlo o debe caducar.',
  too_many_login_codes:
    'Has pedido muchos códigos de acceso. Inténtalo dentro de una hora o escribe en el chat.',
  password_in_chat:
    'Esto parece una contraseña, así que no lo hemos enviado. Escribe los datos de acceso solo en la caja fuerte de la página de tu pedido.',
  thread_answered: 'Un compañero ha respondido mientras escribías. Lee su respuesta antes de enviar la tuya.',
  thread_not_found: 'Esta conversación ya no existe.',
  too_many_messages:
    'Son muchos mensajes para un solo día. Vuelve a escribirnos mañana o envíanos un correo.',
  translation_away: 'El servicio de traducción no responde ahora mismo. Inténtalo de nuevo en unos minutos.',

  booster_has_orders: 'Este booster todavía tiene pedidos sin terminar. Retíraselos antes.',
  booster_needs_application: 'Esta persona aún no tiene servicios. Elígelos en la lista de boosters.',
  booster_paused:
    'Nuestro equipo te ha puesto en pausa. Puedes terminar tus pedidos, pero no aceptar nuevos.',

  second_factor_needed: 'Confirma este inicio de sesión con tu segundo factor.',
  second_step_expired: 'El inicio de sesión ha tardado demasiado. Vuelve a iniciar sesión.',
  second_factor_required:
    'Para esto, el equipo necesita un segundo factor. Configúralo en los ajustes de tu perfil.',
  fresh_proof_needed: 'Confirma que eres tú y vuelve a intentarlo.',
  code_wrong: 'Este código no es correcto o ya se ha usado. Introduce el actual.',
  passkey_refused: 'Esta llave de acceso no ha funcionado. Vuelve a intentarlo o elige otra forma.',
  passkey_not_found: 'Esta llave de acceso ya no existe. Recarga la página.',
  too_many_passkeys: 'Ya tienes {figures.mostPasskeys} llaves de acceso. Elimina una primero.',
  app_already_set_up: 'Ya hay una aplicación de autenticación configurada. Recarga la página.',
  app_not_set_up: 'No hay ninguna aplicación de autenticación configurada. Recarga la página.',
  no_second_factor: 'Configura antes una aplicación de autenticación o una llave de acceso.',
  holder_invalid: 'Los bancos solo conocen letras latinas. Escribe el nombre como lo escribe tu banco.',
  iban_invalid: 'Este IBAN está incompleto o tiene un error. Compáralo con la app de tu banco.',
  bic_invalid: 'Este BIC no es válido. Puedes dejarlo vacío.',
  payout_open_already: 'Ya tienes un cobro en curso. Podrás pedir el siguiente cuando se haya enviado.',
  payout_too_small: 'Es menos que el cobro mínimo.',
  payout_exceeds_available: 'Es más de lo disponible. Recarga la página para ver cuánto puedes pedir ahora.',
  payout_details_missing: 'Añade primero tu cuenta bancaria.',
  payout_not_found: 'Este cobro no existe.',
  receipt_not_found: 'Este recibo no existe.',
  payout_state_changed: 'Este cobro ha cambiado mientras tanto. Recarga la página.',
  payout_under_review:
    'Las partes de uno de estos boosters están en revisión. Mira antes sus pedidos o déjalo fuera.',
  chargeback_not_found: 'Ningún banco pregunta por este pedido.',
  customer_banned: 'Este cliente está bloqueado. Levanta antes el bloqueo.',
  payout_not_ready:
    'Uno de estos cobros va a datos nuevos y aún no se puede enviar. Quítalo de la selección.',
  second_person_needed:
    'Este lote necesita la aprobación de otra persona que no lo haya creado ni cobre en él.',
  own_affair:
    'No puedes decidirlo tú, porque lo propusiste o te afecta. Puede hacerlo otra persona del equipo.',
  proposal_not_found: 'Esta propuesta no existe.',
  proposal_decided: 'Ya se ha decidido sobre esta propuesta.',
  share_cannot_rise: 'La parte de este pedido no puede subir: su versión de precios no lo prevé.',
  share_not_higher: 'La parte ya es así de alta. Introduce más.',
  share_too_high: 'A la tienda le quedaría demasiado poco de este pedido. Introduce menos.',
  proposal_waits_already:
    'Lo mismo ya espera a una segunda persona. Antes hay que decidir sobre esa propuesta.',
  payout_too_old:
    'Este cobro se envió hace más de {figures.payoutReturnDays} días bancarios, así que ya no se puede devolver.',
  debt_changed: 'Ahora debe menos que eso. Revisa el importe.',
  balance_changed: 'Ahora hay menos saldo que eso. Revisa el importe.',
  payout_account_not_set:
    'No hay ninguna cuenta de cargo configurada. Define PAYOUT_IBAN o usa el archivo CSV.',

  shop_not_open: 'La tienda aún no está abierta. Vuelve después de la apertura.',
  shop_not_ready: 'La tienda aún no puede abrir porque falta algo necesario. Comprueba la lista otra vez.',
  checks_changed: 'Ahora hay algo más sin preparar. Lee la lista otra vez antes de abrir la tienda.',
  test_mode_needed:
    'Antes de la apertura solo se pueden hacer pedidos de prueba, y la clave de pago de esta tienda cobra dinero real. Para probar la tienda, usa una clave de prueba del proveedor de pagos.',

  view_not_found: 'Esta vista ya no existe o ya no se comparte.',
  view_changed: 'Otra persona ha cambiado esta vista mientras tanto. Recarga la página y mírala primero.',
  too_many_views: 'No queda sitio para otra vista. Elimina una que nadie necesite.',

  too_many_orders: 'Son demasiados pedidos a la vez. Acota primero la lista.',
  bulk_changed:
    'Algo ha cambiado en estos pedidos mientras tanto, así que no se ha hecho nada. Lee las cifras nuevas y decide otra vez.',
  bulk_not_found: 'Esta acción no existe. La inició otra persona, o nadie.',
  decision_needs_reason:
    'El registro de este resultado plantea dudas, así que verificarlo exige un motivo. Abre el pedido.',
  decision_undone: 'Has deshecho esta decisión.',
  order_was_played:
    'En este pedido ya se ha jugado, así que el reembolso depende del progreso. Abre el pedido.',
} satisfies TranslationOf<typeof errors, 'es'>
