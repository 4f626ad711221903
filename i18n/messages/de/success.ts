import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Du bist angemeldet.',
  register: 'Dein Konto ist bereit.',
  logout: 'Du bist abgemeldet.',
  profileUpdated: 'Dein Profil ist gespeichert.',
  passwordUpdated: 'Dein Passwort ist geändert.',
  balanceUpdated: 'Das Guthaben ist aktualisiert.',
  orderCreated: 'Dein Auftrag ist aufgegeben.',
  orderCalculated: 'Der Preis ist berechnet.',
  orderUpdated: 'Der Auftrag ist aktualisiert.',
  boostClaimed: 'Der Auftrag gehört dir.',
  couponCreated: 'Der Gutschein ist angelegt.',
  couponUpdated: 'Der Gutschein ist gespeichert.',
  couponDeleted: 'Der Gutschein ist gelöscht.',
  copied: 'In die Zwischenablage kopiert.',
} satisfies TranslationOf<typeof success, 'de'>
