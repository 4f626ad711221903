import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Deze e-mails uitzetten?',
  description: 'Kies of je dit soort e-mails krijgt.',
  'choice.order_work': 'Een booster neemt je bestelling aan',
  'choice.order_progress': 'De dagelijkse voortgang van je bestellingen',
  'choice.order_messages': 'Ongelezen berichten over je bestellingen',
  'choice.order_closed': 'Het einde van je bestellingen',
  'choice.payment_reminder': 'Herinnering aan een onbetaalde bestelling',
  'choice.reviews': 'Reviews, en de vraag erom',
  'choice.support_answers': 'Support heeft in de chat geantwoord',
  to: 'Voor {email}',
  choose: 'Je e-mails kiezen',
  off: 'Uitzetten',
  on: 'Weer aanzetten',
  isOff: 'Je krijgt deze e-mails niet meer',
  isOn: 'Je krijgt deze e-mails weer',
  rest: 'E-mails over betalingen, termijnen en de toegang tot je account komen altijd.',
  brokenTitle: 'Deze link werkt niet',
  brokenText: 'Gebruik de link onderaan je nieuwste e-mail, of kies je e-mails in je instellingen.',
} satisfies TranslationOf<typeof mailchoice, 'nl'>
