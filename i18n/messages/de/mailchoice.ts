import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Solche E-Mails abstellen?',
  description: 'Wähle, ob du diese Art von E-Mail bekommst.',
  'choice.order_work': 'Ein Booster nimmt deinen Auftrag an',
  'choice.order_progress': 'Der tägliche Fortschritt deiner Aufträge',
  'choice.order_messages': 'Ungelesene Nachrichten zu deinen Aufträgen',
  'choice.order_closed': 'Das Ende deiner Aufträge',
  'choice.payment_reminder': 'Erinnerung an einen unbezahlten Auftrag',
  'choice.reviews': 'Bewertungen, und die Bitte darum',
  'choice.support_answers': 'Der Support hat im Chat geantwortet',
  to: 'Für {email}',
  choose: 'E-Mails auswählen',
  off: 'Abstellen',
  on: 'Wieder anstellen',
  isOff: 'Diese E-Mails bekommst du nicht mehr',
  isOn: 'Diese E-Mails bekommst du wieder',
  rest: 'E-Mails zu Zahlungen, Fristen und dem Zugang zu deinem Konto kommen immer.',
  brokenTitle: 'Dieser Link funktioniert nicht',
  brokenText:
    'Nimm den Link am Ende deiner neuesten E-Mail, oder wähle deine E-Mails in den Einstellungen aus.',
} satisfies TranslationOf<typeof mailchoice, 'de'>
