import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinque partite ti separano da un rango. Falle giocare, o giocale con un booster.',
  description:
    'Partite di piazzamento per Valorant, solo o duo, da {price} a partita. Secondo l’ultimo rango o da non classificato, ogni risultato registrato.',
  'about.title': 'Che cosa fanno i piazzamenti in Valorant',
  'about.first':
    'Dopo un reset, la Competitiva nasconde il tuo rango finché non si giocano cinque partite. Parte dall’MMR che avevi, pesa risultati, round e prestazione, e spesso mostra un rango sotto quello con cui avevi chiuso. Un buon inizio conta oltre quel primo rango: l’MMR che lascia decide quanti RR portano le tue vittorie nelle settimane seguenti. Un account nuovo deve prima raggiungere il livello che sblocca la Competitiva.',
  'about.second':
    'Ordina quante delle cinque ti restano. Il prezzo di una partita segue il rango della tua ultima stagione; non classificato ha il prezzo di Argento. Le partite le gioca un booster sul tuo account, oppure le giocate voi due in duo, e allora ci basta il tuo Riot ID. Si possono indicare agenti. Se manca solo qualche giorno a un reset, aspettalo: le partite prima di allora non piazzano nulla.',
  'question.first': 'Cinque vittorie, e ancora sotto il mio vecchio rango?',
  'answer.first':
    'Succede. Valorant tende a piazzare in basso, così che ci sia spazio per salire, e un vecchio MMR pesa più di cinque risultati. Quello che buoni piazzamenti portano è un guadagno di RR più alto dopo.',
  'question.second': 'Le uccisioni contano nei piazzamenti?',
  'answer.second':
    'La prestazione lì ha un certo peso, il risultato ne ha di più. Il booster gioca per vincere round, non per il tabellone. Vedi ogni partita nel registro; che cosa ne ricava Riot si vede dopo l’ultima.',
  'question.third': 'E se c’è un remake o qualcuno abbandona?',
  'answer.third':
    'Un remake non è una partita di piazzamento, quindi non conta nemmeno nel tuo ordine. Una partita che continua quattro contro cinque conta per il gioco, e quindi anche per noi, vinta o persa.',
  'question.fourth': 'Posso ordinare piazzamenti su un account nuovo?',
  'answer.fourth':
    'Sì, una volta che la Competitiva vi è sbloccata. Scegli non classificato come ultimo rango. Non portiamo account fino a quel livello, e non ne vendiamo. L’account deve essere tuo.',
  'question.fifth': 'Possono bannarmi per cinque partite?',
  'answer.fifth':
    'Sì. La condivisione dell’account e il boosting violano i termini di Riot Games dalla prima partita, e le sanzioni vanno dalla sospensione al ban permanente. Se giochi anche tu non si condivide nulla, ma è comunque boosting.',
} as const satisfies ServiceWords
