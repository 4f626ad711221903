import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Für einen Kunden bestellen …',
  title: 'Für einen Kunden bestellen',
  text: 'Der Kunde bekommt einen Link, sieht sich den Auftrag an und bezahlt ihn. Zustimmungen und Zugangsdaten bleiben seine Sache.',
  email: 'E-Mail des Kunden',
  language: 'Seine Sprache',
  coupon: 'Gutschein (optional)',
  send: 'Auftrag anlegen',
  made: 'Auftrag PK-{number} steht bereit: {total}',
  mailed: 'Wir haben den Link an {email} geschickt.',
  copy: 'Zahlungslink kopieren',
  copied: 'Zahlungslink kopiert',
  missing: 'Gib eine E-Mail-Adresse ein.',
} satisfies TranslationOf<typeof orderfor, 'de'>
