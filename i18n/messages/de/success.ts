import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Du bist angemeldet.',
  register: 'Dein Konto ist bereit.',
  orderCreated: 'Dein Auftrag ist aufgegeben.',
  orderCalculated: 'Der Preis ist berechnet.',
  orderUpdated: 'Der Auftrag ist aktualisiert.',
  couponCreated: 'Der Gutschein ist angelegt.',
  couponUpdated: 'Der Gutschein ist gespeichert.',
  couponDeleted: 'Der Gutschein ist gelöscht.',
} satisfies TranslationOf<typeof success, 'de'>
