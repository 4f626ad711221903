import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Le prime classificate di un set, giocate da un booster in Classificata, o insieme a te in Double Up.',
  description:
    'Piazzamenti di Teamfight Tactics a inizio set, da {price} a partita. Secondo il tuo ultimo rango, in Classificata o insieme in Double Up.',
  'about.title': 'Le prime lobby di un set',
  'about.first':
    'A ogni set la classifica viene resettata, e le prime cinque partite classificate ti piazzano. Ti spostano più delle successive, quindi una serie di top 4 all’inizio fa risparmiare molte lobby dopo. Il tuo vecchio rango ha ancora voce in capitolo, perché il gioco ricorda l’MMR nascosto che gli sta dietro. Classificata e Double Up ti piazzano separatamente, e un ordine vale per una delle due.',
  'about.second':
    'Inserisci il rango con cui hai chiuso l’ultimo set, o non classificato, e il numero di partite. In Classificata le gioca un booster da solo sul tuo account. In Double Up puoi giocare anche tu, e allora non servono credenziali. Un set appena uscito riceve spesso patch, perciò il booster gioca quello che è forte in quella settimana. Non si possono ordinare né campioni né una composizione.',
  'question.first': 'In quale rango finirò?',
  'answer.first':
    'Lo decide il gioco, in base al tuo MMR nascosto e ai posti in queste lobby. Cinque buoni risultati ti danno una partenza migliore, non un rango che potremmo indicare prima. Per un rango a tua scelta c’è l’elo boost.',
  'question.second': 'Un quinto posto si rigioca?',
  'answer.second':
    'No. Una partita di piazzamento esiste una volta sola, quindi ogni lobby conta, qualunque sia il posto. Paghi un numero di partite. Se un ordine viene fermato prima che siano tutte giocate, le altre vengono rimborsate.',
  'question.third': 'Ho saltato l’ultimo set. Che cosa inserisco?',
  'answer.third':
    'Scegli non classificato; le partite hanno allora il prezzo di Argento. Un rango di un set più vecchio non entra nel prezzo, perché il calcolatore chiede solo l’ultimo. L’MMR nascosto può ricordarlo ancora.',
  'question.fourth': 'I piazzamenti si possono giocare in Double Up?',
  'answer.fourth':
    'Sì, sceglilo come coda. O un booster gioca sul tuo account, o il compagno sei tu e dai solo il tuo Riot ID. Il risultato vale per il tuo rango Double Up e lascia la Classificata com’è.',
  'question.fifth': 'Cinque lobby mettono a rischio il mio account?',
  'answer.fifth':
    'Sì. Qualcun altro alla tua plancia viola i termini di Riot Games dal primo round, e la risposta può essere una sospensione o un ban dell’intero account Riot. Prima di ordinare, mettilo sulla bilancia con una partenza migliore.',
} as const satisfies ServiceWords
