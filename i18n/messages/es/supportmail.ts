import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'De {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'Nuestra respuesta a tu mensaje {number}',
  answer_body: 'Nos escribiste. Esta es nuestra respuesta:',
  answer_reply: 'Si tienes otra pregunta, escribe a {email}.',
  withdrawal_subject: 'Acuse de recibo de tu desistimiento: pedido PK-{number}',
  withdrawal_received: 'Recibimos tu desistimiento el {time} ({zone}). Esto es lo que declaraste:',
  withdrawal_declaration: 'Desisto del contrato del pedido PK-{number}.',
  withdrawal_keep: 'Guarda este correo como comprobante.',
  unread_subject: 'Soporte te ha respondido en el chat',
  unread_body: 'Nos preguntaste algo en el chat. Esto es lo que te has perdido:',
  unread_continue: 'Sigue con el chat en el mismo navegador:',
} satisfies TranslationOf<typeof supportmail, 'es'>
