import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Van de rank die je hebt naar de rank die je noemt, in Competitive, per 100 RR.',
  description:
    'Elo-boost voor Valorant in Competitive, vanaf {price} per divisie. RR match voor match vastgelegd, prijs per regel, geld terug voor wat niet geklommen is.',
  'about.title': 'Hoe RR bewegen, en wat dat voor een klim betekent',
  'about.first':
    'Elke divisie van Iron 1 tot Ascendant 3 kost 100 RR. Een winst levert meer RR op als je verborgen MMR boven de rank ligt die je toont, en ook het verschil in rondes en je eigen prestatie kunnen meetellen. Er is geen promotiematch: met 100 RR ben je erdoor. Vanaf Immortal hebben RR geen plafond, en Radiant vraagt ook een plek bij de besten van je regio.',
  'about.second':
    'De booster speelt Competitive op jouw account, in jouw regio. Vertel ons wat een gewone winst je oplevert, want een account dat per winst weinig krijgt heeft meer matches nodig. Agents kun je als extra noemen als ze unlocked zijn. De privéstream toont je de rondes live, coaching vertelt je waarom ze gewonnen zijn. Blijf uit Competitive terwijl de bestelling loopt: je eigen matches zouden de RR verschuiven waarop het logboek voortbouwt.',
  'question.first': 'Welke agents kan ik vragen?',
  'answer.first':
    'Alle agents die op je account unlocked zijn; de booster speelt dan alleen die. Noem agents uit meer dan één role. Wie het eerst lockt heeft de agent, en op een lijst met één duelist blijft niets over als een teamgenoot sneller is.',
  'question.second': 'Waarom krijgt mijn vriend meer RR per winst?',
  'answer.second':
    'RR volgen de afstand tussen MMR en rank. Met een MMR boven je rank levert winst meer op dan verlies kost; daaronder is het andersom. Kies “Laag”, “Normaal” of “Hoog” naar je laatste matches. Het verandert prijs en tijd.',
  'question.third': 'Dekt de prijs verloren matches?',
  'answer.third':
    'Ja. De offerte is voor de rank die je noemde. Nederlagen, gedodgede lobby’s en de RR die ze kosten horen bij de weg erheen, en de booster speelt door tot je er bent. Het logboek laat alles zien.',
  'question.fourth': 'Kunnen jullie me naar Radiant brengen?',
  'answer.fourth':
    'Je kunt het bestellen, en alleen een booster die voor die hoogte is toegelaten kan het aannemen. Radiant vraagt genoeg RR en een van een beperkt aantal plekken in je regio, en allebei verschuiven ze dagelijks. De bestelling is voor de RR die je invult, dus kijk eerst op het leaderboard.',
  'question.fifth': 'Wat doet Riot met geboostte accounts?',
  'answer.fifth':
    'Boosting en het delen van accounts zijn tegen de voorwaarden. Riot Games kan ranked-beloningen afnemen, schorsen of bannen, en Vanguard draait op elke pc waarop je account gebruikt wordt. Wat daaruit volgt ligt niet in onze handen. Je gaat hiermee akkoord voordat je betaalt.',
} as const satisfies ServiceWords
