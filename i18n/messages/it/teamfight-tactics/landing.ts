import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Teamfight Tactics (TFT)',
  lead: 'Un booster gioca le tue lobby in Classificata o Double Up, oppure è il tuo compagno in Double Up. Vedi quanto costa ogni divisione e com’è finita ogni lobby.',
  description:
    'Boosting per Teamfight Tactics in Classificata e Double Up, da {price} a divisione. Scalate, un compagno Double Up, piazzamenti e vittorie nette.',
  'about.title': 'Una classifica per coda, un reset per set',
  'about.first':
    'Teamfight Tactics prende i ranghi da League of Legends: da Ferro a Diamante in quattro divisioni da 100 LP, poi Master, Grandmaster e Challenger senza limite di LP. A cambiare è il modo di salire. Otto giocatori condividono una lobby, i primi quattro guadagnano LP, e i risultati costanti valgono più di un primo posto ogni tanto. Ogni set azzera la classifica e si apre con partite di piazzamento. Double Up ha un rango a parte.',
  'about.second':
    'I prezzi sono a divisione, a vittoria netta o a partita di piazzamento, e ogni rango ha i suoi. Il booster registra ogni partita con i suoi LP, così vedi anche i passi indietro della scalata. Un compagno è possibile solo in Double Up, e i campioni non si possono scegliere, perché nessuno sa cosa offrirà il negozio. Lasciati un margine prima della fine di un set: piazzarsi in alto allunga le partite, e in un giorno ce ne stanno meno.',
  'service.elo': 'Un booster gioca le tue lobby fino alla divisione che hai scelto.',
  'service.duo': 'Tu e un booster siete una squadra in Double Up.',
  'service.placement': 'Le prime partite di un set, in Classificata o Double Up.',
  'service.win': 'Le top 4, meno le sconfitte.',
  'question.first': 'Quale coda scelgo?',
  'answer.first':
    'Quella di cui vuoi cambiare il rango; le due sono indipendenti. In Classificata un booster gioca da solo e ha bisogno delle tue credenziali. In Double Up un booster può giocare per te o con te.',
  'question.second': 'Il mio rango TFT è legato a League of Legends?',
  'answer.second':
    'Solo attraverso l’account. Credenziali e server sono gli stessi; ranghi, MMR e reset no. Un ordine per uno dei due non cambia il rango nell’altro. Una penalità, invece, colpisce l’account e quindi entrambi i giochi.',
  'question.third': 'Quanto ci vuole per una divisione?',
  'answer.third':
    'Dipende dal tuo rango e dagli LP che guadagni. Il calcolatore li traduce in partite e giorni e mostra un intervallo, non una data. L’intervallo viene salvato con l’ordine, e la pagina dell’ordine lo confronta con i progressi reali.',
  'question.fourth': 'Cosa mi viene rimborsato se mi fermo?',
  'answer.fourth':
    'Tutto, finché nessun booster ha iniziato. Dopo, lo staff può fermare l’ordine e decidono le lobby registrate: paghi le divisioni finite e gli LP guadagnati in quella in corso, e ti rimborsiamo il resto. La pagina dell’ordine mostra sempre l’importo.',
  'question.fifth': 'Riot Games se ne accorgerà?',
  'answer.fifth':
    'Non lo sappiamo, e non lo sa nessun altro che venda boosting. Viola i termini, e sospensioni e ban sono possibili. Preferiamo dirlo qui che dopo una penalità. Lo confermi prima di pagare.',
  'question.sixth': 'Posso guardare le mie lobby?',
  'answer.sixth':
    'Sì, con «{games.addon.stream}»: è un extra, e il booster ti mostra ogni partita in diretta. Anche senza, trovi ogni lobby nella pagina dell’ordine appena viene registrata, con il risultato e gli LP.',
} as const satisfies LandingWords
