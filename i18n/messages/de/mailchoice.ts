import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Solche E-Mails abstellen?',
  description: 'Wähle, ob du diese Art von E-Mail bekommst.',
  'choice.progress': 'Der tägliche Fortschritt deiner Aufträge',
  'choice.claimed': 'Ein Booster hat deinen Auftrag angenommen',
  'choice.chat': 'Der Support hat im Chat geantwortet',
  'choice.work': 'Neues für Booster und Coaches',
  to: 'Für {email}',
  off: 'Abstellen',
  on: 'Wieder anstellen',
  isOff: 'Diese E-Mails bekommst du nicht mehr',
  isOn: 'Diese E-Mails bekommst du wieder',
  rest: 'E-Mails zu Zahlungen, Fristen und dem Zugang zu deinem Konto kommen immer.',
  brokenTitle: 'Dieser Link funktioniert nicht',
  brokenText:
    'Nimm den Link am Ende deiner neuesten E-Mail, oder wähle deine E-Mails in den Einstellungen aus.',
} satisfies TranslationOf<typeof mailchoice, 'de'>
