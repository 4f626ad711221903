import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Deze e-mails uitzetten?',
  description: 'Kies of je dit soort e-mails krijgt.',
  'choice.progress': 'De dagelijkse voortgang van je bestellingen',
  'choice.claimed': 'Een booster heeft je bestelling aangenomen',
  'choice.chat': 'Support heeft in de chat geantwoord',
  'choice.work': 'Nieuws voor boosters en coaches',
  to: 'Voor {email}',
  off: 'Uitzetten',
  on: 'Weer aanzetten',
  isOff: 'Je krijgt deze e-mails niet meer',
  isOn: 'Je krijgt deze e-mails weer',
  rest: 'E-mails over betalingen, termijnen en de toegang tot je account komen altijd.',
  brokenTitle: 'Deze link werkt niet',
  brokenText: 'Gebruik de link onderaan je nieuwste e-mail, of kies je e-mails in je instellingen.',
} satisfies TranslationOf<typeof mailchoice, 'nl'>
