import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Teamfight Tactics',
  lead: 'Classificata o Double Up, da Ferro a Challenger. Vedi quanto costa ogni divisione e com’è finita ogni lobby.',
  description:
    'Boosting per Teamfight Tactics in Classificata e Double Up, da {price} a divisione. Scalate, un compagno Double Up, piazzamenti e vittorie nette.',
  'about.title': 'Una classifica per coda, un reset per set',
  'about.first':
    'Teamfight Tactics prende i ranghi da League of Legends: da Ferro a Diamante in quattro divisioni da 100 LP, poi Master, Grandmaster e Challenger con LP senza tetto. A cambiare è la salita. Otto giocatori condividono una lobby, i primi quattro guadagnano, e i risultati costanti valgono più dei primi posti isolati. Ogni set resetta la classifica e si apre con partite di piazzamento. Double Up ha un rango a sé.',
  'about.second':
    'I prezzi sono a divisione, a vittoria netta o a partita di piazzamento, e ogni rango ha il suo. Il booster registra ogni partita con i suoi LP, così vedi la scalata con i suoi cali. Un compagno è possibile solo in Double Up, e i campioni non si possono ordinare, perché nessun negozio si può pianificare. Lasciati tempo prima della fine di un set: chi chiude in alto gioca lobby lunghe, e in un giorno ce ne stanno meno.',
  'service.elo': 'Un booster gioca le tue lobby fino alla divisione che hai indicato.',
  'service.duo': 'Tu e un booster siete una squadra in Double Up.',
  'service.placement': 'Le prime partite di un set, in Classificata o Double Up.',
  'service.win': 'Top 4, tolte le sconfitte.',
  'question.first': 'Quale coda dovrei scegliere?',
  'answer.first':
    'Quella di cui vuoi cambiare il rango; non si toccano tra loro. In Classificata un booster gioca da solo e ha bisogno delle tue credenziali. Double Up si può giocare per te o insieme a te.',
  'question.second': 'Il mio rango TFT è legato a League of Legends?',
  'answer.second':
    'Solo attraverso l’account. Credenziali e server sono gli stessi; ranghi, MMR e reset no. Un ordine per l’uno lascia il rango nell’altro com’è. Una sanzione, invece, riguarda l’account e quindi entrambi i giochi.',
  'question.third': 'Quanto dura una divisione?',
  'answer.third':
    'Dipende dal tuo rango e dagli LP che guadagni. Il calcolatore ne ricava partite e giorni e mostra un intervallo, non una data. L’intervallo resta con l’ordine, e la pagina dell’ordine lo confronta con ciò che succede.',
  'question.fourth': 'Che cosa riavrò se mi fermo?',
  'answer.fourth':
    'Tutto, finché nessun booster ha iniziato. Dopo, lo staff può fermare l’ordine e decidono le lobby registrate: le divisioni finite restano pagate, quella in corso conta secondo i suoi LP, il resto torna a te. La pagina dell’ordine mostra sempre quell’importo.',
  'question.fifth': 'Riot Games se ne accorgerà?',
  'answer.fifth':
    'Non lo sappiamo, e non lo sa nessuno che venda boosting. Viola i termini, e sospensioni e ban sono possibili. Preferiamo dirlo qui che dopo una sanzione. Lo confermi prima di pagare.',
  'question.sixth': 'Posso guardare le mie lobby?',
  'answer.sixth':
    'Con lo stream privato sì: è un extra, e il booster ti mostra ogni partita in diretta. Senza, trovi comunque ogni lobby sulla pagina dell’ordine una volta registrata, con il risultato e gli LP.',
} as const satisfies LandingWords
