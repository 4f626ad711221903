import type { TranslationOf } from '../../translate.ts'
import type adminmails from '../en/adminmails.ts'

export default {
  description: 'Tutte le e-mail scritte dal negozio e se sono state inviate.',
  kept: 'Nessun server di posta è configurato, quindi le e-mail restano qui invece di partire. I loro link funzionano. Imposta SMTP_URL per inviarle.',
  sends:
    'Le e-mail partono dal tuo server di posta. I link che solo il destinatario può aprire qui sono nascosti.',
  none: 'Ancora nessuna e-mail',
  noneText: 'Ogni e-mail appare qui appena il negozio l’ha scritta.',
  colRecipient: 'Destinatario',
  colSubject: 'Oggetto',
  colStatus: '{names.status}',
  colWritten: 'Scritta',
  search: 'Cerca un destinatario',
  kind: '{names.kind}',
  'state.kept': 'Conservata',
  'state.sent': 'Inviata',
  'state.waiting': 'In attesa',
  'state.retrying': 'Si riprova',
  'state.failed': 'Non riuscita',
  nextAttempt: 'Prossimo tentativo: {time}',
  attempts: { one: '{count} tentativo', other: '{count} tentativi' },
  views: 'Viste',
  'view.desktop': 'Computer',
  'view.phone': 'Telefono',
  'view.text': 'Solo testo',
  frame: 'L’e-mail come la vede il destinatario',
  recorded: 'La lettura di questa e-mail viene registrata, perché dà accesso a un account.',
  lastError: 'Ultima risposta del server di posta: {error}',
  sendAgain: 'Invia di nuovo',
} satisfies TranslationOf<typeof adminmails, 'it'>
