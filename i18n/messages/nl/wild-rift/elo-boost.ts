import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Mark voor mark naar de tier die je wilt, op Android of iOS.',
  description:
    'Elo-boost voor Wild Rift op Android en iOS, vanaf {price} per divisie. Marks per game vastgelegd, prijs regel voor regel, geld terug naar voortgang.',
  'about.title': 'Marks, fortitude en de weg naar Master',
  'about.first':
    'Wild Rift telt marks in plaats van LP. In de regel levert een winst er een op en kost een verlies er een, en een divisie vraagt van twee marks in Iron tot vijf in Emerald en Diamond. Ranked Fortitude, die zich vult door eerlijk en stabiel spel, kan een mark toevoegen of er een redden. Vanaf Master zijn de punten open, met Grandmaster, Challenger en Sovereign erboven. Lage divisies zijn kort en kosten weinig; Diamond is het lange stuk.',
  'about.second':
    'De booster speelt op jouw Riot-account, op een eigen apparaat. Je geeft platform en server, en de marks die je al hebt verlagen de prijs van de eerste divisie. Je kunt om champions vragen als je account ze heeft. Legendary Queue gaat open op Diamond en wordt alleen gespeeld. Blijf uitgelogd terwijl er games lopen, want je telefoon zou de sessie van de booster midden in een gevecht beëindigen.',
  'question.first': 'Mijn game is gekoppeld aan Google, Apple of Facebook. Wat geef ik?',
  'answer.first':
    'Een Riot-login, en nooit de login van zo’n dienst: die opent veel meer dan een game. Log je via een andere dienst in, stel dan eerst een Riot-gebruikersnaam en wachtwoord voor het account in, en probeer één keer of je ermee binnenkomt.',
  'question.second': 'Verandert het platform de prijs?',
  'answer.second':
    'Nee. Rank, champions en skins horen bij het Riot-account en zijn op Android en iOS hetzelfde. We vragen ernaar zodat de booster weet op welk systeem het account meestal gespeeld wordt.',
  'question.third': 'Hoe tellen de marks die ik al heb?',
  'answer.third':
    'Kies je divisie en de marks die je erin hebt. Hoe voller die divisie al is, hoe minder ze kost. Alle latere divisies hebben hun volle prijs, omdat je ze zonder marks binnenkomt.',
  'question.fourth': 'Kan de booster Legendary Queue spelen?',
  'answer.fourth':
    'Ja, als je die kiest en in Diamond of hoger staat, waar de game haar opent. Ze is voor solospelers, dus meespelen kan daar niet. De booster speelt dan die queue en geen andere.',
  'question.fifth': 'Kan ik hierdoor mijn account kwijtraken?',
  'answer.fifth':
    'Ja. De voorwaarden van Riot Games verbieden boosting en het delen van accounts ook in Wild Rift. Straffen lopen van verloren seizoensbeloningen tot een permanente ban, en een ban neemt alles mee wat je in de game gekocht hebt. Niemand kan beloven dat het niet gebeurt.',
} as const satisfies ServiceWords
