import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra top 4 che restano. Una lobby persa si recupera senza costi.',
  description:
    'Vittorie nette in Teamfight Tactics, da {price} l’una. Una vittoria è una top 4, una lobby persa si recupera. Classificata o Double Up.',
  'about.title': 'Che cos’è una vittoria tra otto giocatori',
  'about.first':
    'Una lobby ha un solo primo posto, ma metà di essa guadagna LP. In quest’ordine una vittoria è quindi un posto nella top 4, in Double Up tra le prime due squadre. Tutto quello che sta sotto è una sconfitta. Nette vuol dire che le sconfitte si tolgono: cinque top 4 e un posto peggiore fanno quattro vittorie nette. Quanti LP aggiungono dipende dai posti e dal tuo MMR.',
  'about.second':
    'Il costo di una vittoria segue il tuo rango nel giorno dell’ordine. Le vittorie nette vanno bene quando sei vicino a una retrocessione, quando l’ultimo tratto di una divisione si trascina, o quando un set è troppo vicino alla fine per una scalata intera. In Classificata il booster gioca sul tuo account. In Double Up puoi giocare anche tu, dare solo il tuo Riot ID e inserire il rango che hai lì.',
  'question.first': 'Un primo posto conta di più?',
  'answer.first':
    'No. Primo o quarto, è una vittoria; quinto o ottavo, è una sconfitta. Un primo posto ti porta più LP, e quelli restano tuoi, ma non accorcia l’ordine.',
  'question.second': 'Quattro vittorie nette, quante lobby sono?',
  'answer.second':
    'Finché non hai quattro top 4 più dei posti peggiori. Quattro di fila basterebbero; con due mancate sono otto lobby. Il prezzo è lo stesso in entrambi i casi.',
  'question.third': 'Meglio comprare vittorie o un elo boost?',
  'answer.third':
    'Vittorie, se vuoi qualche buona lobby e non ti importa dove finiscono di preciso. Elo boost, se vuoi una certa divisione: lì l’obiettivo è fisso, e una serie negativa costa tempo ma non soldi.',
  'question.fourth': 'E se il set finisce prima che tutte le vittorie siano giocate?',
  'answer.fourth':
    'Ciò che è vinto resta vinto, ma il resto si giocherebbe su una nuova classifica. Se non lo vuoi, fai chiudere l’ordine allo staff: le vittorie che mancano nel registro vengono rimborsate.',
  'question.fifth': 'Che cosa può succedere al mio account?',
  'answer.fifth':
    'Riot Games può sospenderlo o chiuderlo per boosting, e con esso il tuo League of Legends. Un piccolo ordine non fa eccezione ai termini. Prima del pagamento ti viene chiesto di confermare che lo sai.',
} as const satisfies ServiceWords
