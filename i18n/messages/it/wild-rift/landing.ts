import type { LandingWords } from '../../../game-pages.ts'

export default {
  title: 'Boosting per Wild Rift',
  lead: 'Un booster gioca le tue classificate su Android o iOS, da solo o nel tuo gruppo, da Ferro a Sovrano. Ogni marchio viene registrato.',
  description:
    'Boosting per Wild Rift su Android e iOS, da {price} a divisione. Elo, duo, inizio stagione e vittorie nette, con rimborso di ciò che non si gioca.',
  'about.title': 'Divisioni brevi, una cima lunga',
  'about.first':
    'La classifica di Wild Rift si conta in marchi: due a divisione in Ferro, tre in Bronzo e Argento, quattro in Oro e Platino, cinque in Smeraldo e Diamante. Sopra ci sono Master, Grandmaster, Challenger e Sovrano, con punti senza limite. Non ci sono partite di piazzamento; una nuova stagione ti fa scendere, e poi risali. Oltre alla Classificata c’è la {games.queue.legendary}, per chi gioca da solo da Diamante in su.',
  'about.second':
    'È un gioco per telefono, e questo cambia il tuo ordine. Ci dici server e piattaforma e salvi nella cassaforte le credenziali Riot, oppure nessuna in duo. Non condividere mai l’accesso a Google, Apple o Facebook. Il booster gioca su un altro dispositivo, registra ogni partita con i suoi marchi e invia uno screenshot del rango finale. Poi hai {figures.check} per controllarlo sul tuo telefono.',
  'service.elo': 'Un booster guadagna i marchi sul tuo account, fino al rango che scegli.',
  'service.duo': 'Giochi sul tuo telefono, con il booster nel tuo gruppo.',
  'service.placement': 'Le tue prime partite della stagione, fino a dieci.',
  'service.win': 'Vittorie nette in {games.queue.ranked} o in {games.queue.legendary}.',
  'question.first': 'Il mio rango in Wild Rift è lo stesso di League of Legends?',
  'answer.first':
    'No. L’account può essere lo stesso, le classifiche no. Wild Rift ha marchi invece di LP, un rango in più in cima e altri server. Ordina per il gioco che hai sul telefono, con il rango che mostra.',
  'question.second': 'Quali server offrite?',
  'answer.second':
    'Europa, Nord America, Brasile, America Latina, Sud-est asiatico e Medio Oriente. Scegli quello su cui giochi, perché i ranghi non si trasferiscono dall’uno all’altro. Non offriamo server della Cina continentale né della Corea.',
  'question.third': 'Come entra un booster nel mio account?',
  'answer.third':
    'Con le credenziali Riot che salvi nella cassaforte. Sono cifrate, il booster del tuo ordine può aprirle solo durante il boost, e tu vedi ogni consultazione. Se preferisci non condividerle, in duo basta il tuo nome in gioco.',
  'question.fourth': 'Posso essere bannato?',
  'answer.fourth':
    'Sì. Il boosting e la condivisione dell’account sono contro i termini di Riot Games su telefono come su PC. Sospensione, perdita di ricompense e ban permanente sono tutti possibili, e non ti diremo il contrario, né qui né al pagamento.',
  'question.fifth': 'Quanto tempo ci vuole?',
  'answer.fifth':
    'Il calcolatore traduce la tua scalata in partite e giorni e mostra un intervallo. Le divisioni basse passano in fretta, Diamante richiede il suo tempo, e la durata di un duo dipende dai tuoi orari. L’intervallo resta nell’ordine, così puoi fare il confronto.',
  'question.sixth': 'E se cambio idea?',
  'answer.sixth':
    'Finché un booster non inizia, puoi annullare tu e scegliere dove ricevere il rimborso completo: sul tuo saldo qui o sul metodo di pagamento usato. Dopo, lo staff può fermare l’ordine e ti rimborsiamo la parte che le partite registrate non coprono.',
} as const satisfies LandingWords
