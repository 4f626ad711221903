import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Cinque partite ti separano da un rango. Falle giocare a un booster, o giocatele insieme.',
  description:
    'Partite di piazzamento per Valorant, in solo o in duo, da {price} a partita. Prezzo secondo l’ultimo rango o senza rango, ogni risultato registrato.',
  'about.title': 'Cosa fanno le partite di piazzamento in Valorant',
  'about.first':
    'Dopo un reset, la Competitiva nasconde il tuo rango finché non hai giocato cinque partite. Parte dall’MMR che avevi, pesa risultati, round e prestazioni, e spesso mostra un rango sotto quello con cui avevi chiuso. Un buon inizio conta oltre quel primo rango: l’MMR che ne risulta decide quanti RR porteranno le tue vittorie nelle settimane successive. Un account nuovo deve prima raggiungere il livello che sblocca la Competitiva.',
  'about.second':
    'Ordina quante delle cinque partite ti restano. Il prezzo di una partita dipende dal rango della scorsa stagione; se non ne hai uno, vale quello di Argento. Un booster le gioca sul tuo account, oppure le giocate voi due in duo, e allora ci basta il tuo Riot ID. Puoi anche scegliere gli agenti. Se manca solo qualche giorno a un reset, aspettalo: le partite giocate prima non ti piazzano.',
  'question.first': 'Cinque vittorie, e ancora sotto il mio vecchio rango?',
  'answer.first':
    'Succede. Valorant tende a piazzarti in basso perché ci sia spazio per salire, e un vecchio MMR pesa più di cinque risultati. Quello che i buoni piazzamenti portano è un guadagno di RR più alto in seguito.',
  'question.second': 'Le uccisioni contano nei piazzamenti?',
  'answer.second':
    'Le prestazioni hanno un certo peso, ma i risultati ne hanno di più. Il booster gioca per vincere i round, non per stare in cima al tabellone. Vedi ogni partita nel registro; cosa ne ricava Riot si vede dopo l’ultima.',
  'question.third': 'E se c’è un remake o qualcuno abbandona?',
  'answer.third':
    'Un remake non è una partita di piazzamento, quindi non conta nemmeno per il tuo ordine. Una partita che continua quattro contro cinque conta per il gioco, e quindi anche per noi, vinta o persa. Anche un pareggio conta.',
  'question.fourth': 'Posso ordinare piazzamenti su un account nuovo?',
  'answer.fourth':
    'Sì, una volta sbloccata la Competitiva. Come ultimo rango scegli «{games.unranked}». Non portiamo gli account fino a quel livello e non ne vendiamo. L’account deve essere tuo.',
  'question.fifth': 'Possono bannarmi per cinque partite?',
  'answer.fifth':
    'Sì. La condivisione dell’account e il boosting violano i termini di Riot Games fin dalla prima partita, e le penalità vanno dalla sospensione al ban permanente. Se giochi anche tu non condividi nulla, ma è comunque boosting.',
} as const satisfies ServiceWords
