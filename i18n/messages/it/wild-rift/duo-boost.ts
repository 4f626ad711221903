import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sali sul tuo telefono, con un booster nel gruppo.',
  description:
    'Duo boost per Wild Rift: giochi sul tuo telefono accanto a un booster, da {price} a divisione. Niente credenziali, segni registrati a ogni partita.',
  'about.title': 'In due nella Landa',
  'about.first':
    'La Classificata di Wild Rift si può giocare in gruppo di due quando i ranghi sono abbastanza vicini. Vincete e perdete insieme, ma ogni account ha i suoi segni: la tua vittoria porta il tuo segno, e la tua tenacia lo salva. Le partite sono più corte che su PC, quindi una sera ne contiene un bel po’. La Coda leggendaria è solo per giocatori singoli e perciò non fa parte del duo.',
  'about.second':
    'A giocare sei tu, sul tuo dispositivo e con le tue credenziali. Dai il nome in gioco con il tag, server, piattaforma e le ore che ti vanno bene. Prendi la posizione che conosci, che sia barone, giungla, mid, drago o supporto; un booster in mid o in giungla raggiunge in fretta le altre corsie. Una buona connessione aiuta più di tutto: un segno perso per una riconnessione è perso lo stesso.',
  'question.first': 'Io gioco su iOS, il booster su Android. Funziona?',
  'answer.first':
    'Sì. I due sistemi condividono server e code, e un gruppo misto non è nulla di insolito. Quello che deve andare bene è il server, e una distanza di rango con cui il gioco vi permetta di mettervi in coda insieme.',
  'question.second': 'Perché qui manca la Coda leggendaria?',
  'answer.second':
    'Perché il gioco non vi ammette gruppi. Per una scalata insieme, la coda è la Classificata. Se vuoi la Coda leggendaria, l’elo boost la offre da Diamante in su, giocata da un booster sul tuo account.',
  'question.third': 'E se la connessione cade durante una partita?',
  'answer.third':
    'La partita conta come finisce. Un segno perso si recupera lungo la via, perché il prezzo è per l’obiettivo. Se la connessione resta cattiva, metti in pausa l’ordine sulla sua pagina e continua un altro giorno.',
  'question.fourth': 'Quale nome inserisco?',
  'answer.fourth':
    'Il tuo Riot ID, il nome in gioco con il tag dopo il #, come lo mostra il tuo profilo in Wild Rift. L’invito del booster arriva lì. In duo non vengono mai chiesti nome di accesso, numero di telefono e servizio a cui il tuo gioco è collegato.',
  'question.fifth': 'Un compagno a pagamento è contro le regole?',
  'answer.fifth':
    'Sì. Nessun altro accede al tuo account, quindi non si condivide nulla, ma Riot Games lo chiama comunque boosting. Una sanzione può colpire il tuo account come quello del booster. Lo diciamo di nuovo prima che tu paghi.',
} as const satisfies ServiceWords
