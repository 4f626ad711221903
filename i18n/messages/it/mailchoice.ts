import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Disattivare queste e-mail?',
  description: 'Scegli se ricevere questo tipo di e-mail.',
  'choice.order_work': 'Un booster accetta il tuo ordine',
  'choice.order_progress': 'I progressi quotidiani dei tuoi ordini',
  'choice.order_messages': 'I messaggi non letti dei tuoi ordini',
  'choice.order_closed': 'La fine dei tuoi ordini',
  'choice.payment_reminder': 'Promemoria di un ordine non pagato',
  'choice.reviews': 'Recensioni, e quando le chiediamo',
  'choice.support_answers': 'L’assistenza ha risposto nella chat',
  to: 'Per {email}',
  choose: 'Scegli le tue e-mail',
  off: 'Disattivale',
  on: 'Riattivale',
  isOff: 'Non riceverai più queste e-mail',
  isOn: 'Ricevi di nuovo queste e-mail',
  rest: 'Le e-mail su pagamenti, scadenze e accesso al tuo account arrivano sempre.',
  brokenTitle: 'Questo link non funziona',
  brokenText: 'Usa il link in fondo alla tua e-mail più recente o scegli le tue e-mail nelle impostazioni.',
} satisfies TranslationOf<typeof mailchoice, 'it'>
