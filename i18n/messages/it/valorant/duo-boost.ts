import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Mettiti in coda in Competitiva con un booster. Account e agenti restano nelle tue mani.',
  description:
    'Duo boost per Valorant: gioca in Competitiva con un booster sul tuo account, da {price} a divisione. Nessuna password, ogni partita registrata.',
  'about.title': 'In coda in due',
  'about.first':
    'La Competitiva accetta gruppi di due finché i ranghi sono abbastanza vicini; quanto vicini lo stabilisce Riot, e verso la cima la regola si fa più severa. Il tuo booster entra con un account adatto. Gli RR si contano per ogni giocatore da solo, da MMR, risultato e round, quindi ottieni quello che ottiene il tuo account. Due giocatori con un piano coprono già due dei quattro ruoli prima che cominci la selezione agenti.',
  'about.second':
    'Giochi ogni partita, perciò sono le ore che indichi a decidere la velocità; scrivi anche il fuso orario. Molti vogliono il duellante per sé, e funziona bene: un booster da iniziatore o controller ti apre i siti. Puoi aggiungere stream privato e coaching. «Solo coda singola» e «Appari offline» no, perché sono pensati per gli ordini giocati senza di te.',
  'question.first': 'Mi serve un microfono?',
  'answer.first':
    'No. In Valorant le call aiutano, e molti duo usano la voce, ma nell’ordine nulla la richiede. Bastano i ping e la chat del gioco. Valgono di più ore che puoi davvero rispettare.',
  'question.second': 'E se il mio rango è troppo lontano da quello del booster?',
  'answer.second':
    'Allora non potreste mettervi in coda, quindi il booster porta un account entro l’intervallo. Trovarlo non è compito tuo. Mentre sali, l’intervallo si sposta con te, e il booster deve seguirlo.',
  'question.third': 'Come si calcola il prezzo di una scalata in duo?',
  'answer.third':
    'Come la stessa scalata in elo boost, con una voce per il duo che fa sempre parte di questo servizio. Gli RR che hai già abbassano solo il prezzo della prima divisione. Ogni voce è nel preventivo, e al pagamento non si aggiunge nulla.',
  'question.fourth': 'Un mio amico può unirsi a noi?',
  'answer.fourth':
    'Un ordine è un cliente e un booster. Un terzo giocatore restringe i ranghi che possono mettersi in coda insieme e non fa parte di ciò che paghi. Il tuo amico può fare un ordine suo.',
  'question.fifth': 'Il mio account è al sicuro se gioco io?',
  'answer.fifth':
    'Le tue credenziali sì, perché nessuno le chiede. Una sanzione resta possibile: per Riot Games il boosting a pagamento è una violazione anche in duo, e può sospendere o bannare per questo. La stessa dichiarazione compare al pagamento.',
} as const satisfies ServiceWords
