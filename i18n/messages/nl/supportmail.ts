import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'Van {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'Ons antwoord op je bericht {number}',
  answer_body: 'Je hebt ons geschreven. Hier is ons antwoord:',
  answer_reply: 'Nog een vraag? Schrijf naar {email}.',
  withdrawal_subject: 'Ontvangstbevestiging van je herroeping: bestelling PK-{number}',
  withdrawal_received: 'We hebben je herroeping ontvangen op {time} ({zone}). Dit heb je verklaard:',
  withdrawal_declaration: 'Ik herroep de overeenkomst voor bestelling PK-{number}.',
  withdrawal_keep: 'Bewaar deze e-mail als bewijs.',
  unread_subject: 'Support heeft je in de chat geantwoord',
  unread_body: 'Je hebt ons iets gevraagd in de chat. Dit heb je gemist:',
  unread_continue: 'Ga verder met de chat in dezelfde browser:',
} satisfies TranslationOf<typeof supportmail, 'nl'>
