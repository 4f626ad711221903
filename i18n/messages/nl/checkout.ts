import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Afrekenen',
  heading: 'Betaal je bestelling',
  description: 'Controleer je bestelling en betaal.',

  inGameName: 'Je naam in de game',
  inGameNameHint: 'Met de tag erbij, bijvoorbeeld Mira#EUW. Je booster stuurt de uitnodiging naar deze naam.',

  notPaidTitle: 'De betaling is niet gelukt',
  notPaidText: 'Er is niets afgeschreven. Probeer het opnieuw of betaal op een andere manier.',

  riskTitle: 'Voordat je betaalt',
  riskText:
    'Riot Games verbiedt boosting in zijn voorwaarden. Riot kan accounts daarvoor beperken of sluiten, en niemand kan beloven dat het jouwe buiten schot blijft.',
  'consent.start': 'Ik heb dit gelezen en vraag jullie meteen te beginnen.',
  'consent.withdrawal':
    'Ik weet dat mijn <withdrawal>herroepingsrecht</withdrawal> vervalt zodra de bestelling is afgerond.',
  'consent.age': 'Ik ben {figures.leastCustomerAge} jaar of ouder.',
  termsNote:
    'Voor deze bestelling gelden de <terms>algemene voorwaarden</terms> en het <refunds>terugbetalingsbeleid</refunds>.',

  nameMissing: 'Vul eerst je naam in de game in.',
  'named.title': '{names.yourBooster}',
  'named.any': 'We vragen passende boosters, je favorieten eerst.',
  'named.anyone': 'We vragen passende boosters.',
  'named.choose': 'Een bepaalde booster vragen',
  'named.name': 'Naam van de booster',
  'named.if': 'Als de booster niet binnen {figures.namedOffer} aanneemt',
  'named.everyone': 'Alle passende boosters vragen',
  'named.refund': 'Terugbetalen',
  'named.ask': 'Eerst vragen',
  'named.missing': 'Vul eerst de naam van de booster in.',
  'named.chosen': '{booster} wordt eerst gevraagd',
  'named.thenEveryone':
    'De booster heeft {figures.namedOffer}. Zonder toezegging vragen we alle passende boosters. De prijs blijft gelijk.',
  'named.thenRefund':
    'De booster heeft {figures.namedOffer}. Zonder toezegging krijg je je geld terug. De prijs blijft gelijk.',
  'named.remove': 'Elke booster vragen',
  'named.cannot': '{booster} kan dit niet spelen',
  'named.clear': 'Wijzig de bestelling, of haal de naam weg om elke booster te vragen.',
  'named.open':
    'Je hebt de naam van een booster ingevuld. Druk op “{checkout.named.ask}” of haal de naam weg.',
  'named.refusal.rank': '{booster} speelt niet op deze rank.',
  'named.refusal.full': '{booster} zit op dit moment vol.',
  'named.refusal.service': '{booster} biedt deze service niet aan op deze server.',
  'named.refusal.other': '{booster} neemt nu geen bestellingen aan.',

  method: 'Betalen met',
  card: '{names.card}',
  cardText: 'Je gaat naar de pagina van onze betaalprovider en komt daarna hier terug.',
  cardAlso: 'Afhankelijk van je land en apparaat kun je daar ook kiezen voor: {methods}.',
  balanceText: 'Je hebt {balance}.',
  balanceTooLow: 'Je saldo van {balance} is niet genoeg voor {total}.',
  balanceAndCard: 'Saldo en kaart',
  balanceAndCardText: '{balance} van je saldo, {card} met kaart.',
  pay: '{total} betalen',
  paying: 'Bezig met betalen',

  priceFrozen: 'Deze prijs staat vast voor je bestelling.',
  cashback: '{amount} komt terug op je saldo als de bestelling is afgerond ({percent}).',
  cashbackGuest:
    'Maak een account voordat de bestelling is afgerond, dan komt {amount} terug op je saldo ({percent}).',
  payNext: 'Hierna kom je op de betaalpagina. Je betaalt pas als je daar bevestigt.',
  unpaidNote: 'Onbetaalde bestellingen worden na {figures.payment} geannuleerd.',

  paidTitle: 'Betaald',
  paidText: 'Je bestelling {number} is betaald.',
  toOrder: 'Naar de bestelling',
  cancelledTitle: 'Deze bestelling is geannuleerd',
  cancelledText: 'Je kunt altijd opnieuw bestellen.',
  newOrder: 'Nieuwe bestelling',

  headingCoaching: 'Betaal je coaching',
  riskTextCoaching:
    'Je coach praat met je en kijkt mee terwijl je speelt. Coaching is hulp, geen boosting: je speelt elke game zelf en niemand logt in op je account.',
  newCoaching: 'Een coach kiezen',

  coupon: 'Ik heb een kortingsbon',
  couponCode: 'Code van je kortingsbon',
  couponApply: 'Toepassen',

  couponMissing: 'Vul eerst een code in.',
  couponSaves: 'Je bespaart {amount}.',
  couponLimited: 'De kortingsbon is meer waard, maar deze bestelling heeft de maximale korting bereikt.',
  couponRemove: 'Verwijderen',
  couponTakenOff: 'De kortingsbon is verwijderd. Controleer het nieuwe totaal en betaal opnieuw.',

  changed: 'De prijs is veranderd',
  changedText: 'Je hebt nog niets besteld. Bekijk de nieuwe prijs voordat je verdergaat.',
  changedShown: 'Prijs die je zag',
  changedNow: 'Nieuwe prijs',
  changedAccept: 'Bestellen voor {total}',
  changedBack: 'Terug naar mijn bestelling',

  change: 'Wijzigen',
  receiptTo: 'Betaalbewijs naar',
  asGuest: 'Je bestelt als gast',
  'billing.add': 'Naam en adres op het betaalbewijs zetten',
  'billing.name': 'Naam op het betaalbewijs',
  'billing.hint': 'Een persoon of een bedrijf. Je kunt het wijzigen tot je hebt betaald.',
  'billing.address': 'Adres (niet verplicht)',
} satisfies TranslationOf<typeof checkout, 'nl'>
