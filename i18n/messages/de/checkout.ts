import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Kasse',
  heading: 'Bezahl deinen Aufstieg',
  description: 'Prüfe deinen Auftrag und bezahle.',
  inGameName: 'Dein Spielname',
  inGameNameHint: 'Mit Kürzel, zum Beispiel Mira#EUW. Dein Booster lädt diesen Namen ein.',
  riskTitle: 'Bevor du bezahlst',
  riskText:
    'Riot Games verbietet Boosting in seinen Bedingungen. Konten können dafür eingeschränkt oder geschlossen werden, und niemand kann versprechen, dass deines verschont bleibt.',
  riskAccept: 'Ich habe das gelesen und bestelle trotzdem.',
  riskMissing: 'Bestätige zuerst, dass du den Hinweis oben gelesen hast.',
  nameMissing: 'Gib zuerst deinen Spielnamen ein.',
  method: 'Bezahlen mit',
  card: 'Karte',
  cardText: 'Du kommst auf die Zahlungsseite unseres Anbieters und dann zurück.',
  balance: 'Guthaben',
  balanceText: 'Du hast {balance}.',
  balanceTooLow: 'Dein Guthaben von {balance} reicht nicht für {total}.',
  pay: '{total} bezahlen',
  paying: 'Zahlung läuft',
  priceFrozen: 'Dieser Preis steht mit deinem Auftrag fest. Preistabelle Nr. {version}.',
  unpaidNote: 'Unbezahlte Aufträge werden nach 48 Stunden storniert.',
  paidTitle: 'Bezahlt',
  paidText: 'Dein Auftrag {number} ist bezahlt.',
  toOrder: 'Zum Auftrag',
  cancelledTitle: 'Dieser Auftrag ist storniert',
  cancelledText: 'Leg deinen Aufstieg neu fest, wann immer du willst.',
  newClimb: 'Neuen Aufstieg festlegen',
  guestNote: 'Du bestellst als Gast mit {email}.',
  headingCoaching: 'Dein Coaching bezahlen',
  riskTextCoaching:
    'Dein Coach spricht mit dir und schaut dir beim Spielen zu. Du spielst selbst, und niemand fragt nach deinen Zugangsdaten. Bietet ein Coach an, an deiner Stelle zu spielen, dann lehne ab und schreib uns: Riot Games verbietet Boosting und kann Konten dafür einschränken oder schließen.',
  riskAcceptCoaching: 'Ich habe das gelesen.',
  newCoaching: 'Coach wählen',
} satisfies TranslationOf<typeof checkout, 'de'>
