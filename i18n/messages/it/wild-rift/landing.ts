import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Wild Rift',
  lead: 'Da Ferro a Sovrano, su Android o iOS, con ogni segno a registro.',
  description:
    'Boosting per Wild Rift su Android e iOS, da {price} a divisione. Elo, duo, prime partite della stagione e vittorie nette, rimborsi per progressi.',
  'about.title': 'Divisioni corte, una cima lunga',
  'about.first':
    'La classifica di Wild Rift si conta in segni: due per divisione in Ferro, tre in Bronzo e Argento, quattro in Oro e Platino, cinque in Smeraldo e Diamante. Sopra stanno Master, Grandmaster, Challenger e Sovrano, con punti senza tetto. Non ci sono partite di piazzamento; una nuova stagione ti fa scendere, e tu risali. Accanto alla Classificata c’è la Coda leggendaria, per giocatori singoli da Diamante in su.',
  'about.second':
    'È un gioco per telefoni, e questo dà forma all’ordine. Ci dici server e piattaforma, e depositi in cassaforte le credenziali Riot, o proprio nulla in duo. Non consegnare mai un account Google, Apple o Facebook. Il booster gioca su un altro dispositivo, registra ogni partita con i suoi segni e consegna un’immagine del rango finale. Hai poi 72 ore per controllarlo sul tuo telefono.',
  'service.elo': 'Un booster raccoglie i segni sul tuo account, fino al rango che indichi.',
  'service.duo': 'Giochi sul tuo telefono, e il booster è nel tuo gruppo.',
  'service.placement': 'Le tue prime classificate della stagione, fino a dieci.',
  'service.win': 'Vittorie nette in Classificata o in Coda leggendaria.',
  'question.first': 'Il mio rango in Wild Rift è lo stesso di League of Legends?',
  'answer.first':
    'No. L’account può essere lo stesso, le classifiche no. Wild Rift ha segni invece di LP, un rango in più in cima e altri server. Ordina per il gioco sul tuo telefono, con il rango che mostra.',
  'question.second': 'Quali server offrite?',
  'answer.second':
    'Europa, Nord America, Brasile, America Latina, Sud-est asiatico e Medio Oriente. Scegli quello su cui giochi, perché i ranghi non si spostano dall’uno all’altro. I server della Cina continentale e della Corea non sono offerti.',
  'question.third': 'Come entra un booster nel mio account?',
  'answer.third':
    'Con le credenziali Riot che depositi in cassaforte. Sono cifrate, il booster del tuo ordine può aprirle solo durante il boost, e tu vedi ogni consultazione. Se preferisci non dare nulla, in duo serve solo il tuo nome in gioco.',
  'question.fourth': 'Posso essere bannato?',
  'answer.fourth':
    'Sì. Boosting e condivisione dell’account sono contro i termini di Riot Games su telefono come su PC. Sospensione, perdita di ricompense e ban permanenti sono tutti possibili, e non ti diremo altro, né qui né al pagamento.',
  'question.fifth': 'Quanto tempo ci vuole?',
  'answer.fifth':
    'Il calcolatore traduce la scalata in partite e giorni e mostra un intervallo. Le divisioni basse passano in fretta, Diamante si prende il suo tempo, e un duo dura quanto le tue ore libere lo fanno durare. L’intervallo resta con l’ordine, perché tu possa confrontare.',
  'question.sixth': 'E se cambio idea?',
  'answer.sixth':
    'Prima che un booster inizi annulli tu, e scegli dove va l’intero prezzo: sul tuo saldo qui o indietro con il metodo con cui hai pagato. Dopo, lo staff può fermare l’ordine, e ciò che le partite registrate non hanno guadagnato viene rimborsato.',
} as const satisfies LandingWords
