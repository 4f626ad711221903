import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Klim op je eigen telefoon, met een booster in je party.',
  description:
    'Duo-boost voor Wild Rift: je speelt op je eigen telefoon naast een booster, vanaf {price} per divisie. Geen login, marks per game vastgelegd.',
  'about.title': 'Een party van twee op de Rift',
  'about.first':
    'Ranked in Wild Rift kun je als party van twee spelen als de ranks dicht genoeg bij elkaar liggen. Jullie winnen en verliezen samen, maar elk account heeft zijn eigen marks: jouw winst levert jouw mark op, en jouw fortitude redt hem. Games zijn korter dan op pc, dus er past een flink aantal in een avond. Legendary Queue is alleen voor solospelers en hoort daarom niet bij duo.',
  'about.second':
    'Het spelen blijft bij jou, op je eigen apparaat en met je eigen login. Je geeft je naam in de game met de tag, server en platform, en de uren die je uitkomen. Neem de positie die je kent, of dat nu baron, jungle, mid, dragon of support is; een booster in mid of de jungle is snel op de andere lanes. Een goede verbinding helpt het meest: een mark die je door een reconnect verliest, is net zo goed verloren.',
  'question.first': 'Ik speel op iOS, de booster op Android. Werkt dat?',
  'answer.first':
    'Ja. Beide systemen delen servers en queues, en een gemengde party is niets bijzonders. Wat moet kloppen is de server, en een afstand in rank waarmee de game jullie samen in de queue laat.',
  'question.second': 'Waarom ontbreekt Legendary Queue hier?',
  'answer.second':
    'Omdat de game er geen party’s toelaat. Voor een klim samen is Ranked de queue. Wil je Legendary Queue, dan biedt elo-boost die aan vanaf Diamond, gespeeld door een booster op jouw account.',
  'question.third': 'Wat als mijn verbinding tijdens een game wegvalt?',
  'answer.third':
    'De game telt zoals hij eindigt. Een verloren mark wordt onderweg teruggewonnen, want de prijs is voor het doel. Blijft je verbinding slecht, pauzeer de bestelling dan op haar pagina en ga een andere dag verder.',
  'question.fourth': 'Welke naam vul ik in?',
  'answer.fourth':
    'Je Riot ID, de naam in de game met de tag achter de #, zoals je profiel in Wild Rift hem toont. Daar gaat de uitnodiging van de booster heen. Naar login, telefoonnummer en de dienst waaraan je game gekoppeld is, wordt bij duo nooit gevraagd.',
  'question.fifth': 'Is een betaalde partner tegen de regels?',
  'answer.fifth':
    'Ja. Niemand anders logt in op je account, dus er wordt niets gedeeld, maar Riot Games noemt het toch boosting. Een straf kan jouw account net zo goed treffen als dat van de booster. We zeggen het nog een keer voordat je betaalt.',
} as const satisfies ServiceWords
