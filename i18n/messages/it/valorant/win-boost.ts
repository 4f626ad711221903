import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un numero fisso di vittorie nette in Competitiva, al rango che hai oggi.',
  description:
    'Vittorie nette nella Competitiva di Valorant, da {price} l’una. Le sconfitte si recuperano senza costi, in solo o in duo, al prezzo del tuo rango.',
  'about.title': 'Vittorie invece di un obiettivo',
  'about.first':
    'In Valorant gli RR per vittoria cambiano da giocatore a giocatore, perciò alcuni preferiscono comprare vittorie e prendere gli RR come vengono. Le vittorie nette sono le vittorie meno le sconfitte: otto vinte e tre perse fanno cinque. L’ordine è finito quando si raggiunge la differenza, e una sconfitta vuol dire solo che il booster continua a giocare. I pareggi non cambiano nulla. Fin dove ti portano le vittorie lo decide il tuo MMR.',
  'about.second':
    'Il rango che inserisci fissa il prezzo di una vittoria, che resta per tutto l’ordine, anche quando sali. Immortale e Radiante hanno un prezzo comune. Solo significa un booster sul tuo account; in duo giochi anche tu e non dai la password. Aggiungi agenti se vuoi che nello storico partite si vedano le tue scelte abituali. Se miri a un certo rango, l’elo boost è l’ordine migliore.',
  'question.first': 'Quanti RR porteranno dieci vittorie nette?',
  'answer.first':
    'Dipende dal tuo guadagno. Se una vittoria porta 18 RR e una sconfitta ne toglie 18, dieci vittorie nette sono 180 RR, non proprio due divisioni. Se le sconfitte ti costano più di quanto portano le vittorie, è meno. L’ordine conta partite, non RR.',
  'question.second': 'E i pareggi e le rese?',
  'answer.second':
    'Un pareggio ai supplementari non è né vittoria né sconfitta, quindi il conto resta dov’era; lo stesso vale per un remake. Dopo una resa la partita conta come la mostra il gioco, vinta o persa.',
  'question.third': 'Posso giocare anch’io in un ordine di vittorie?',
  'answer.third':
    'Sì. Passa al duo e il booster si unisce al tuo gruppo. Il preventivo riceve una voce per questo, e i tempi si allungano, perché le partite aspettano che ci sia tu. I vostri ranghi devono essere abbastanza vicini perché la Competitiva vi permetta di mettervi in coda insieme.',
  'question.fourth': '{service.question.refund}',
  'answer.fourth':
    'Per intero finché un booster non inizia, e annulli tu. Dopo è lo staff a fermare l’ordine, e le vittorie nette che mancano nel registro vengono rimborsate. Con sei su dieci raggiunte, te ne tornano quattro, insieme alla loro quota degli extra.',
  'question.fifth': 'Comprare vittorie viola le regole?',
  'answer.fifth':
    'Sì, come ogni forma di boosting. Riot Games può togliere ricompense, sospendere l’account o bannarlo per sempre, e non indica un numero di partite sotto il quale non succede nulla. Ordina solo se puoi conviverci.',
} as const satisfies ServiceWords
