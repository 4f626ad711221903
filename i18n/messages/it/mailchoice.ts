import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Disattivare queste e-mail?',
  description: 'Scegli se ricevere questo tipo di e-mail.',
  'choice.progress': 'I progressi quotidiani dei tuoi ordini',
  'choice.claimed': 'Un booster ha accettato il tuo ordine',
  'choice.chat': 'L’assistenza ha risposto nella chat',
  'choice.work': 'Novità per booster e coach',
  to: 'Per {email}',
  off: 'Disattivale',
  on: 'Riattivale',
  isOff: 'Non riceverai più queste e-mail',
  isOn: 'Ricevi di nuovo queste e-mail',
  rest: 'Le e-mail su pagamenti, scadenze e accesso al tuo account arrivano sempre.',
  brokenTitle: 'Questo link non funziona',
  brokenText: 'Usa il link in fondo alla tua e-mail più recente o scegli le tue e-mail nelle impostazioni.',
} satisfies TranslationOf<typeof mailchoice, 'it'>
