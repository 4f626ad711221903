import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster ottiene un numero fisso di vittorie nette in Competitiva, al rango che hai oggi, da solo o con te.',
  description:
    'Vittorie nette nella Competitiva di Valorant, da {price} l’una. Le sconfitte si recuperano senza costi, in solo o in duo, al prezzo del tuo rango.',
  'about.title': 'Vittorie invece di un obiettivo',
  'about.first':
    'In Valorant gli RR per vittoria cambiano da giocatore a giocatore, perciò alcuni preferiscono comprare vittorie e prendere gli RR come vengono. Le vittorie nette sono le vittorie meno le sconfitte: otto vinte e tre perse fanno cinque. L’ordine è finito quando si raggiunge quella differenza, quindi dopo una sconfitta il booster continua semplicemente a giocare. I pareggi non cambiano nulla. Fin dove ti portano le vittorie dipende dal tuo MMR.',
  'about.second':
    'Il rango che inserisci fissa il prezzo di una vittoria, che resta lo stesso anche se nel frattempo sali. Immortale e Radiante hanno lo stesso prezzo. In solo, un booster gioca sul tuo account; in duo giochi anche tu e non condividi la password. Aggiungi degli agenti se vuoi che nello storico partite compaiano le tue scelte abituali. Se punti a un rango preciso, l’elo boost è la scelta migliore.',
  'question.first': 'Quanti RR portano dieci vittorie nette?',
  'answer.first':
    'Dipende dal tuo guadagno. Se una vittoria porta 18 RR e una sconfitta ne toglie 18, dieci vittorie nette sono 180 RR, poco meno di due divisioni. Se le sconfitte tolgono più di quanto portano le vittorie, sono meno. L’ordine conta partite, non RR.',
  'question.second': 'E i pareggi e le rese?',
  'answer.second':
    'Un pareggio ai supplementari non è né una vittoria né una sconfitta, quindi il conto non cambia; lo stesso vale per un remake. Dopo una resa la partita conta come la mostra il gioco, vinta o persa.',
  'question.third': 'Posso giocare anch’io in un ordine di vittorie?',
  'answer.third':
    'Sì. Passa al duo e il booster si unisce al tuo gruppo. Nel preventivo si aggiunge una voce e i tempi si allungano, perché le partite aspettano che ci sia tu. I vostri ranghi devono essere abbastanza vicini perché la Competitiva vi lasci entrare in coda insieme.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Finché un booster non inizia, puoi annullare tu e ti rimborsiamo tutto. Dopo, lo staff può fermare l’ordine e ti rimborsiamo le vittorie nette che mancano nel registro. Con sei su dieci te ne rimborsiamo quattro, insieme alla loro parte degli extra.',
  'question.fifth': 'Comprare vittorie viola le regole?',
  'answer.fifth':
    'Sì, come ogni forma di boosting. Riot Games può togliere ricompense, sospendere il tuo account o bannarlo per sempre, e non indica un numero di partite entro cui si è al sicuro. Ordina solo se puoi accettarlo.',
} as const satisfies ServiceWords
