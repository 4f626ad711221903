import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster ottiene le top 4 che compri. Una lobby persa si recupera senza costi.',
  description:
    'Vittorie nette in TFT, da {price} l’una. Una vittoria è una top 4, una lobby persa si recupera. Classificata o Double Up.',
  'about.title': 'Cosa conta come vittoria tra otto giocatori',
  'about.first':
    'Una lobby ha un solo primo posto, ma metà dei giocatori guadagna LP. In questo ordine una vittoria è quindi una top 4, oppure un posto tra le prime due squadre in Double Up. Tutto quello che sta sotto è una sconfitta. Netto vuol dire vittorie meno sconfitte: cinque top 4 e un piazzamento peggiore fanno quattro vittorie nette. Quanti LP aggiungono dipende dai piazzamenti e dal tuo MMR.',
  'about.second':
    'Il prezzo di una vittoria dipende dal tuo rango nel giorno dell’ordine. Le vittorie nette hanno senso quando sei vicino alla retrocessione, quando l’ultimo tratto di una divisione non finisce mai, o quando il set è troppo vicino alla fine per una scalata intera. In Classificata il booster gioca sul tuo account. In Double Up puoi giocare anche tu, solo con il tuo Riot ID; in quel caso inserisci il rango che hai lì.',
  'question.first': 'Un primo posto conta di più?',
  'answer.first':
    'No. Primo o quarto, è una vittoria; quinto o ottavo, è una sconfitta. Un primo posto ti porta più LP, e quelli restano tuoi, ma non accorcia l’ordine.',
  'question.second': 'Quante lobby sono quattro vittorie nette?',
  'answer.second':
    'Quante ne servono per avere quattro top 4 più dei piazzamenti peggiori. Quattro di fila basterebbero; con due mancate sono otto lobby. Il prezzo è lo stesso in entrambi i casi.',
  'question.third': 'Meglio comprare vittorie o un elo boost?',
  'answer.third':
    'Vittorie, se vuoi qualche buona lobby e non ti importa dove arrivi di preciso. Un elo boost, se vuoi una certa divisione: lì l’obiettivo è fisso, e una serie negativa costa tempo ma non denaro.',
  'question.fourth': 'E se il set finisce prima che tutte le vittorie siano giocate?',
  'answer.fourth':
    'Quello che è stato vinto resta tuo, ma il resto si giocherebbe su una nuova classifica. Se non vuoi, chiedi allo staff di fermare l’ordine: ti rimborsiamo le vittorie che mancano nel registro.',
  'question.fifth': 'Cosa può succedere al mio account?',
  'answer.fifth':
    'Riot Games può sospenderlo o chiuderlo per boosting, e con lui perdi anche League of Legends. I termini non fanno eccezioni per gli ordini piccoli. Prima del pagamento ti chiediamo di confermare che lo sai.',
} as const satisfies ServiceWords
