import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Compra vittorie nette al rango che hai ora. Una partita persa si recupera e non ti costa nulla in più.',
  description:
    'Vittorie nette in League of Legends al tuo rango, da {price} l’una. Le sconfitte si recuperano senza costi. Solo o duo, prezzo voce per voce.',
  'about.title': 'Le vittorie nette, contate in modo semplice',
  'about.first':
    'Una vittoria netta è una vittoria che resta una volta tolte le sconfitte. Quattro vinte e una persa ne lasciano tre. L’ordine finisce quando si raggiunge il numero comprato, qualunque sia il numero di partite. Serve a chi vuole un po’ di distanza da una retrocessione, una spinta per uscire da una divisione in cui è bloccato, o partite attive contro il decay nei ranghi alti, senza indicare un obiettivo.',
  'about.second':
    'Il prezzo segue il rango in cui sei quando ordini. Quanti LP portano le vittorie dipende dal tuo MMR e non cambia nulla nel prezzo. Un booster gioca sul tuo account, oppure passi al duo e giochi anche tu. La vittoria bonus ne aggiunge una all’ordine a prezzo fisso. Puoi scegliere anche la Flex; inserisci allora il tuo rango Flex.',
  'question.first': 'Cinque vittorie nette, quante partite sono?',
  'answer.first':
    'Quante ne servono per avere cinque vittorie più delle sconfitte. Cinque di fila bastano; con due sconfitte lungo la via sono nove partite. In ogni caso ne paghi cinque, e la pagina dell’ordine mostra il conto dopo ogni partita.',
  'question.second': 'Mi porterà alla divisione successiva?',
  'answer.second':
    'Forse, ma non fa parte dell’ordine. Se una vittoria ti dà 20 LP e una sconfitta ne toglie 20, cinque vittorie nette sono 100 LP, una divisione. Se è la divisione che conta, ordina un elo boost: lì l’obiettivo è fisso e il numero di partite è aperto.',
  'question.third': 'Il mio rango sale durante l’ordine. Anche il prezzo?',
  'answer.third':
    'No. Il prezzo è fissato con l’ordine, al rango in cui l’hai fatto. Se le vittorie ti portano da Oro a Platino, le restanti costano sempre quanto dice il tuo preventivo.',
  'question.fourth': 'I remake e i dodge contano?',
  'answer.fourth':
    'No. Un remake non ha vincitori, e una lobby abbandonata con un dodge non è mai diventata una partita: nessuno dei due muove il conto. Gli LP tolti da un dodge qui non vengono recuperati, perché quest’ordine conta partite e non punti.',
  'question.fifth': 'Poche vittorie sono troppo poche per essere notate?',
  'answer.fifth':
    'Potrebbe rispondere solo Riot Games, quindi non lo affermiamo. Il boosting viola i termini in qualsiasi misura, e i provvedimenti vanno dalla perdita delle ricompense classificate al ban permanente. Lo rileggi al pagamento e lì lo confermi.',
} as const satisfies ServiceWords
