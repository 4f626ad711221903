import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Du bist angemeldet.',
  register: 'Dein Konto ist bereit.',
  connected: 'Das Konto ist verbunden.',
  orderCreated: 'Dein Auftrag ist eingegangen.',
  orderCalculated: 'Der Preis wurde berechnet.',
  orderUpdated: 'Der Auftrag wurde aktualisiert.',
  couponCreated: 'Der Gutschein wurde angelegt.',
  couponUpdated: 'Der Gutschein wurde gespeichert.',
  couponDeleted: 'Der Gutschein wurde gelöscht.',
  mailQueuedAgain: 'Die E-Mail wird noch einmal gesendet.',
  profileUpdated: 'Dein Profil wurde aktualisiert.',
  balanceUpdated: 'Dein Guthaben wurde aktualisiert.',
} satisfies TranslationOf<typeof success, 'de'>
