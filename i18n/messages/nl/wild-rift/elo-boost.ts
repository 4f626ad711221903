import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Mark voor mark naar de tier die je wilt, op Android of iOS.',
  description:
    'Elo-boost voor Wild Rift op Android en iOS, vanaf {price} per divisie. Marks per game vastgelegd, prijs uitgesplitst. Niet gespeeld, geld terug.',
  'about.title': 'Marks, Fortitude en de weg naar Master',
  'about.first':
    'Wild Rift telt marks in plaats van LP. Meestal levert een win er één op en kost een verlies er één, en een divisie kost van twee marks in Iron tot vijf in Emerald en Diamond. Ranked Fortitude, die je verdient door eerlijk en constant te spelen, kan een mark toevoegen of er een redden. Vanaf Master hebben punten geen bovengrens, met Grandmaster, Challenger en Sovereign erboven. Lage divisies zijn kort en goedkoop; Diamond is het lange stuk.',
  'about.second':
    'De booster speelt op jouw Riot-account, op een eigen apparaat. Jij kiest platform en server, en marks die je al hebt verlagen de prijs van de eerste divisie. Je kunt champions kiezen als ze op je account staan. De {games.queue.legendary} is open vanaf Diamond en is alleen voor solospelers. Blijf uitgelogd zolang er gespeeld wordt, want als jij op je telefoon inlogt, vliegt de booster er midden in een fight uit.',
  'question.first': 'Mijn game is gekoppeld aan Google, Apple of Facebook. Wat deel ik?',
  'answer.first':
    'Een Riot-login, en nooit de login van Google, Apple of Facebook zelf: daarmee kun je bij veel meer dan een game. Log je via een ander account in, stel dan eerst een gebruikersnaam en wachtwoord van Riot in en kijk of je daarmee kunt inloggen.',
  'question.second': 'Maakt het platform verschil voor de prijs?',
  'answer.second':
    'Nee. Rank, champions en skins horen bij je Riot-account en zijn op Android en iOS hetzelfde. We vragen het alleen zodat de booster weet op welk systeem je normaal speelt.',
  'question.third': 'Hoe tellen de marks die ik al heb?',
  'answer.third':
    'Kies je divisie en de marks die je daarin hebt. Hoe meer marks, hoe minder die divisie kost. Alle divisies daarna kosten de volle prijs, want daar begin je zonder marks.',
  'question.fourth': 'Kan de booster in de {games.queue.legendary} spelen?',
  'answer.fourth':
    'Ja, als je die kiest en op Diamond of hoger staat, want vanaf daar is hij open. De queue is alleen voor solospelers, dus je kunt niet meespelen. De booster speelt dan alleen die queue.',
  'question.fifth': 'Kan ik hierdoor mijn account kwijtraken?',
  'answer.fifth':
    'Ja. De voorwaarden van Riot Games verbieden boosting en het delen van accounts ook in Wild Rift. De straf loopt van verloren seizoensbeloningen tot een permanente ban, en met een ban ben je alles kwijt wat je in de game hebt gekocht. Niemand kan beloven dat het niet gebeurt.',
} as const satisfies ServiceWords
