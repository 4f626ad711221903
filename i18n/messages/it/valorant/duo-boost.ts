import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Entra in coda in Competitiva con un booster. Giochi sul tuo account, con gli agenti che preferisci.',
  description:
    'Duo boost per Valorant: gioca in Competitiva con un booster sul tuo account, da {price} a divisione. Nessuna password, ogni partita registrata.',
  'about.title': 'In coda in due',
  'about.first':
    'In Competitiva due giocatori possono entrare in coda insieme se i loro ranghi sono abbastanza vicini; quanto vicini lo stabilisce Riot, e verso la cima la regola si fa più severa. Il tuo booster entra con un account adatto. Gli RR si calcolano per ogni giocatore separatamente, da MMR, risultato e round, quindi guadagni quello che guadagna il tuo account. E due giocatori con un piano coprono già due dei quattro ruoli prima della selezione degli agenti.',
  'about.second':
    'Giochi tu ogni partita, quindi sono le ore che indichi a decidere quanto si va veloci; specifica anche il fuso orario. Molti clienti vogliono fare il duellante, e funziona bene: un booster da iniziatore o stratega ti apre i site. Puoi aggiungere «{games.addon.stream}» e «{games.addon.coaching}», ma non «{games.addon.solo-only}» o «{games.addon.offline}», che sono pensati per gli ordini giocati senza di te.',
  'question.first': 'Mi serve un microfono?',
  'answer.first':
    'No. In Valorant le call aiutano, e molti duo usano la voce, ma non è obbligatorio. Bastano i ping e la chat di gioco. Conta di più avere orari che puoi davvero rispettare.',
  'question.second': 'E se il mio rango è troppo lontano da quello del booster?',
  'answer.second':
    'Allora non potreste entrare in coda insieme, quindi il booster usa un account nel giusto intervallo. Non tocca a te trovarlo. Mentre sali di rango, l’intervallo si sposta con te e il booster deve stare al passo.',
  'question.third': 'Come si calcola il prezzo di una scalata in duo?',
  'answer.third':
    'Come la stessa scalata in elo boost, più una voce per il duo che in questo servizio c’è sempre. Gli RR che hai già abbassano il prezzo solo della prima divisione. Il preventivo mostra ogni voce, e al pagamento non si aggiunge nulla.',
  'question.fourth': 'Un mio amico può giocare con noi?',
  'answer.fourth':
    'Un ordine vale per un cliente e un booster. Un terzo giocatore restringe i ranghi che possono entrare in coda insieme e non rientra in ciò che paghi. Il tuo amico può fare un ordine suo.',
  'question.fifth': 'Il mio account è al sicuro se gioco io?',
  'answer.fifth':
    'Le tue credenziali sì, perché nessuno te le chiede. Una penalità resta possibile: per Riot Games il boosting a pagamento è una violazione anche in duo, e può costarti una sospensione o un ban. La stessa dichiarazione la ritrovi al pagamento.',
} as const satisfies ServiceWords
