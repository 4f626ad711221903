import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Sali sul tuo telefono, con un booster nel tuo gruppo.',
  description:
    'Duo boost per Wild Rift: giochi sul tuo telefono accanto a un booster, da {price} a divisione. Nessuna credenziale, marchi registrati a ogni partita.',
  'about.title': 'In due nella Landa',
  'about.first':
    'In Wild Rift due giocatori possono entrare insieme in coda in Classificata quando i loro ranghi sono abbastanza vicini. Vincete e perdete insieme, ma ogni account ha i suoi marchi: la tua vittoria ti dà il tuo marchio, e la tua tempra lo salva. Le partite sono più brevi che su PC, quindi in una sera ne giocate parecchie. La {games.queue.legendary} è riservata a chi gioca da solo, quindi in duo non c’è.',
  'about.second':
    'A giocare sei tu, sul tuo dispositivo e con le tue credenziali. Indichi il nome in gioco con il tag, il server, la piattaforma e le ore che ti vanno bene. Prendi la posizione che conosci, che sia barone, giungla, mid, drago o supporto; un booster in mid o in giungla raggiunge in fretta le altre corsie. Più di tutto aiuta una buona connessione: un marchio perso per una disconnessione resta un marchio perso.',
  'question.first': 'Io gioco su iOS, il booster su Android. Funziona?',
  'answer.first':
    'Sì. I due sistemi condividono server e code, e i gruppi misti sono normali. Servono solo lo stesso server e ranghi abbastanza vicini perché il gioco vi lasci entrare in coda insieme.',
  'question.second': 'Perché qui manca la {games.queue.legendary}?',
  'answer.second':
    'Perché lì il gioco non ammette gruppi. Per salire insieme scegli la {games.queue.ranked}. Se vuoi la {games.queue.legendary}, la trovi nell’elo boost da Diamante in su, giocata da un booster sul tuo account.',
  'question.third': 'E se cade la connessione durante una partita?',
  'answer.third':
    'La partita conta come finisce. Un marchio perso si recupera nel frattempo, perché il prezzo è per l’obiettivo. Se la connessione resta instabile, metti in pausa l’ordine nella sua pagina e continua un altro giorno.',
  'question.fourth': 'Quale nome inserisco?',
  'answer.fourth':
    'Il tuo Riot ID: il nome in gioco e il tag dopo il #, come li mostra il tuo profilo in Wild Rift. L’invito del booster arriva lì. In duo nessuno ti chiede le credenziali, il numero di telefono o il servizio a cui è collegato il gioco.',
  'question.fifth': 'Un compagno a pagamento è contro le regole?',
  'answer.fifth':
    'Sì. Nessun altro accede al tuo account, quindi non condividi nulla, ma per Riot Games resta boosting. Una penalità può colpire il tuo account come quello del booster. Lo ripetiamo prima che tu paghi.',
} as const satisfies ServiceWords
