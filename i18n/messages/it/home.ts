import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo boost LoL, Valorant, TFT e Wild Rift',
  headline: 'Boosting per LoL, Valorant, TFT e Wild Rift',
  lead: 'Un booster gioca le tue classificate fino al rango che scegli, oppure le gioca insieme a te. Vedi subito prezzo e tempi, e ti rimborsiamo ciò che non viene giocato.',
  description:
    'Elo boost LoL, boost Valorant, TFT e Wild Rift: vedi subito prezzo e tempi e segui ogni partita. Come ospite ti basta un indirizzo e-mail.',

  setClimb: 'Scopri il prezzo',
  howLink: 'Come funziona',
  from: 'da {price} a divisione',
  fromShort: 'da {price}',

  games: 'Scegli la tua montagna',
  gamesNote: 'Prezzi a partire da, server europei',
  elo: 'Elo boost, a divisione',
  duo: 'Duo boost, a divisione',
  placement: 'Piazzamenti, a partita',
  win: 'Vittorie nette, l’una',
  eloShort: 'Elo, divisione',
  duoShort: 'Duo, divisione',
  placementShort: 'Piazz., partita',
  winShort: '{names.netWin}',

  'how.set': 'Imposta la scalata',
  'how.hand': 'Credenziali al sicuro',
  'how.watch': 'Segui ogni partita',
  'how.check': 'Controlla il risultato',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check':
    'Confermalo, o dicci cosa non va. Quando l’ordine si chiude, le tue credenziali vengono cancellate.',
  signVault: '{names.loginVault}',
  signSealed: 'Sigillata, mai aperta',
  signSoFar: 'Finora',
  signScore: '{won} vinte, {lost} perse',
  signCheck: 'Controlli tu, {figures.check}',
  signReached: 'Obiettivo raggiunto: {rank}',

  rightNow: 'In questo momento',
  counted: {
    one: 'Misurato, non stimato: {count} ordine completato nell’ultimo mese',
    other: 'Misurato, non stimato: {count} ordini completati nell’ultimo mese',
  },
  onlineNow: { one: 'booster online', other: 'booster online' },
  dayAgo: 'Un giorno fa',
  now: 'Adesso',
  onlineMost: 'booster online nel momento di punta dell’ultimo giorno',
  minutes: '{count} min',
  medianStart: 'tempo mediano prima che un booster inizi',
  halfSooner: 'La metà inizia prima',
  refundOffered: '{figures.start}: rimborso offerto',
  someOfAll: '{some} su {all}',
  onTime: 'ordini completati nei giorni promessi',
  squares: 'Un quadrato per ordine. Solo bordo: in ritardo.',

  climbs: 'Appena arrivati in vetta',
  climbsNote: 'Gli ultimi ordini, anche quelli in ritardo',
  reviews: 'Cosa dicono i clienti',
  reviewsNote: 'Solo gli ordini completati si possono recensire',

  learn: 'Oppure impara a salire da solo',
  learnText:
    'Prenota fino a {figures.mostHours} ore con un booster che gioca al tuo gioco in Diamante o più su. Niente boost e niente credenziali: tu giochi, lui spiega.',
  chooseCoach: 'Scegli un coach',
  anHour: 'all’ora',
  raffles: 'Estrazioni gratuite',
  allRaffles: 'Tutte le estrazioni',
  raffleCloses: 'Chiude {time}',

  questionsTitle: 'Domande frequenti, risposte chiare',
  stillUnsure:
    'Ancora dubbi? <write>Scrivici</write>. Rispondiamo ogni giorno dalle {from} alle {to} ({zone}).',
  'question.penalty': 'Il mio account può essere penalizzato?',
  'answer.penalty': 'Sì. {checkout.riskText} Prima di pagare confermi di averlo letto.',
  'question.account': 'Devo registrarmi?',
  'answer.account':
    'No. Come ospite ti basta un indirizzo e-mail. Con un account e una password puoi accedere da qualsiasi dispositivo e ritrovare tutti i tuoi ordini.',
  'question.who': 'Chi gioca, e posso giocare anch’io?',
  'answer.who':
    'Un booster che abbiamo approvato per il tuo gioco, il tuo server e il tuo rango obiettivo. La pagina dell’ordine mostra il suo nome e ogni partita. In duo giochi tu tutte le partite, insieme al booster, e a nessuno servono le tue credenziali.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'E se ci vuole più tempo?',
  'answer.time':
    'Prima di pagare vedi un intervallo di giorni. Se l’ordine dura di più, il prezzo non cambia, e lo staff può annullarlo e rimborsarti la parte ancora da giocare.',
  'question.pay': 'Come posso pagare?',
  'answer.pay':
    'Puoi pagare con: {methods}. Con la carta paghi sulla pagina del nostro fornitore di pagamenti, quindi non vediamo mai il numero della tua carta.',
} satisfies TranslationOf<typeof home, 'it'>
