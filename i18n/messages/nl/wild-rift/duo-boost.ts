import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Klim op je eigen telefoon, met een booster in je party.',
  description:
    'Duo-boost voor Wild Rift: je speelt op je eigen telefoon naast een booster, vanaf {price} per divisie. Geen login gedeeld, marks per game vastgelegd.',
  'about.title': 'Met z’n tweeën op de Rift',
  'about.first':
    'In Wild Rift kunnen twee spelers samen Ranked spelen als hun ranks dicht genoeg bij elkaar liggen. Jullie winnen en verliezen samen, maar elk account heeft eigen marks: jouw win levert jouw mark op, en jouw Fortitude redt die. Games zijn korter dan op pc, dus er passen er veel in een avond. De {games.queue.legendary} is alleen voor solospelers en hoort dus niet bij duo.',
  'about.second':
    'Jij speelt zelf, op je eigen apparaat en met je eigen login. Je vult je naam in de game met de tag in, je server, je platform en de uren die je uitkomen. Neem de positie die je kent, of dat nu baron, jungle, mid, dragon of support is; een booster op mid of in de jungle is snel bij de andere lanes. Een goede verbinding helpt het meest: een mark die je door een reconnect verliest, ben je ook kwijt.',
  'question.first': 'Ik speel op iOS, de booster op Android. Kan dat?',
  'answer.first':
    'Ja. Beide systemen delen servers en queues, en gemengde party’s zijn heel gewoon. Jullie moeten alleen op dezelfde server spelen, met ranks die dicht genoeg bij elkaar liggen om samen de queue in te gaan.',
  'question.second': 'Waarom ontbreekt de {games.queue.legendary} hier?',
  'answer.second':
    'Omdat de game daar geen party’s toelaat. Wil je samen klimmen, kies dan {games.queue.ranked}. Voor de {games.queue.legendary} is er vanaf Diamond de elo-boost, waarbij een booster op je account speelt.',
  'question.third': 'Wat als mijn verbinding tijdens een game wegvalt?',
  'answer.third':
    'De game telt zoals die eindigt. Een verloren mark wordt verderop teruggewonnen, want de prijs geldt voor het doel. Blijft je verbinding slecht, pauzeer de bestelling dan op de bestelpagina en ga een andere dag verder.',
  'question.fourth': 'Welke naam vul ik in?',
  'answer.fourth':
    'Je Riot ID: je naam in de game en de tag na de #, zoals in je profiel in Wild Rift. Daar stuurt de booster de uitnodiging heen. Bij duo vraagt niemand om je login, je telefoonnummer of het account waaraan je game gekoppeld is.',
  'question.fifth': 'Is een betaalde partner tegen de regels?',
  'answer.fifth':
    'Ja. Niemand anders logt in op je account, dus je deelt niets, maar voor Riot Games is het toch boosting. Een straf kan jouw account treffen en dat van de booster. Voordat je betaalt, zeggen we het nog eens.',
} as const satisfies ServiceWords
