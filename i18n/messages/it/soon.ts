import type { TranslationOf } from '../../translate.ts'
import type soon from '../en/soon.ts'

export default {
  lead: '{site} offrirà boost e coaching per League of Legends, Teamfight Tactics, Valorant e Wild Rift. Stiamo ancora preparando tutto.',
  mailTitle: 'Un’e-mail quando apriamo',
  mailText: 'Ti scriviamo una sola volta, il giorno dell’apertura, e poi cancelliamo il tuo indirizzo.',
  send: 'Avvisami',
  sentTitle: 'Guarda nella tua casella',
  sentText:
    'Abbiamo inviato un link a {email}. Aprilo e conferma il tuo indirizzo. Fino ad allora non inviamo nulla.',
  confirmTitle: 'Un’e-mail quando apre {site}?',
  mailed: 'Scriviamo una sola volta a {email}, quando apre il negozio, e poi cancelliamo l’indirizzo.',
  confirm: 'Conferma indirizzo',
  listTitle: 'Il tuo indirizzo è nella lista',
  remove: 'Cancella il mio indirizzo',
  removedTitle: 'Il tuo indirizzo è cancellato',
  removedText: 'Non riceverai nessuna e-mail da noi.',
  openTitle: 'Il negozio è aperto',
  openText: 'Nel frattempo ha aperto. Non c’è più nulla da confermare.',
  enter: 'Vai al negozio',
  overTitle: 'Questo link non vale più',
  overText: 'L’indirizzo è stato cancellato o non è stato confermato in tempo. Puoi lasciarlo di nuovo.',
  trialText:
    'Lo vede solo lo staff. Ogni ordine è un ordine di prova: nessuno paga e l’apertura lo cancella.',
  workText: 'Qui ogni ordine è un ordine di prova: non si muove denaro e l’apertura lo cancella.',
} satisfies TranslationOf<typeof soon, 'it'>
