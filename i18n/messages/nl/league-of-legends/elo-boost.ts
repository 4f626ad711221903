import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Kies waar je staat en waar je heen wilt. De games daartussen speelt een booster op jouw account.',
  description:
    'LoL elo-boost vanaf {price} per divisie. Je ziet elke game en hoe je prijs is opgebouwd. Niet gespeeld, geld terug.',
  'about.title': 'Zo werkt een klim in League of Legends',
  'about.first':
    'Solo/Duo en Flex zijn twee aparte ladders, elk met een eigen verborgen MMR. Een divisie is 100 LP. Is je balk vol, dan stijg je meteen; promo’s zijn er niet meer. Vanaf Master vallen de divisies weg en loopt je LP door, met hogerop een drempel voor Grandmaster en nog een voor Challenger. Je MMR bepaalt hoeveel LP je per win krijgt. Daarom vraagt de calculator daar ook naar, naast je divisie en je server.',
  'about.second':
    'De booster haalt je login uit de kluis en speelt in de queue van jouw keuze tot het doel er is. Zelf hoef je maar twee dingen te laten: ranked spelen in die queue, en inloggen tijdens een game, want dan vliegt de booster eruit. Twee extra’s kosten geld omdat ze het moeilijker maken: met champions naar keuze kan de booster minder picken, en met “{games.addon.solo-only}” kan er geen premade-partner mee.',
  'question.first': 'Wat kan Riot met mijn account doen?',
  'answer.first':
    'Riot Games verbiedt boosting, en een vreemde op je account laten spelen mag ook niet. Je kunt je ranked-beloningen kwijtraken, geschorst worden of een permanente ban krijgen. Wij kunnen niets daarvan uitsluiten. Denk er dus over na: voordat je betaalt, moet je het bevestigen.',
  'question.second': 'Waarom vragen jullie hoeveel LP ik per win krijg?',
  'answer.second':
    'Omdat we daaraan je MMR zien. Krijg je voor een win duidelijk minder dan een verlies kost, kies dan “{games.gain.low}”. Er zijn dan meer games nodig per divisie, dus dat kost meer en duurt langer. Krijg je duidelijk meer, kies dan “{games.gain.high}”. Scheelt het weinig, dan is het “{games.gain.normal}”.',
  'question.third': 'Wie betaalt voor verloren games en dodges?',
  'answer.third':
    'Jij niet. Je betaalt voor het doel, dus LP die we verliezen door een nederlaag of een dodge winnen we gratis terug. Van elke game leggen we het resultaat en je rank erna vast. De dips zie je dus ook.',
  'question.fourth': 'Kan ik ook een klim in Flex bestellen?',
  'answer.fourth':
    'Ja. Kies {games.queue.flex} als queue en vul de rank in die je daar hebt, want die staat los van Solo/Duo. In je prijs heeft de queue een eigen regel. Klimmen in de ene queue doet niets voor je rank in de andere, dus kies de queue die jij belangrijk vindt.',
  'question.fifth': 'Wat als het seizoen eindigt voordat mijn bestelling klaar is?',
  'answer.fifth':
    'Een reset gooit elke rank om, dus een halve klim kan daarna niet zomaar verder. Kijk daarom vooraf of de verwachte tijd op deze pagina nog past in de dagen die het seizoen duurt. Wordt het te krap, dan kan ons team de bestelling stoppen. Je betaalt voor wat de vastgelegde games hebben opgeleverd en krijgt de rest terug.',
} as const satisfies ServiceWords
