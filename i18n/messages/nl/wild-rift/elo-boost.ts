import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Een booster speelt op jouw account, mark voor mark naar de tier die je wilt, op Android of iOS.',
  description:
    'Elo-boost voor Wild Rift op Android en iOS, vanaf {price} per divisie. Na elke game zie je je marks. Niet gespeeld, geld terug.',
  'about.title': 'Marks, Fortitude en de weg naar Master',
  'about.first':
    'In Wild Rift klim je met marks. Een win levert er meestal één op, een verlies kost er één. Voor een divisie heb je er in Iron twee nodig, oplopend tot vijf in Emerald en Diamond. Ranked Fortitude helpt soms: wie eerlijk en regelmatig speelt, krijgt er een mark bij of houdt er een die anders weg was. Vanaf Master tel je punten zonder bovengrens, op weg naar Grandmaster, Challenger en Sovereign. Lage divisies zijn kort en goedkoop; Diamond is het lange stuk.',
  'about.second':
    'De booster speelt op jouw Riot-account, op een eigen apparaat. Jij kiest je platform en je server. Heb je al marks, dan is de eerste divisie goedkoper. Ook champions kun je kiezen, als ze op je account staan. De {games.queue.legendary} kan vanaf Diamond en is alleen voor solospelers. Blijf zelf uitgelogd zolang er gespeeld wordt: log je op je telefoon in, dan vliegt de booster er midden in een fight uit.',
  'question.first': 'Mijn game is gekoppeld aan Google, Apple of Facebook. Wat deel ik?',
  'answer.first':
    'Alleen een Riot-login. Die van Google, Apple of Facebook deel je nooit, want daarmee kan iemand bij veel meer dan een game. Log je normaal zo in, stel dan eerst een gebruikersnaam en wachtwoord van Riot in en kijk of het inloggen daarmee lukt.',
  'question.second': 'Maakt het platform verschil voor de prijs?',
  'answer.second':
    'Nee. Je rank, champions en skins horen bij je Riot-account en zijn op Android en iOS hetzelfde. We vragen het alleen zodat de booster weet op welk systeem je normaal speelt.',
  'question.third': 'Hoe tellen de marks die ik al heb?',
  'answer.third':
    'Kies je divisie en hoeveel marks je daarin hebt. Hoe meer het er zijn, hoe minder die divisie kost. Daarna betaal je elke divisie helemaal, want je begint er zonder marks.',
  'question.fourth': 'Kan de booster in de {games.queue.legendary} spelen?',
  'answer.fourth':
    'Ja, als je op Diamond of hoger staat; daaronder kom je er niet in. Kies je die queue, dan speelt de booster alleen daar. Meespelen gaat niet, want de queue is alleen voor solospelers.',
  'question.fifth': 'Kan ik hierdoor mijn account kwijtraken?',
  'answer.fifth':
    'Ja. Ook in Wild Rift verbieden de voorwaarden van Riot Games boosting en het delen van accounts. De straf loopt van verloren seizoensbeloningen tot een permanente ban, en dan is ook alles weg wat je in de game hebt gekocht. Niemand kan beloven dat het niet gebeurt.',
} as const satisfies ServiceWords
