import type { TranslationOf } from '../../translate.ts'
import type about from '../en/about.ts'

export default {
  metaTitle: 'Over {name}',
  description:
    'Hoe {name} boosts verkoopt: met uitgesplitste prijzen, vastgelegde games en een kluis voor je login. Wie erachter zit en wat we niet doen.',
  heading: 'Een klim die je zelf kunt nagaan, game voor game',
  lead: '{name} is een shop voor boosts in de games van Riot. Jij kiest een start en een doel, een booster speelt de weg ertussen, en jij ziet elke game, elke keer dat je login wordt geopend en elke cent.',

  howTitle: 'Zo werken we',
  'how.price': 'Eerst de prijs',
  'howText.price':
    'Elke prijs is uitgesplitst en klopt tot op de cent. Onze server rekent alles na voordat je betaalt, en de prijs staat {figures.seal} vast.',
  'how.boosters': 'Boosters die wij goedkeuren',
  'howText.boosters':
    'Wie zich aanmeldt, is minstens {figures.leastBoosterAge} en laat screenshots zien van het profiel en de laatste {figures.provenGames} ranked games. Ons team controleert ze en bepaalt per game de hoogste rank van elke booster. Een booster kan alleen bestellingen aannemen die daarbij passen.',
  'how.record': 'Alles vastgelegd',
  'howText.record':
    'Elke game wordt met het resultaat vastgelegd, en de behaalde rank met een screenshot. Terugbetalingen berekenen we uit hetzelfde logboek.',
  'how.word': 'Jij hebt het laatste woord',
  'howText.word':
    'Je hebt {figures.check} om het resultaat te controleren. Klopt er iets niet, meld het dan: het geld wacht tot ons team beslist.',

  dontTitle: 'Wat we niet doen',
  'dont.safe': 'We beloven niet dat je account veilig is',
  'dontText.safe': '{checkout.riskText} Daarom lees en bevestig je dit nog eens voordat je betaalt.',
  'dont.invent': 'We verzinnen geen beoordelingen of cijfers',
  'dontText.invent':
    'Alleen afgeronde bestellingen kun je beoordelen, en late tellen net zo mee. We tonen een getal zodra er genoeg bestellingen gemeten zijn.',
  'dont.detect': 'We verkopen niets tegen detectie',
  'dontText.detect':
    'Geen cheats, geen scripts en geen extra die een boost verbergt voor de uitgever van de game.',
  'dont.hurry': 'We jagen je niet op',
  'dontText.hurry':
    'Geen verzonnen aftelklok en geen “bijna uitverkocht”. De enige klok is die van je prijs, en een nieuwe prijs is gratis.',
  'dont.korea': 'We werken niet in Korea',
  'dontText.korea': 'Boosten is daar strafbaar, dus bieden we de Koreaanse server niet aan.',

  whoTitle: 'Wie zit er achter {name}',
  whoText:
    'Een vraag, een klacht of lof voor een booster? Schrijf of bel ons. We antwoorden elke dag van {from} tot {to} ({zone}).',
  whoDemo: 'Dit is een demo van de shop. Het bedrijf hieronder bestaat niet.',
  email: '{names.email}',
  phone: 'Telefoon',
  address: 'Adres',
  representative: 'Vertegenwoordigd door',
  register: 'Handelsregister',
  vatId: 'Btw-nummer',
  since: 'Actief sinds',

  goTitle: 'Klaar voor een klim?',
  go: 'Je prijs bekijken',
} satisfies TranslationOf<typeof about, 'nl'>
