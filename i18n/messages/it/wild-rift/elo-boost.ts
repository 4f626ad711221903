import type { ServiceWords } from '../../../game-pages.ts'

export default {
  lead: 'Un booster gioca sul tuo account, un marchio dopo l’altro, fino al rango che vuoi, su Android o iOS.',
  description:
    'Elo boost per Wild Rift su Android e iOS, da {price} a divisione. Marchi registrati partita per partita, rimborso in base ai progressi.',
  'about.title': 'Marchi, tempra e la strada verso Master',
  'about.first':
    'Wild Rift conta marchi invece di LP. Di solito una vittoria ne dà uno e una sconfitta ne toglie uno, e una divisione richiede da due marchi in Ferro fino a cinque in Smeraldo e Diamante. La tempra classificata (Ranked Fortitude), che si riempie giocando in modo corretto e costante, può aggiungere un marchio o salvarne uno. Da Master in su i punti non hanno limite, con Grandmaster, Challenger e Sovrano più in alto. Le divisioni basse sono brevi ed economiche; il tratto lungo è Diamante.',
  'about.second':
    'Il booster gioca sul tuo account Riot, dal proprio dispositivo. Tu scegli piattaforma e server, e i marchi che hai già abbassano il prezzo della prima divisione. Puoi chiedere campioni specifici, se il tuo account li ha. La {games.queue.legendary} si sblocca a Diamante ed è riservata a chi gioca da solo. Durante le partite resta disconnesso: se accedi dal tuo telefono, chiudi la sessione del booster nel mezzo di uno scontro.',
  'question.first': 'Il mio gioco è collegato a Google, Apple o Facebook. Cosa condivido?',
  'answer.first':
    'Solo le credenziali Riot, mai quelle di questi servizi, che aprono molto più di un gioco. Se accedi tramite un altro servizio, imposta prima per l’account un nome utente Riot e una password, e verifica di riuscire ad accedere.',
  'question.second': 'La piattaforma cambia il prezzo?',
  'answer.second':
    'No. Rango, campioni e skin appartengono all’account Riot e sono gli stessi su Android e iOS. La chiediamo solo perché il booster sappia su quale sistema giochi di solito.',
  'question.third': 'Come si contano i marchi che ho già?',
  'answer.third':
    'Scegli la tua divisione e i marchi che hai lì. Più marchi hai già, meno costa quella divisione. Tutte le successive hanno il prezzo intero, perché ci entri senza marchi.',
  'question.fourth': 'Il booster può giocare la {games.queue.legendary}?',
  'answer.fourth':
    'Sì, se la scegli e sei in Diamante o più su, dove il gioco la sblocca. È riservata a chi gioca da solo, quindi non puoi giocare anche tu. Il booster gioca allora in quella coda e in nessun’altra.',
  'question.fifth': 'Posso perdere l’account per questo?',
  'answer.fifth':
    'Sì. I termini di Riot Games vietano il boosting e la condivisione dell’account anche in Wild Rift. Le penalità vanno dalla perdita delle ricompense stagionali al ban permanente, e con un ban perdi tutto quello che hai comprato nel gioco. Nessuno può promettere che non succederà.',
} as const satisfies ServiceWords
