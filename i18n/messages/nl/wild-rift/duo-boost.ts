import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Klim op je eigen telefoon, met een booster in je party.',
  description:
    'Duo-boost voor Wild Rift: speel op je eigen telefoon, met een booster in je party. Vanaf {price} per divisie, zonder je login te delen.',
  'about.title': 'Met z’n tweeën op de Rift',
  'about.first':
    'In Wild Rift kun je met z’n tweeën Ranked spelen als jullie ranks dicht genoeg bij elkaar liggen. Winnen en verliezen doe je samen, marks verzamel je apart: jouw win is jouw mark, en jouw Fortitude redt die. Een game duurt korter dan op pc, dus op een avond kom je ver. De {games.queue.legendary} is alleen voor solospelers en kan dus niet als duo.',
  'about.second':
    'Jij speelt zelf, op je eigen apparaat en met je eigen login. Wij vragen alleen je naam in de game met de tag, je server, je platform en de uren waarop je kunt. Neem de positie die je kent, of dat nu baron, jungle, mid, dragon of support is. Vanaf mid of uit de jungle is een booster snel bij de andere lanes. Zorg vooral voor een goede verbinding: ook de mark die je door een reconnect verliest, ben je kwijt.',
  'question.first': 'Ik speel op iOS, de booster op Android. Kan dat?',
  'answer.first':
    'Ja. Android en iOS delen servers en queues, en gemengde party’s zijn heel gewoon. Jullie moeten alleen op dezelfde server zitten, met ranks die dicht genoeg bij elkaar liggen om samen de queue in te gaan.',
  'question.second': 'Waarom ontbreekt de {games.queue.legendary} hier?',
  'answer.second':
    'Omdat je daar niet met een party in mag. Wil je samen klimmen, kies dan {games.queue.ranked}. Voor de {games.queue.legendary} is er vanaf Diamond de elo-boost: dan speelt een booster op je account.',
  'question.third': 'Wat als mijn verbinding tijdens een game wegvalt?',
  'answer.third':
    'Dan telt de game zoals die afloopt. Verlies je een mark, dan winnen we die terug, want je betaalt voor het doel. Blijft je verbinding slecht, pauzeer de bestelling dan op de bestelpagina en ga een andere dag verder.',
  'question.fourth': 'Welke naam vul ik in?',
  'answer.fourth':
    'Je Riot ID: je naam in de game en de tag na de #, zoals die in je profiel in Wild Rift staan. Daar komt de uitnodiging binnen. Je login, je telefoonnummer of een gekoppeld account heeft bij duo niemand nodig.',
  'question.fifth': 'Is een betaalde partner tegen de regels?',
  'answer.fifth':
    'Ja. Je deelt niets en niemand anders logt in, maar voor Riot Games is het toch boosting. De straf kan jouw account treffen en dat van de booster. Voordat je betaalt, zeggen we het nog eens.',
} as const satisfies ServiceWords
