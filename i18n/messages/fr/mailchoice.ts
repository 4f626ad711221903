import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Ne plus recevoir ces e-mails ?',
  description: 'Choisis si tu reçois ce type d’e-mails.',
  'choice.progress': 'Les progrès quotidiens de tes commandes',
  'choice.claimed': 'Un booster a accepté ta commande',
  'choice.chat': 'L’assistance a répondu dans le chat',
  'choice.work': 'Nouvelles pour boosters et coachs',
  to: 'Pour {email}',
  off: 'Les désactiver',
  on: 'Les réactiver',
  isOff: 'Tu ne recevras plus ces e-mails',
  isOn: 'Tu reçois de nouveau ces e-mails',
  rest: 'Les e-mails sur les paiements, les délais et l’accès à ton compte arrivent toujours.',
  brokenTitle: 'Ce lien ne fonctionne pas',
  brokenText: 'Utilise le lien à la fin de ton dernier e-mail, ou choisis tes e-mails dans tes paramètres.',
} satisfies TranslationOf<typeof mailchoice, 'fr'>
