import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Afrekenen',
  heading: 'Betaal je klim',
  description: 'Controleer je bestelling en betaal.',
  inGameName: 'Je naam in de game',
  inGameNameHint: 'Met de tag erbij, bijvoorbeeld Mira#EUW. Je booster nodigt deze naam uit.',
  riskTitle: 'Voordat je betaalt',
  riskText:
    'Riot Games verbiedt boosting in zijn voorwaarden. Het kan accounts ervoor beperken of sluiten, en niemand kan beloven dat het jouwe gespaard blijft.',
  riskAccept: 'Ik heb dit gelezen en bestel toch.',
  riskMissing: 'Bevestig eerst dat je de tekst hierboven gelezen hebt.',
  nameMissing: 'Vul eerst je naam in de game in.',
  method: 'Betalen met',
  card: 'Kaart',
  cardText: 'Je gaat naar de betaalpagina van onze provider en komt terug.',
  balance: 'Saldo',
  balanceText: 'Je hebt {balance}.',
  balanceTooLow: 'Je saldo van {balance} is te weinig voor {total}.',
  pay: 'Betaal {total}',
  paying: 'Bezig met betalen',
  priceFrozen: 'Deze prijs staat vast bij je bestelling. Prijstabel nr. {version}.',
  unpaidNote: 'Onbetaalde bestellingen worden na 48 uur geannuleerd.',
  paidTitle: 'Betaald',
  paidText: 'Je bestelling {number} is betaald.',
  toOrder: 'Naar de bestelling',
  cancelledTitle: 'Deze bestelling is geannuleerd',
  cancelledText: 'Stel je klim opnieuw in wanneer je wilt.',
  newClimb: 'Nieuwe klim instellen',
  guestNote: 'Je bestelt als gast met {email}.',
  headingCoaching: 'Betaal je coaching',
  riskTextCoaching:
    'Je coach praat met je en kijkt hoe je speelt. Je speelt zelf, en niemand vraagt om je inloggegevens. Biedt een coach aan om in jouw plaats te spelen, weiger dan en schrijf ons: Riot Games verbiedt boosten en kan accounts daarvoor beperken of sluiten.',
  riskAcceptCoaching: 'Ik heb dit gelezen.',
  newCoaching: 'Kies een coach',
} satisfies TranslationOf<typeof checkout, 'nl'>
