import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Kasse',
  heading: 'Bezahle deinen Auftrag',
  description: 'Prüfe deinen Auftrag und bezahle.',

  inGameName: 'Dein Spielname',
  inGameNameHint: 'Mit Tag, zum Beispiel Mira#EUW. An diesen Namen schickt dein Booster die Einladung.',

  notPaidTitle: 'Die Zahlung hat nicht geklappt',
  notPaidText: 'Es wurde nichts abgebucht. Versuch es noch einmal oder nimm ein anderes Zahlungsmittel.',

  riskTitle: 'Bevor du bezahlst',
  riskText:
    'Riot Games verbietet Boosting in seinen Nutzungsbedingungen. Konten können dafür eingeschränkt oder geschlossen werden, und niemand kann versprechen, dass deines verschont bleibt.',
  'consent.start': 'Ich habe das gelesen und bitte euch, sofort zu beginnen.',
  'consent.withdrawal':
    'Ich weiß, dass mein <withdrawal>Widerrufsrecht</withdrawal> erlischt, sobald der Auftrag abgeschlossen ist.',
  'consent.age': 'Ich bin mindestens {figures.leastCustomerAge} Jahre alt.',
  termsNote: 'Für diesen Auftrag gelten die <terms>AGB</terms> und die <refunds>Erstattungsregeln</refunds>.',

  nameMissing: 'Gib zuerst deinen Spielnamen ein.',
  'named.title': '{names.yourBooster}',
  'named.any': 'Wir fragen passende Booster, deine Favoriten zuerst.',
  'named.anyone': 'Wir fragen passende Booster.',
  'named.choose': 'Einen bestimmten Booster fragen',
  'named.name': 'Name des Boosters',
  'named.if': 'Wenn der Booster nicht innerhalb von {figures.namedOffer} annimmt',
  'named.everyone': 'Alle passenden Booster fragen',
  'named.refund': 'Mir das Geld erstatten',
  'named.ask': 'Zuerst fragen',
  'named.missing': 'Gib zuerst den Namen des Boosters ein.',
  'named.chosen': '{booster} wird zuerst gefragt',
  'named.thenEveryone':
    'Die Frist beträgt {figures.namedOffer}. Ohne Zusage fragen wir alle passenden Booster. Der Preis bleibt gleich.',
  'named.thenRefund':
    'Die Frist beträgt {figures.namedOffer}. Ohne Zusage bekommst du dein Geld zurück. Der Preis bleibt gleich.',
  'named.remove': 'Beliebigen Booster fragen',
  'named.cannot': '{booster} kann das nicht spielen',
  'named.clear': 'Ändere den Auftrag oder entferne den Namen, dann fragen wir alle.',
  'named.open':
    'Du hast den Namen eines Boosters eingegeben. Drück auf „{checkout.named.ask}“ oder entferne den Namen.',
  'named.refusal.rank': '{booster} spielt nicht auf diesem Rang.',
  'named.refusal.full': '{booster} ist gerade ausgelastet.',
  'named.refusal.service': '{booster} bietet diesen Service auf diesem Server nicht an.',
  'named.refusal.other': '{booster} nimmt gerade keine Aufträge an.',

  method: 'Bezahlen mit',
  card: '{names.card}',
  cardText: 'Du wirst zur Zahlungsseite unseres Anbieters weitergeleitet und kommst danach hierher zurück.',
  cardAlso: 'Je nach Land und Gerät dort auch: {methods}.',
  balanceText: 'Du hast {balance}.',
  balanceTooLow: 'Dein Guthaben von {balance} reicht nicht für {total}.',
  balanceAndCard: 'Guthaben und Karte',
  balanceAndCardText: '{balance} vom Guthaben, {card} per Karte.',
  pay: '{total} bezahlen',
  paying: 'Zahlung läuft',

  priceFrozen: 'Dieser Preis gilt fest für deinen Auftrag.',
  cashback: '{amount} kommen auf dein Guthaben zurück, wenn der Auftrag abgeschlossen ist ({percent}).',
  cashbackGuest:
    'Erstelle ein Konto, bevor der Auftrag abgeschlossen ist: Dann kommen {amount} auf dein Guthaben zurück ({percent}).',
  payNext: 'Als Nächstes kommt die Zahlungsseite. Abgebucht wird erst, wenn du dort bestätigst.',
  unpaidNote: 'Unbezahlte Aufträge werden nach {figures.payment} storniert.',

  paidTitle: 'Bezahlt',
  paidText: 'Dein Auftrag {number} ist bezahlt.',
  toOrder: 'Zum Auftrag',
  cancelledTitle: 'Dieser Auftrag wurde storniert',
  cancelledText: 'Du kannst jederzeit neu bestellen.',
  newOrder: 'Neuen Auftrag beginnen',

  headingCoaching: 'Bezahle dein Coaching',
  riskTextCoaching:
    'Dein Coach spricht mit dir und schaut dir beim Spielen zu. Coaching ist Hilfe, kein Boosting: Du spielst jedes Spiel selbst, und niemand meldet sich in deinem Konto an.',
  newCoaching: 'Coach wählen',

  coupon: 'Ich habe einen Gutschein',
  couponCode: 'Gutscheincode',
  couponApply: 'Einlösen',

  couponMissing: 'Gib zuerst einen Code ein.',
  couponSaves: 'Du sparst {amount}.',
  couponLimited: 'Der Gutschein ist mehr wert, aber für diesen Auftrag ist der Höchstrabatt erreicht.',
  couponRemove: 'Entfernen',
  couponTakenOff: 'Der Gutschein wurde entfernt. Prüfe den neuen Gesamtpreis und bezahle noch einmal.',

  changed: 'Der Preis hat sich geändert',
  changedText: 'Du hast noch nichts bestellt. Prüfe den neuen Preis, bevor du weitermachst.',
  changedShown: 'Bisheriger Preis',
  changedNow: 'Neuer Preis',
  changedAccept: 'Für {total} bestellen',
  changedBack: 'Zurück zum Auftrag',

  change: 'Ändern',
  receiptTo: 'Quittung an',
  asGuest: 'Du bestellst als Gast',
  'billing.add': 'Name und Adresse auf die Quittung setzen',
  'billing.name': 'Name auf der Quittung',
  'billing.hint': 'Eine Person oder eine Firma. Änderbar, bis du bezahlt hast.',
  'billing.address': 'Adresse (freiwillig)',
} satisfies TranslationOf<typeof checkout, 'de'>
