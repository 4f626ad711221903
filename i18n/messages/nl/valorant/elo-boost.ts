import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt Competitive op jouw account, van de rank die je hebt naar de rank die je wilt, per 100 RR.',
  description:
    'Elo-boost voor Valorant in Competitive, vanaf {price} per divisie. Na elke match zie je de RR. Wat niet gespeeld is, krijg je terug.',
  'about.title': 'Hoe RR werkt, en wat dat voor je klim betekent',
  'about.first':
    'Van Iron 1 tot en met Ascendant 3 is elke divisie 100 RR. Sta je op 100 RR, dan ben je door; een promotiewedstrijd is er niet. Ligt je verborgen MMR boven de rank die je ziet, dan krijg je meer RR per win. Ook het rondeverschil en hoe je zelf speelt kunnen meetellen. Vanaf Immortal loopt je RR gewoon door. Voor Radiant is dat niet genoeg: je moet dan ook bij de besten van je regio staan.',
  'about.second':
    'De booster speelt Competitive op jouw account, in jouw regio. Vul in wat een gewone win je oplevert: krijg je weinig RR, dan zijn er meer matches nodig. Agents die je hebt vrijgespeeld, kun je als extra kiezen. Met “{games.addon.stream}” kijk je de rondes live mee, met “{games.addon.coaching}” hoor je waarom ze gewonnen zijn. Speel zelf geen Competitive zolang de bestelling loopt, want dan klopt de RR in het logboek niet meer.',
  'question.first': 'Welke agents kan ik kiezen?',
  'answer.first':
    'Alle agents die je hebt vrijgespeeld; de booster speelt dan alleen die. Neem ze wel uit meer dan één rol. Wie het eerst lockt, krijgt de agent. Kies je alleen één duelist en is een teamgenoot sneller, dan heeft de booster niets om te spelen.',
  'question.second': 'Waarom krijgt mijn vriend meer RR per win?',
  'answer.second':
    'Dat komt door het verschil tussen MMR en rank. Ligt je MMR hoger dan je rank, dan leveren wins meer op dan nederlagen kosten. Ligt hij lager, dan is het andersom. Kijk naar je laatste matches en kies “{games.gain.low}”, “{games.gain.normal}” of “{games.gain.high}”. Je prijs en de tijd passen zich aan.',
  'question.third': 'Zijn verloren matches bij de prijs inbegrepen?',
  'answer.third':
    'Ja. Je betaalt voor de rank die je koos. Nederlagen en dodges horen erbij, en de RR die ze kosten ook: de booster speelt door tot je er bent. In het logboek zie je alles terug.',
  'question.fourth': 'Kunnen jullie me naar Radiant brengen?',
  'answer.fourth':
    'Je kunt het bestellen, maar alleen een booster die voor die rank is toegelaten, kan je bestelling aannemen. Voor Radiant heb je genoeg RR nodig én een van de weinige plekken in je regio, en dat verandert elke dag. Je bestelt de RR die je invult, dus kijk eerst op het leaderboard.',
  'question.fifth': 'Wat doet Riot met accounts die geboost zijn?',
  'answer.fifth':
    'Boosting en accounts delen zijn tegen de voorwaarden. Riot Games kan je ranked-beloningen afpakken of je account schorsen of bannen. Op elke computer waarop je account wordt gebruikt, draait bovendien Vanguard. Wat daarvan komt, hebben wij niet in de hand. Voordat je betaalt, ga je hiermee akkoord.',
} as const satisfies ServiceWords
