import type { TranslationOf } from '../../translate.ts'
import type mailchoice from '../en/mailchoice.ts'

export default {
  title: 'Ne plus recevoir ces e-mails ?',
  description: 'Choisis si tu reçois ce type d’e-mails.',
  'choice.order_work': 'Un booster accepte ta commande',
  'choice.order_progress': 'Les progrès quotidiens de tes commandes',
  'choice.order_messages': 'Les messages non lus de tes commandes',
  'choice.order_closed': 'La fin de tes commandes',
  'choice.payment_reminder': 'Rappel d’une commande impayée',
  'choice.reviews': 'Avis, et invitation à en écrire',
  'choice.support_answers': 'L’assistance a répondu dans le chat',
  to: 'Pour {email}',
  choose: 'Choisir mes e-mails',
  off: 'Les désactiver',
  on: 'Les réactiver',
  isOff: 'Tu ne recevras plus ces e-mails',
  isOn: 'Tu reçois de nouveau ces e-mails',
  rest: 'Les e-mails sur les paiements, les délais et l’accès à ton compte arrivent toujours.',
  brokenTitle: 'Ce lien ne fonctionne pas',
  brokenText: 'Utilise le lien à la fin de ton dernier e-mail, ou choisis tes e-mails dans tes paramètres.',
} satisfies TranslationOf<typeof mailchoice, 'fr'>
