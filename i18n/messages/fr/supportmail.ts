import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'De {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'Notre réponse à ton message {number}',
  answer_body: 'Tu nous as écrit. Voici notre réponse :',
  answer_reply: 'Une autre question ? Écris à {email}.',
  withdrawal_subject: 'Accusé de réception de ta rétractation : commande PK-{number}',
  withdrawal_received: 'Nous avons reçu ta rétractation le {time} ({zone}). Voici ta déclaration :',
  withdrawal_declaration: 'Je me rétracte du contrat de la commande PK-{number}.',
  withdrawal_keep: 'Conserve cet e-mail comme preuve.',
  unread_subject: 'L’assistance t’a répondu dans le chat',
  unread_body: 'Tu nous as posé une question dans le chat. Voici ce que tu as manqué :',
  unread_continue: 'Reprends le chat dans le même navigateur :',
} satisfies TranslationOf<typeof supportmail, 'fr'>
