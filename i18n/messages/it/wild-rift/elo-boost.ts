import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Segno dopo segno fino al rango che vuoi, su Android o iOS.',
  description:
    'Elo boost per Wild Rift su Android e iOS, da {price} a divisione. Segni registrati partita per partita, prezzo voce per voce, rimborso per progressi.',
  'about.title': 'I segni, la tenacia e la via verso Master',
  'about.first':
    'Wild Rift conta segni invece di LP. Di regola una vittoria ne porta uno e una sconfitta ne toglie uno, e una divisione ne chiede da due in Ferro fino a cinque in Smeraldo e Diamante. La tenacia classificata (Ranked Fortitude), riempita da un gioco corretto e costante, può aggiungere un segno o salvarne uno. Da Master in su i punti non hanno tetto, con Grandmaster, Challenger e Sovrano più in alto. Le divisioni basse sono corte e costano poco; Diamante è il tratto lungo.',
  'about.second':
    'Il booster gioca sul tuo account Riot, su un dispositivo suo. Tu indichi piattaforma e server, e i segni che hai già abbassano il prezzo della prima divisione. Si possono chiedere campioni, se il tuo account li ha. La Coda leggendaria si apre a Diamante e si gioca da soli. Durante le partite resta disconnesso, perché il tuo telefono chiuderebbe la sessione del booster nel mezzo di uno scontro.',
  'question.first': 'Il mio gioco è collegato a Google, Apple o Facebook. Che cosa do?',
  'answer.first':
    'Credenziali Riot, e mai quelle di un servizio del genere: aprono molto più di un gioco. Se accedi tramite un altro servizio, imposta prima un nome utente Riot e una password per l’account, e prova una volta se riesci a entrare.',
  'question.second': 'La piattaforma cambia il prezzo?',
  'answer.second':
    'No. Rango, campioni e skin appartengono all’account Riot e sono gli stessi su Android e iOS. La chiediamo perché il booster sappia su quale sistema si gioca di solito l’account.',
  'question.third': 'Come si contano i segni che ho già?',
  'answer.third':
    'Scegli la tua divisione e i segni che vi hai. Più quella divisione è già piena, meno costa. Tutte le divisioni successive hanno il prezzo intero, perché ci entri senza segni.',
  'question.fourth': 'Il booster può giocare la Coda leggendaria?',
  'answer.fourth':
    'Sì, se la scegli e sei in Diamante o più su, dove il gioco la apre. È per giocatori singoli, quindi lì non puoi giocare anche tu. Il booster gioca allora quella coda e nessun’altra.',
  'question.fifth': 'Posso perdere l’account per questo?',
  'answer.fifth':
    'Sì. I termini di Riot Games vietano il boosting e la condivisione dell’account anche in Wild Rift. Le sanzioni vanno dalla perdita delle ricompense di stagione al ban permanente, e un ban si porta via tutto quello che hai comprato nel gioco. Nessuno può promettere che non succederà.',
} as const satisfies ServiceWords
