import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting voor Wild Rift',
  lead: 'Van Iron tot Sovereign, op Android of iOS, met elke mark in het logboek.',
  description:
    'Boosting voor Wild Rift op Android en iOS, vanaf {price} per divisie. Elo, duo, eerste games van het seizoen, netto winst, geld terug naar voortgang.',
  'about.title': 'Korte divisies, een lange top',
  'about.first':
    'De ladder van Wild Rift telt in marks: twee voor een divisie in Iron, drie in Bronze en Silver, vier in Gold en Platinum, vijf in Emerald en Diamond. Daarboven staan Master, Grandmaster, Challenger en Sovereign op open punten. Placement-games zijn er niet; een nieuw seizoen zet je terug en je klimt opnieuw. Naast Ranked is er Legendary Queue, voor solospelers vanaf Diamond.',
  'about.second':
    'Het is een game voor de telefoon, en dat tekent de bestelling. Je geeft server en platform en legt een Riot-login in de kluis, of geen enkele bij duo. Geef nooit een account van Google, Apple of Facebook uit handen. De booster speelt op een ander apparaat, legt elke game met de marks vast en levert een afbeelding van de eindrank in. Daarna heb je 72 uur om dat op je telefoon te controleren.',
  'service.elo': 'Een booster verzamelt de marks op jouw account, tot de tier die je noemt.',
  'service.duo': 'Je speelt op je telefoon, en de booster zit in je party.',
  'service.placement': 'Je eerste ranked games van het seizoen, tot tien stuks.',
  'service.win': 'Netto winst in Ranked of Legendary Queue.',
  'question.first': 'Is mijn rank in Wild Rift dezelfde als in League of Legends?',
  'answer.first':
    'Nee. Het account kan hetzelfde zijn, de ladders niet. Wild Rift heeft marks in plaats van LP, één tier meer aan de top en andere servers. Bestel voor de game op je telefoon, met de rank die hij toont.',
  'question.second': 'Welke servers bieden jullie aan?',
  'answer.second':
    'Europa, Noord-Amerika, Brazilië, Latijns-Amerika, Zuidoost-Azië en Midden-Oosten. Kies de server waarop je speelt, want ranks verhuizen niet mee. Servers op het vasteland van China en in Korea bieden we niet aan.',
  'question.third': 'Hoe komt een booster in mijn account?',
  'answer.third':
    'Met de Riot-login die je in de kluis legt. Die is versleuteld, de booster van jouw bestelling kan hem alleen tijdens het boosten openen, en je ziet elke keer dat dat gebeurt. Geef je liever niets weg, dan heeft duo alleen je naam in de game nodig.',
  'question.fourth': 'Kan ik een ban krijgen?',
  'answer.fourth':
    'Ja. Boosting en een account delen zijn op de telefoon net zo goed tegen de voorwaarden van Riot Games als op pc. Schorsing, verlies van beloningen en permanente bans zijn allemaal mogelijk, en we vertellen je niets anders, hier noch bij het afrekenen.',
  'question.fifth': 'Hoelang duurt het?',
  'answer.fifth':
    'De calculator maakt van je klim games en dagen en toont een bandbreedte. Lage divisies gaan snel voorbij, Diamond neemt zijn tijd, en een duo duurt zo lang als je vrije uren het maken. Die blijft bij de bestelling, zodat je kunt vergelijken.',
  'question.sixth': 'Wat als ik van gedachten verander?',
  'answer.sixth':
    'Voordat een booster begint annuleer je zelf en kies je waar de volle prijs heen gaat: naar je saldo hier of terug zoals je betaald hebt. Later kan het team de bestelling stoppen, en wat de vastgelegde games niet verdiend hebben wordt terugbetaald.',
} as const satisfies LandingWords
