import type { TranslationOf } from '../../translate.ts'
import type session from '../en/session.ts'

export default {
  stepAccepted: 'Respuesta del coach',
  stepSessions: 'Sesiones',

  subline: '{number}, {service}',

  waitingTitle: 'Esperando a {coach}',
  waitingText:
    'Tu coach tiene hasta el {time} para responder. Si no lo hace, el pedido se cancela y recibes el reembolso completo automáticamente.',
  waitingTextStaff:
    'El coach tiene hasta el {time} para responder. Si no lo hace, el pedido se cancela y el cliente recibe el reembolso completo automáticamente.',
  declinedTitle: '{coach} ha rechazado el pedido',
  declinedText:
    'Cancela el pedido para recibir el reembolso al momento. Si no haces nada, el pedido se cancela automáticamente el {time} y el reembolso va a tu medio de pago original.',
  declinedTextStaff:
    'El cliente puede cancelar el pedido y recibir el reembolso al momento. Si no hace nada, el pedido se cancela automáticamente el {time} y el reembolso va a su medio de pago original.',

  title: 'Próxima sesión',
  none: 'Aún no hay hora acordada',
  noneText: 'Propón una hora. La otra parte puede aceptarla o proponer otra.',
  agreed: 'Acordada',
  localZone: 'En tu hora local, {zone}',
  youProposed: 'Has propuesto el {time}. {name} aún no ha respondido.',
  theyPropose: '{name} propone el {time}.',
  keeps: 'La hora acordada sigue valiendo hasta que se acepte la nueva.',
  overdue: 'Esta propuesta ha caducado. Propón otra hora.',
  accept: 'Aceptar esta hora',
  proposeOther: 'Proponer otra hora',
  when: '{names.dateAndTime}',
  propose: 'Proponer hora',
  proposed: 'Tu propuesta se ha enviado.',
  accepted: 'La hora está acordada.',
  whenMissing: 'Elige primero fecha y hora.',
  whenPast: 'Esa hora ya ha pasado. Elige una posterior.',
  meeting: 'Dónde os reunís',
  join: 'Entrar en {place}',
  meetingOpens: 'El enlace aparece aquí el {time}.',
  meetingEnds: 'El enlace desaparece cuando termina la sesión.',
  meetingNone: 'Tu coach aún no ha puesto un enlace de reunión.',
  meetingMissing: 'Aún no hay enlace de reunión. Sin él, tu cliente no puede entrar.',
  meetingCoach: 'Tu cliente ve el enlace desde el {time} hasta que termina la sesión.',
  meetingSet: 'Poner un enlace de reunión',
  meetingOther: 'Usar otro enlace para este pedido',

  notes: 'Notas de las sesiones',
  held: 'Horas impartidas',
  heldOf: '{held} de {all}',
  noteTitle: 'Sesión {number}',
  noNotes:
    'Después de cada sesión, aquí aparecen las notas de tu coach: en qué se ha trabajado y qué practicar a continuación.',
  noNotesCoach: 'Después de cada sesión, aquí aparecen tus notas para el cliente.',

  recordTitle: 'Después de la sesión',
  recordText:
    'Escribe en qué se ha trabajado y qué practicar hasta la próxima vez. El cliente conserva tus notas. Tras la última hora, el cliente comprueba el pedido.',
  recordHours: 'Horas impartidas',
  recordNotes: 'Notas para el cliente',
  record: 'Guardar notas',
  recorded: 'Tus notas se han guardado.',
  notesMissing: 'Escribe al menos {figures.leastNotes} caracteres.',
  agreeFirst: 'Acuerda primero una hora.',
  notBegun: 'La sesión aún no ha empezado.',

  finishTitle: 'Todas las horas impartidas',
  finishText: 'Cuando hayas resuelto lo que faltaba, vuelve a enviar el pedido.',
  finish: 'Enviar de nuevo',

  checkTitle: 'Según tu coach, ya se han impartido todas las horas',
  checkText: 'Lee las notas de abajo. Si no haces nada, las horas se confirman automáticamente el {time}.',

  completedTitle: 'Coaching completado',
  completedText: 'El pedido está completado. Puedes seguir leyendo las notas aquí.',

  wishes: 'Temas de la sesión',
  coach: 'Coach',

  dropText:
    'Cobras las horas impartidas. No podrás volver a aceptar este pedido, y al cliente se le reembolsa el resto.',

  stopEarned: 'Por las horas impartidas',
  stopHow: '{order.stopHow}',
} satisfies TranslationOf<typeof session, 'es'>
