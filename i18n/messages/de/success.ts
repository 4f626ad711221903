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
  raffleEntered: 'Du bist dabei. Viel Glück!',
  raffleLeft: 'Dein Los ist zurückgegeben.',
  prizeClaimed: 'Der Gewinn gehört dir.',
  raffleSaved: 'Die Verlosung ist gespeichert.',
  raffleOpened: 'Die Verlosung läuft oder beginnt zur festgelegten Zeit.',
  raffleDeleted: 'Der Entwurf ist gelöscht.',
  raffleCancelled: 'Die Verlosung endet ohne Ziehung.',
  balanceUpdated: 'Dein Guthaben wurde aktualisiert.',
} satisfies TranslationOf<typeof success, 'de'>
