import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'Da {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'La nostra risposta al tuo messaggio {number}',
  answer_body: 'Ci hai scritto. Ecco la nostra risposta:',
  answer_reply: 'Se hai un’altra domanda, scrivi a {email}.',
  withdrawal_subject: 'Ricevuta del tuo recesso: ordine PK-{number}',
  withdrawal_received:
    'Abbiamo ricevuto il tuo recesso. Data e ora: {time} ({zone}). Ecco la tua dichiarazione:',
  withdrawal_declaration: 'Recedo dal contratto relativo all’ordine PK-{number}.',
  withdrawal_keep: 'Conserva questa e-mail come prova.',
  unread_subject: 'L’assistenza ti ha risposto in chat',
  unread_body: 'Ci hai chiesto qualcosa in chat. Ecco cosa ti sei perso:',
  unread_continue: 'Continua la chat nello stesso browser:',
} satisfies TranslationOf<typeof supportmail, 'it'>
