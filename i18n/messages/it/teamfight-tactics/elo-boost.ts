import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Scegli un obiettivo. Un booster gioca le tue lobby in Classificata o Double Up finché non ci arrivi.',
  description:
    'Elo boost per Teamfight Tactics in Classificata o Double Up, da {price} a divisione. Ogni lobby registrata, prezzo voce per voce, rimborso per progressi.',
  'about.title': 'Gli LP nelle lobby da otto',
  'about.first':
    'In Teamfight Tactics è il posto in cui chiudi a decidere i tuoi LP. La metà alta della lobby guadagna, la metà bassa perde, e un primo posto porta più di un quarto. Una divisione vale 100 LP, come in League of Legends, ma i due ranghi non hanno nulla in comune, nemmeno sullo stesso account Riot. Anche Classificata e Double Up hanno classifiche separate, e ogni nuovo set comincia con un reset.',
  'about.second':
    'Il booster gioca lobby intere sul tuo account, e una lobby che va bene è lunga: chi chiude in alto resta fino alla fine. Intanto resta disconnesso da entrambi i giochi, perché League of Legends usa le stesse credenziali. I campioni non si possono indicare in anticipo, perché è il negozio a decidere che cosa offre una lobby. Il coaching si adatta meglio a questo gioco come extra: plance e decisioni si possono rivedere dopo.',
  'question.first': 'Un booster arriva sempre primo?',
  'answer.first':
    'No. Si sale con top 4 costanti; forzare i primi posti fa perdere LP. Nel registro troverai terzi e quarti posti, e ogni tanto un ottavo. Paghi la divisione finale, e una lobby andata male si recupera con le successive.',
  'question.second': 'Posso giocare a League of Legends durante l’ordine?',
  'answer.second':
    'Non nello stesso momento. I due giochi stanno su un solo account Riot, e un secondo accesso butta fuori il primo nel mezzo di una lobby. Metti in pausa l’ordine sulla sua pagina quando vuoi l’account per te, e riprendilo dopo.',
  'question.third': 'Che succede quando comincia un nuovo set?',
  'answer.third':
    'I ranghi vengono resettati e la scalata perde la sua base. Prima di ordinare, confronta i tempi con la fine del set. Una scalata che per allora non è finita può essere fermata dallo staff, e le divisioni che mancano vengono rimborsate.',
  'question.fourth': 'Perché non posso scegliere campioni o una composizione?',
  'answer.fourth':
    'Perché nessuno potrebbe rispettarla. Negozio, oggetti e unità contese decidono che cosa è possibile, e una composizione forzata perde LP. Per questo in Teamfight Tactics l’extra «Campioni specifici» non c’è.',
  'question.fifth': 'Riot punisce il boosting anche in TFT?',
  'answer.fifth':
    'Sì. I termini sono quelli di League of Legends, e così l’account. Una sospensione o un ban colpisce tutto quello che contiene, comprese Mini Leggende, arene e skin. Non possiamo promettere che il tuo sia risparmiato.',
} as const satisfies ServiceWords
