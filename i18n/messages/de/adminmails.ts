import type { TranslationOf } from '../../translate.ts'
import type adminmails from '../en/adminmails.ts'

export default {
  description: 'Jede E-Mail, die der Shop geschrieben hat, und ob sie versendet wurde.',
  kept: 'Es ist kein Mailserver eingerichtet, deshalb werden E-Mails nicht versendet, sondern hier aufbewahrt. Ihre Links funktionieren. Setze SMTP_URL, um sie zu versenden.',
  sends:
    'E-Mails gehen über deinen Mailserver hinaus. Links, die nur der Empfänger öffnen darf, sind hier verborgen.',
  none: 'Noch keine E-Mails',
  noneText: 'Jede E-Mail erscheint hier, sobald der Shop sie geschrieben hat.',
  colRecipient: 'Empfänger',
  colSubject: 'Betreff',
  colStatus: '{names.status}',
  colWritten: 'Geschrieben',
  search: 'Empfänger suchen',
  kind: '{names.kind}',
  'state.kept': 'Aufbewahrt',
  'state.sent': 'Versendet',
  'state.waiting': 'Wartet',
  'state.retrying': 'Neuer Versuch',
  'state.failed': 'Gescheitert',
  nextAttempt: 'Nächster Versuch: {time}',
  attempts: { one: '{count} Versuch', other: '{count} Versuche' },
  views: 'Ansichten',
  'view.desktop': 'Computer',
  'view.phone': 'Handy',
  'view.text': 'Nur Text',
  frame: 'Die E-Mail, wie ihr Empfänger sie sieht',
  recorded: 'Dass du diese E-Mail liest, wird festgehalten, weil sie Zugang zu einem Konto gibt.',
  lastError: 'Letzte Antwort des Mailservers: {error}',
  sendAgain: 'Noch einmal senden',
} satisfies TranslationOf<typeof adminmails, 'de'>
