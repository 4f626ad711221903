import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor League of Legends (LoL)',
  lead: 'Een booster speelt je ranked games, alleen of met jou, van Iron tot Challenger, in Solo/Duo of Flex. Je ziet de prijs regel voor regel en volgt elke game.',
  description:
    'LoL-boosting vanaf {price} per divisie: elo, duo, plaatsingswedstrijden en net wins. Je volgt elke game. Niet gespeeld, geld terug.',
  'about.title': 'De ladder, en hoe wij je omhooghelpen',
  'about.first':
    'Van Iron IV tot Diamond I zijn het zeven tiers van vier divisies, en elke divisie is 100 LP. Daarna komen Master, Grandmaster en Challenger. Daar loopt je LP gewoon door, maar helemaal bovenaan is het aantal plekken beperkt. Een nieuw seizoen begint na de reset met vijf plaatsingswedstrijden. Solo/Duo en Flex hebben elk een eigen rank, en elke server ook: aan je rank op EU West heb je in Noord-Amerika niets.',
  'about.second':
    'Heb je een divisie op het oog? Dan neem je een elo-boost, of een duo-boost als je zelf wilt spelen. Voor een nieuw seizoen is er de placement-boost, en met een win-boost kom je los van de degradatiegrens. Wat je ook kiest, je ziet altijd hetzelfde: de prijs regel voor regel, de verwachte tijd, een logboek van de games en wat je terugkrijgt als je nu zou stoppen.',
  'service.elo': 'Een booster speelt op jouw account tot de divisie die je kiest.',
  'service.duo': 'Je speelt zelf, met een booster als partner en zonder je wachtwoord te delen.',
  'service.placement': 'Tot vijf games na de reset, met een prijs op basis van je laatste rank.',
  'service.win': 'Een aantal net wins op jouw rank. Verloren games maken we goed.',
  'question.first': 'Welke service past bij mij?',
  'answer.first':
    'Wil je naar een bepaalde rank, dan neem je een elo-boost, of een duo-boost als je zelf wilt spelen. Net een reset gehad? Begin met de plaatsingswedstrijden. En om weg te komen bij de degradatiegrens zijn een paar net wins genoeg. De prijzen van alle vier kun je zonder account bekijken.',
  'question.second': 'Is boosting tegen de regels van League of Legends?',
  'answer.second':
    'Ja. Riot Games verbiedt het, ook als duo. Riot kan je ranked-beloningen afpakken of je account schorsen of bannen. Geen enkele service kan dat risico wegnemen. Daarom zeggen we het vóór elke betaling en vragen we je het te bevestigen.',
  'question.third': 'Hoe houden jullie mijn Riot-login veilig?',
  'answer.third':
    'Je login ligt versleuteld in een kluis. Alleen de booster van jouw bestelling kan erbij, en alleen tijdens het boosten. Wanneer dat gebeurt, wordt vastgelegd, en dat kun je nalezen. Je kunt de login altijd vervangen of verwijderen, en als de bestelling sluit, verwijderen wij hem.',
  'question.fourth': 'Heb ik hier een account nodig?',
  'answer.fourth':
    'Nee, je kunt als gast bestellen met alleen een e-mailadres. Betaal je niet, dan krijg je één herinnering per mail. Na {figures.payment} annuleren we de bestelling, en er wordt niets afgeschreven.',
  'question.fifth': 'Wanneer krijgt de booster betaald?',
  'answer.fifth':
    'Pas als jij het resultaat hebt gecontroleerd. De booster dient bewijs in en jij krijgt {figures.check} om ernaar te kijken. Daarna schrijven we de verdienste bij. Die staat dan nog {figures.hold} vast voordat je booster het geld kan opnemen.',
  'question.sixth': 'Welke servers kan ik kiezen?',
  'answer.sixth':
    'EU West, EU Nordic & East, Noord-Amerika, Brazilië, de twee servers van Latijns-Amerika, Oceanië, Turkije, Rusland, Japan, Midden-Oosten, Zuidoost-Azië, Taiwan en Vietnam. Korea niet, want daar is boosting strafbaar. Is een server duurder of goedkoper, dan zie je dat op een eigen regel in je prijs.',
} as const satisfies LandingWords
