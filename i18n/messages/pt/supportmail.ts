import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'De {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'A nossa resposta à tua mensagem {number}',
  answer_body: 'Escreveste-nos. Aqui está a nossa resposta:',
  answer_reply: 'Se tiveres outra pergunta, escreve para {email}.',
  withdrawal_subject: 'Comprovativo da livre resolução: pedido PK-{number}',
  withdrawal_received: 'Recebemos a tua declaração. Data e hora: {time} ({zone}). Foi isto que declaraste:',
  withdrawal_declaration: 'Resolvo o contrato relativo ao pedido PK-{number}.',
  withdrawal_keep: 'Guarda este e-mail como comprovativo.',
  unread_subject: 'O apoio respondeu-te no chat',
  unread_body: 'Perguntaste-nos algo no chat. Foi isto que perdeste:',
  unread_continue: 'Continua o chat no mesmo navegador:',
} satisfies TranslationOf<typeof supportmail, 'pt'>
