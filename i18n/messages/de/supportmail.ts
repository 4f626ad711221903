import type { TranslationOf } from '../../translate.ts'
import type supportmail from '../en/supportmail.ts'

export default {
  letter_subject: '[{number}] {topic}',
  letter_from: 'Von {name} <{email}>',
  letter_order: '{order.orderNumber}',
  answer_subject: 'Unsere Antwort auf deine Nachricht {number}',
  answer_body: 'Du hast uns geschrieben. Hier ist unsere Antwort:',
  answer_reply: 'Noch eine Frage? Schreib an {email}.',
  withdrawal_subject: 'Eingangsbestätigung deines Widerrufs: Auftrag PK-{number}',
  withdrawal_received: 'Dein Widerruf ist bei uns eingegangen, am {time} ({zone}). Das hast du erklärt:',
  withdrawal_declaration: 'Hiermit widerrufe ich den Vertrag über den Auftrag PK-{number}.',
  withdrawal_keep: 'Bewahr diese E-Mail als Nachweis auf.',
  unread_subject: 'Der Support hat dir im Chat geantwortet',
  unread_body: 'Du hast uns im Chat etwas gefragt. Das hast du verpasst:',
  unread_continue: 'Im Browser von vorhin geht der Chat hier weiter:',
} satisfies TranslationOf<typeof supportmail, 'de'>
