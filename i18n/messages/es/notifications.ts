import type { TranslationOf } from '../../translate.ts'
import type notifications from '../en/notifications.ts'

export default {
  'order_paid.title': 'Pago recibido',
  'order_paid.text': 'El pedido PK-{number} está pagado. La página del pedido indica el siguiente paso.',
  'payment_refunded_twice.title': 'Segundo pago reembolsado',
  'payment_refunded_twice.text': 'El pedido PK-{number} se pagó dos veces. Reembolsamos el segundo pago.',
  'payment_refunded_cancelled.title': 'Pago tardío reembolsado',
  'payment_refunded_cancelled.text':
    'El pedido PK-{number} ya estaba cancelado cuando llegó este pago. Lo reembolsamos.',
  'payment_refunded_changed.title': 'Pago reembolsado',
  'payment_refunded_changed.text': 'Un pago ya no correspondía al pedido PK-{number}. Lo reembolsamos.',
  'balance_increased.title': 'Saldo aumentado',
  'balance_increased.text': 'Se han añadido {amount} a tu saldo.',

  'new_order_fits.title': 'Nuevo pedido para ti',
  'new_order_fits.text': 'El pedido PK-{number} espera en el tablón de pedidos disponibles.',

  'booster_found.title': 'Booster encontrado',
  'booster_found.text': 'El pedido PK-{number} ya tiene booster.',
  'named_asked.title': 'Un cliente quiere que juegues tú',
  'named_asked.text':
    'El pedido PK-{number} es solo para ti durante {figures.namedOffer}. Acéptalo o recházalo en tu tablón.',
  'named_declined.title': 'Tu booster lo ha rechazado',
  'named_declined.text':
    'El booster que elegiste no puede aceptar el pedido PK-{number}. La página del pedido muestra el motivo y lo que sigue.',
  'named_expired.title': 'Tu booster no aceptó',
  'named_expired.text':
    'El booster que elegiste no ha aceptado el pedido PK-{number}. La página del pedido muestra lo que sigue.',
  'start_missed.title': 'Aún sin booster',
  'start_missed.text':
    'El inicio del pedido PK-{number} estaba prometido para ahora. Puede seguir esperando o reembolsarse ya.',
  'nobody_plays.title': 'Sin booster para tu pedido',
  'nobody_plays.text':
    'Ahora mismo ningún booster puede jugar tu pedido PK-{number}. Puedes recuperar tu dinero ya o seguir esperando.',
  'game_recorded.title': 'Partida registrada',
  'game_recorded.text': 'El pedido PK-{number} tiene una partida nueva en su registro.',
  'game_struck.title': 'Partida anulada',
  'game_struck.text':
    'Nuestro equipo ha anulado una partida registrada del pedido PK-{number}. El motivo está en la página del pedido.',
  'order_paused.title': 'Pedido en pausa',
  'order_paused.text': 'El pedido PK-{number} está en pausa. No se juega hasta que se reanude.',
  'order_resumed.title': 'Pedido reanudado',
  'order_resumed.text': 'El pedido PK-{number} ya no está en pausa.',
  'order_dropped.title': 'Buscamos otro booster',
  'order_dropped.text':
    'El booster ha dejado el pedido PK-{number}. Se conserva todo el progreso registrado.',
  'order_finished.title': 'Resultado enviado',
  'order_finished.text': 'Ya se puede comprobar el resultado del pedido PK-{number}.',
  'proof_rejected.title': 'Resultado devuelto',
  'proof_rejected.text': 'El pedido PK-{number} continúa. El motivo está en la página del pedido.',
  'order_disputed.title': 'Aviso de un problema',
  'order_disputed.text':
    'El cliente ha avisado de un problema con el resultado del pedido PK-{number}. Nuestro equipo lo revisará.',
  'dispute_answered.title': 'Nueva explicación',
  'dispute_answered.text': 'Se ha añadido algo al problema avisado en el pedido PK-{number}.',
  'dispute_withdrawn.title': 'Aviso retirado',
  'dispute_withdrawn.text':
    'Se ha retirado el problema avisado en el pedido PK-{number}. El pedido continúa.',
  'dispute_decided.title': 'Decisión tomada',
  'dispute_decided.text':
    'Nuestro equipo ha decidido sobre el problema del pedido PK-{number}. El motivo está en la página del pedido.',
  'dispute_answer_due.title': 'Esperamos tu respuesta',
  'dispute_answer_due.text':
    'Responde al problema avisado en el pedido PK-{number}. Si no, nuestro equipo decidirá sin ti.',
  'dispute_answer_missed.title': 'Sin respuesta',
  'dispute_answer_missed.text': 'Pedido PK-{number}: el plazo para responder ha terminado. Puedes decidir.',
  'dispute_first_word_missed.title': 'Primera respuesta atrasada',
  'dispute_first_word_missed.text': 'El equipo aún no ha respondido al problema del pedido PK-{number}.',
  'dispute_decision_due.title': 'Decisión próxima a vencer',
  'dispute_decision_due.text': 'El aviso del pedido PK-{number} debe decidirse pronto.',
  'dispute_decision_missed.title': 'Decisión atrasada',
  'dispute_decision_missed.text': 'El plazo prometido para el pedido PK-{number} ha terminado.',
  'order_reopened.title': 'Pedido reabierto',
  'order_reopened.text':
    'El pedido PK-{number} continúa. Si se juega en la cuenta del cliente, se necesitan de nuevo los datos de acceso.',
  'order_frozen.title': 'Contracargo solicitado',
  'order_frozen.text':
    'Se ha solicitado un contracargo del pago del pedido PK-{number}. El pedido y las partes quedan congelados hasta que el banco decida.',
  'order_unfrozen.title': 'Contracargo rechazado',
  'order_unfrozen.text': 'El banco confirmó el pago del pedido PK-{number}. Ya no está congelado.',
  'order_hold_lifted.title': 'Ya no está congelado',
  'order_hold_lifted.text': 'El pedido PK-{number} ya no está congelado y continúa.',
  'order_given.title': 'Un pedido para ti',
  'order_given.text': '{username} te ha dejado a cargo del pedido PK-{number}.',
  'permission_asked.title': 'Alguien del equipo pide un permiso',
  'permission_asked.text': '{username} pide el permiso {right}.',
  'staff_joined.title': 'Alguien nuevo en el equipo',
  'staff_joined.text': '{username} aceptó una invitación y ya puede usar sus permisos.',
  'payment_key_refused.title': 'Nadie puede pagar con tarjeta',
  'payment_key_refused.text':
    'El proveedor de pagos rechaza la clave de la tienda. «{shell.adminOpening}» dice qué hacer.',
  'mail_login_refused.title': 'No sale ningún correo',
  'mail_login_refused.text':
    'El servidor de correo rechaza la contraseña de la tienda. «{shell.adminOpening}» dice qué hacer.',
  'raffle_entered.title': 'Ya participas',
  'raffle_entered.text': '«{raffle}»: tu boleto es el número {number}. Te avisaremos si gana.',
  'raffle_won.title': 'Tu boleto ha ganado',
  'raffle_won.text':
    '«{raffle}»: el boleto {number} gana {prize}. Recógelo en la página del sorteo en {figures.raffleClaim}.',
  'raffle_waits.title': 'Tu premio te espera',
  'raffle_waits.text': '«{raffle}»: recoge {prize} en la página del sorteo o pasará al siguiente boleto.',
  'raffle_cancelled.title': 'Un sorteo se ha cancelado',
  'raffle_cancelled.text': '«{raffle}» termina sin sorteo. Su página explica por qué.',
  'proposal_waits.title': 'Una propuesta te espera',
  'proposal_waits.text': 'Alguien del equipo propuso algo que necesita una segunda persona.',
  'balance_corrected.title': 'Tu saldo se ha corregido',
  'balance_corrected.text': 'Hemos abonado {amount} en tu saldo. Motivo: {reason}',
  'balance_debited.title': 'Tu saldo se ha corregido',
  'balance_debited.text': 'Hemos descontado {amount} de tu saldo. Motivo: {reason}',
  'gift_given.title': 'Un regalo para ti',
  'gift_given.text': 'Tienes {amount} más en tu saldo. Motivo: {reason}',
  'debt_written_off.title': 'Nos debes menos',
  'debt_written_off.text': 'Hemos condonado {amount} de lo que nos debías. Motivo: {reason}',
  'order_charged_back.title': 'Pago devuelto por el banco',
  'order_charged_back.text': 'El banco ha devuelto el pago del pedido PK-{number} al titular de la tarjeta.',
  'refund_failed.title': 'Tu reembolso está en tu saldo',
  'refund_failed.text':
    'Tu banco no aceptó el reembolso de {amount} del pedido PK-{number}, así que lo hemos abonado en tu saldo.',
  'refund_split.title': 'El resto de tu reembolso está en tu saldo',
  'refund_split.text':
    'Tu banco ya te devolvió {returned} del pedido PK-{number}, así que abonamos en tu saldo el resto de tu reembolso: {amount}.',
  'balance_taken.title': 'Pago devuelto por el banco',
  'balance_taken.text':
    'El banco devolvió un pago al titular de la tarjeta, así que descontamos {amount} de tu saldo.',
  'balance_held.title': 'Parte de tu saldo está retenida',
  'balance_held.text':
    'Un banco está revisando uno de tus pagos, así que {amount} de ese pago quedan retenidos hasta que decida. Si no se lo pediste a tu banco, escríbenos.',
  'balance_freed.title': 'Tu saldo ya no está retenido',
  'balance_freed.text': 'El banco ya decidió sobre tu pago: {amount} vuelven a estar disponibles.',
  'debt_made.title': 'Nos debes dinero',
  'debt_made.text':
    'El banco devolvió un pago al titular de la tarjeta después de que lo gastaras, así que nos debes {amount}. Lo que recibas se usará primero para saldarlo. Si hay un error, escríbenos.',
  'debt_lifted.title': 'Tu deuda está saldada',
  'debt_lifted.text': 'El banco nos envió tu pago de nuevo, así que ya no debes {amount}.',
  'top_up_refund_failed.title': 'Tu reembolso está en tu saldo',
  'top_up_refund_failed.text':
    'Tu banco no aceptó el reembolso de {amount} de tu recarga, así que los abonamos a tu saldo.',
  'top_up_refund_split.title': 'El resto de tu reembolso está en tu saldo',
  'top_up_refund_split.text':
    'Tu banco ya te devolvió {returned} de tu recarga, así que abonamos en tu saldo el resto de tu reembolso: {amount}.',
  'share_taken_back.title': 'Parte retirada',
  'share_taken_back.text':
    'El banco devolvió el pago del pedido PK-{number}, así que se retiran {amount} de tu parte.',
  'share_restored.title': 'Parte devuelta',
  'share_restored.text':
    'El banco se retractó de su decisión sobre el pedido PK-{number}: {amount} de tu parte vuelven a ser tuyos.',
  'payment_restored.title': 'Pago cobrado de nuevo',
  'payment_restored.text':
    'Tu banco te había devuelto un pago y ahora lo ha vuelto a cobrar. De él te corresponden {amount}, que hemos añadido a tu saldo.',
  'change_asked.title': 'Cambio solicitado',
  'change_asked.text': 'El cliente quiere cambiar el pedido PK-{number}. Responde en la página del pedido.',
  'order_changed.title': 'Pedido cambiado',
  'order_changed.text':
    'El pedido PK-{number} sigue con el cambio. La página del pedido muestra el nuevo precio.',
  'change_declined.title': 'Cambio rechazado',
  'change_declined.text': 'El pedido PK-{number} se queda como está. La página del pedido muestra el motivo.',
  'change_withdrawn.title': 'Cambio retirado',
  'change_withdrawn.text': 'El cliente ha retirado el cambio. El pedido PK-{number} se queda como está.',
  'change_expired.title': 'Cambio sin respuesta',
  'change_expired.text':
    'El cambio del pedido PK-{number} no se ha hecho. Lo reservado vuelve al cliente o paga a otro booster.',
  'change_prepared.title': 'El soporte ha preparado un cambio para ti',
  'change_prepared.text':
    'Mira el cambio del pedido PK-{number} y decide en su página. Todavía no ha cambiado nada.',
  'change_lapsed.title': 'Cambio sin efecto',
  'change_lapsed.text':
    'El pedido PK-{number} ha seguido sin el cambio que pediste. Te devolvemos lo que estaba reservado.',
  'booster_poked.title': 'El cliente espera noticias tuyas',
  'booster_poked.text':
    'Registra una partida en el pedido PK-{number} o escribe al cliente en la página del pedido.',
  'booster_reminded.title': '{figures.silenceReminder} sin partidas ni mensajes',
  'booster_reminded.text':
    'Registra una partida en el pedido PK-{number} o escribe al cliente. Tras {figures.silence}, puede elegir otro booster.',
  'booster_kept.title': 'Sigue con el booster',
  'booster_kept.text': 'El cliente del pedido PK-{number} sigue contigo.',
  'hours_changed.title': 'Horas de juego cambiadas',
  'hours_changed.text':
    'El cliente del pedido PK-{number} ha cambiado las horas en que puedes jugar. La página del pedido las muestra.',
  'order_held.title': 'En espera: el booster no responde',
  'order_held.text':
    'El booster del pedido PK-{number} lleva {figures.silence} sin registrar partidas ni responder. El cliente puede esperar o elegir otro.',
  'other_booster_asked.title': 'Otro booster solicitado',
  'other_booster_asked.text':
    'El cliente del pedido PK-{number} pide otro booster. Nuestro equipo decide; la página del pedido muestra el motivo.',
  'other_booster_declined.title': 'Solicitud rechazada, sigue el booster',
  'other_booster_declined.text':
    'El pedido PK-{number} sigue con su booster. La página del pedido muestra el motivo.',
  'check_waits.title': 'Tu resultado te espera',
  'check_waits.text':
    'Revisa el resultado del pedido PK-{number}. Si no haces nada, se confirma {figures.check} después del envío.',
  'order_completed.title': 'Pedido completado',
  'order_completed.text': 'El pedido PK-{number} está completado.',
  'order_cancelled.title': 'Pedido cancelado',
  'order_cancelled.text': 'El pedido PK-{number} se ha cancelado.',

  'coach_asked.title': 'Un cliente te ha elegido',
  'coach_asked.text': 'El pedido PK-{number} está reservado contigo. Acéptalo o recházalo en tu tablón.',
  'coach_accepted.title': 'Tu coach ha aceptado',
  'coach_accepted.text':
    'El pedido PK-{number} está aceptado. En su página ves la hora de la sesión o puedes acordar una.',
  'coach_declined.title': 'Tu coach ha rechazado el pedido',
  'coach_declined.text':
    'El pedido PK-{number} se ha rechazado. Puedes cancelarlo y recuperar tu dinero al momento.',
  'session_proposed.title': 'Hora propuesta',
  'session_proposed.text':
    'Hay una hora propuesta para una sesión del pedido PK-{number}. Acéptala o propón otra.',
  'session_agreed.title': 'Hora acordada',
  'session_agreed.text': 'La próxima sesión del pedido PK-{number} ya tiene hora.',
  'session_soon.title': 'Tu sesión empieza pronto',
  'session_soon.text':
    'La próxima sesión del pedido PK-{number} empieza en menos de {figures.sessionReminder}.',
  'session_link.title': 'Enlace de reunión',
  'session_link.text': 'Tu coach ha indicado dónde es la sesión del pedido PK-{number}.',
  'session_recorded.title': 'Notas de la sesión añadidas',
  'session_recorded.text': 'Hay notas nuevas de una sesión en la página del pedido PK-{number}.',
  'coaching_finished.title': 'Todas las horas impartidas',
  'coaching_finished.text': 'El cliente ya puede comprobar las notas del pedido PK-{number}.',

  'session_ended_by_reuse.title': 'Sesión cerrada en un dispositivo',
  'session_ended_by_reuse.text':
    'Una de tus sesiones se usó con una clave antigua. Puede que alguien la copiara, así que hemos cerrado esa sesión.',
  'services_accepted.title': 'Ahora puedes jugar más',
  'services_accepted.text': 'El equipo ha aceptado tu petición. Tu tablón ya muestra los pedidos.',
  'services_declined.title': 'Nuestra respuesta a tu petición',
  'services_declined.text':
    'El equipo ha rechazado tu petición. El motivo está en tu página «{shell.myServices}».',

  'application_asked.title': 'Una pregunta sobre tu solicitud',
  'application_asked.text':
    'El equipo tiene una pregunta sobre tu solicitud para ser booster. Respóndela en su página.',
  'application_accepted.title': 'Ya puedes aceptar pedidos',
  'application_accepted.text': 'Hemos aceptado tu solicitud. Puedes aceptar pedidos en el tablón.',
  'application_refused.title': 'Nuestra respuesta a tu solicitud',
  'application_refused.text': 'Hemos rechazado tu solicitud. El motivo está en su página.',
  'order_message.title': 'Mensaje nuevo',
  'order_message.text': 'Tienes un mensaje en el chat del pedido PK-{number}.',
  'login_code_asked.title': 'Tu booster necesita un código de acceso',
  'login_code_asked.text': 'Escríbelo en la página del pedido PK-{number} en {figures.loginCode}.',
  'login_code_given.title': 'Ha llegado el código de acceso',
  'login_code_given.text': 'Ábrelo en la página del pedido PK-{number} en {figures.loginCode}.',
  'support_waiting.title': 'Nueva conversación de soporte',
  'support_waiting.text': 'La conversación {thread} de la bandeja de soporte espera una respuesta.',

  'booster_banned.title': 'Un booster baneado tiene pedidos',
  'booster_banned.text': '{username}: cuenta baneada. Sin terminar: {orders}.',
  'decision_refused.title': 'Tu decisión no se ha ejecutado',
  'decision_refused.text':
    'El pedido PK-{number} cambió antes de que tu decisión tuviera efecto, así que no ha pasado nada. Vuelve a mirarlo.',
  'payout_sent.title': 'Cobro enviado',
  'payout_sent.text': 'Cobro {payout}: {amount} van camino de tu cuenta bancaria.',
  'payout_returned.title': 'Cobro devuelto',
  'payout_returned.text':
    'El cobro {payout} no se pudo pagar: {amount} vuelven a estar disponibles. El motivo está en tus ganancias.',
  'review_written.title': 'Nueva reseña',
  'review_written.text':
    'Tu cliente ha reseñado el pedido PK-{number}. Puedes responder en la página del pedido.',
  'cashback_given.title': '{names.cashback}',
  'cashback_given.text': 'Tienes en tu saldo {amount} de cashback por el pedido PK-{number}.',
  'cashback_taken.title': 'Cashback retirado',
  'cashback_taken.text':
    'El pedido PK-{number} se reembolsó o se reabrió, así que se retiraron {amount} de su cashback.',
  'tip_given.title': 'Has recibido una propina',
  'tip_given.text': '{amount} por el pedido PK-{number}. Puedes cobrarla dentro de {figures.hold}.',
  'tip_refunded.title': 'Propina reembolsada',
  'tip_refunded.text':
    'Tu propina de {amount} para el pedido PK-{number} llegó tarde: ya había una, o el booster se ha ido. Te la reembolsamos.',
  'tip_returned.title': 'Propina reembolsada',
  'tip_returned.text': 'Te reembolsamos {amount} de tu propina para el pedido PK-{number}.',
  'tip_reduced.title': 'Propina retirada',
  'tip_reduced.text':
    'Hemos reembolsado al cliente {amount} de la propina del pedido PK-{number}, así que se descuentan de tu dinero retenido.',
  'tip_taken_back.title': 'Propina retirada',
  'tip_taken_back.text':
    'El banco devolvió la propina del cliente por el pedido PK-{number}, así que se retiran {amount}.',
  'tip_restored.title': 'Propina devuelta',
  'tip_restored.text':
    'El banco se retractó de su decisión sobre la propina del pedido PK-{number}: {amount} vuelven a ser tuyos.',
  'review_answered.title': 'Respuesta a tu reseña',
  'review_answered.text': 'Tu booster ha respondido a tu reseña del pedido PK-{number}.',
  'review_hidden.title': 'Reseña oculta',
  'review_hidden.text':
    'Nuestro equipo ha ocultado la reseña del pedido PK-{number}. El motivo está en la página del pedido.',
  'review_shown.title': 'Reseña visible de nuevo',
  'review_shown.text': 'La reseña del pedido PK-{number} vuelve a verse.',
  'dispute_appealed.title': 'Segunda revisión pedida',
  'dispute_appealed.text':
    'La otra parte ha pedido una segunda revisión de la decisión sobre el pedido PK-{number}. Tienes {figures.appealReply} para responder.',
  'dispute_upheld.title': 'Se mantiene la decisión',
  'dispute_upheld.text':
    'Nuestro equipo ha revisado de nuevo el pedido PK-{number}. La primera decisión se mantiene y es definitiva.',
  'dispute_appeal_waits.title': 'Segunda revisión pendiente',
  'dispute_appeal_waits.text':
    'Se ha pedido una segunda revisión de la decisión sobre el pedido PK-{number}. Decide en un plazo de {figures.appealDecision}.',

  'bulk_done.title': 'Tu acción sobre varios pedidos ha terminado',
  'bulk_done.text': 'Hechos: {done}. Sin cambios: {left}.',
} satisfies TranslationOf<typeof notifications, 'es'>
