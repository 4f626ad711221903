import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Le prime partite di un set, giocate da un booster in Classificata, oppure insieme a te in Double Up.',
  description:
    'Piazzamenti di TFT a inizio set, da {price} a partita. Prezzo secondo il tuo ultimo rango, in Classificata o insieme in Double Up.',
  'about.title': 'Le prime lobby di un set',
  'about.first':
    'Ogni set azzera la classifica, e le prime cinque partite classificate ti piazzano. Ti spostano più di quelle successive, quindi una serie di top 4 all’inizio fa risparmiare molte lobby dopo. Il tuo vecchio rango conta ancora, perché il gioco ricorda l’MMR nascosto che ci sta dietro. Classificata e Double Up ti piazzano separatamente, e un ordine vale per una delle due.',
  'about.second':
    'Inserisci il rango con cui hai chiuso l’ultimo set, oppure «{games.unranked}», e il numero di partite. In Classificata le gioca un booster da solo sul tuo account. In Double Up puoi giocare anche tu, e allora non servono credenziali. Un nuovo set riceve spesso delle patch, perciò il booster gioca quello che in quella settimana è forte. Non puoi scegliere né campioni né una composizione.',
  'question.first': 'In quale rango finirò?',
  'answer.first':
    'Lo decide il gioco, in base al tuo MMR nascosto e ai risultati in queste lobby. Cinque buoni piazzamenti ti danno una partenza migliore, non un rango che possiamo indicare prima. Per un rango preciso scegli un elo boost.',
  'question.second': 'Un quinto posto si rigioca?',
  'answer.second':
    'No. Ogni partita di piazzamento c’è una volta sola, quindi ogni lobby conta, comunque finisca. Paghi un numero di partite. Se un ordine viene fermato prima che siano tutte giocate, ti rimborsiamo le altre.',
  'question.third': 'Ho saltato l’ultimo set. Cosa inserisco?',
  'answer.third':
    'Scegli «{games.unranked}»: le partite avranno il prezzo di Argento. Il rango di un set più vecchio non influisce sul prezzo, perché il calcolatore chiede solo l’ultimo. Il tuo MMR nascosto potrebbe ricordarlo ancora.',
  'question.fourth': 'I piazzamenti si possono giocare in Double Up?',
  'answer.fourth':
    'Sì, scegli Double Up come coda. O un booster gioca sul tuo account, o il compagno sei tu e condividi solo il tuo Riot ID. Il risultato vale per il tuo rango Double Up e non cambia quello di Classificata.',
  'question.fifth': 'Cinque lobby mettono a rischio il mio account?',
  'answer.fifth':
    'Sì. Se qualcun altro gioca sulla tua plancia, i termini di Riot Games sono violati dal primo round, e la penalità può essere una sospensione o un ban dell’intero account Riot. Prima di ordinare, valuta se una partenza migliore lo vale.',
} as const satisfies ServiceWords
