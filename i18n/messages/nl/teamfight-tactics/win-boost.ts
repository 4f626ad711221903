import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Koop top 4-plaatsen die blijven. Een verloren lobby wordt zonder kosten teruggewonnen.',
  description:
    'Netto winst in Teamfight Tactics, vanaf {price} per netto winst. Een winst is een top 4, verlies wordt teruggewonnen. Ranked of Double Up, prijs per regel.',
  'about.title': 'Wat winst is onder acht spelers',
  'about.first':
    'Een lobby heeft één eerste plaats, maar de helft wint LP. Een winst in deze bestelling is daarom een plaats in de top 4, in Double Up bij de eerste twee teams. Alles daaronder is verlies. Netto betekent dat verlies eraf gaat: vijf keer top 4 en één slechtere plaats maken vier keer netto winst. Hoeveel LP dat oplevert, hangt af van de plaatsen en van je rating.',
  'about.second':
    'Wat een winst kost, hangt af van je tier op de dag van de bestelling. Netto winst past als je dicht bij een degradatie zit, als het laatste stuk van een divisie maar blijft duren, of als het einde van een set te dichtbij is voor een hele klim. In Ranked speelt de booster op jouw account. In Double Up mag je meespelen, geef je alleen je Riot ID en vul je de rank in die je daar hebt.',
  'question.first': 'Telt een eerste plaats zwaarder?',
  'answer.first':
    'Nee. Eerste of vierde is één winst; vijfde of achtste is één verlies. Een eerste plaats levert je meer LP op, en die houd je, maar hij maakt de bestelling niet korter.',
  'question.second': 'Hoeveel lobby’s zijn vier keer netto winst?',
  'answer.second':
    'Tot je vier keer vaker in de top 4 zat dan daaronder. Vier op rij volstaat; met twee missers zijn het acht lobby’s. De prijs is beide keren dezelfde.',
  'question.third': 'Kan ik beter winst kopen of een elo-boost?',
  'answer.third':
    'Winst, als je een paar goede lobby’s wilt en het je niet uitmaakt waar ze precies eindigen. Elo-boost, als je een bepaalde divisie wilt: daar staat het doel vast, en een slechte reeks kost tijd maar geen geld.',
  'question.fourth': 'Wat als de set eindigt voordat alle winst gespeeld is?',
  'answer.fourth':
    'Wat gewonnen is blijft gewonnen, maar de rest zou op een nieuwe ladder gespeeld worden. Wil je dat niet, laat het team de bestelling dan beëindigen: de winst die in het logboek ontbreekt wordt terugbetaald.',
  'question.fifth': 'Wat kan er met mijn account gebeuren?',
  'answer.fifth':
    'Riot Games kan het voor boosting schorsen of sluiten, en je League of Legends gaat dan mee. Een kleine bestelling is geen uitzondering op de voorwaarden. Vóór de betaling vragen we je te bevestigen dat je dit weet.',
} as const satisfies ServiceWords
